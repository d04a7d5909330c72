export * from './limits.ts'
export * from './rules.ts'
import * as Type from 'typebox'
import type { Static } from 'typebox'
import { CashStepMinor, Id, Nullable, OneOf, Percent, PositiveAmountMinor, Strict } from '../../schema.ts'
import { COMPANY_CURRENCIES, COMPANY_LENGTHS, LEGAL_FORMS } from './limits.ts'
import { defineArea } from '../../declare.ts'
import { ROLES } from '../../roles.ts'
import { PRICE_DISPLAYS } from '../../price-displays.ts'
import { STOCK_POLICIES } from '../../stock-policies.ts'
import { STOCK_VALUATIONS } from '../../stock-valuations.ts'

/** A phone as it is kept: country code, a space, the number. */
const Phone = Type.String({ maxLength: 30, pattern: '^(\\+[0-9]{1,4} [0-9]{8,15})?$' })

const StockPolicy = OneOf(STOCK_POLICIES)
const StockValuation = OneOf(STOCK_VALUATIONS)
const PriceDisplay = OneOf(PRICE_DISPLAYS)

export const CounterLockMinutes = Type.Integer({ minimum: 1, maximum: 240 })

/** Days after which, or before which, somebody is told of something. */
const NoticeDays = Type.Integer({ minimum: 1, maximum: 365 })

/**
 * The company as its form saves and reads it: `GET /company/:id`, and `PUT /company/:id` as a multipart form with a text
 * part for each field that is not empty (numbers as decimals, flags as `true` and `false`; a field that is left out is null)
 * and the file `photo` where a logo is chosen. It creates the company when there is none of that id.
 */
export const CompanyInput = Strict({
  name: Type.String({ minLength: 1, maxLength: COMPANY_LENGTHS.name, pattern: '\\S' }),
  email: Type.String({ format: 'email', maxLength: 254 }),
  phone: Phone,
  address: Type.String({ minLength: 1, maxLength: COMPANY_LENGTHS.address }),
  postalCode: Type.String({ minLength: 1, maxLength: COMPANY_LENGTHS.postalCode }),
  city: Type.String({ minLength: 1, maxLength: COMPANY_LENGTHS.city }),
  taxId: Type.String({ minLength: 1, maxLength: COMPANY_LENGTHS.taxId }),
  countryCode: Type.String({ pattern: '^[A-Z]{2}$' }),
  defaultCurrencyCode: OneOf(COMPANY_CURRENCIES),
  legalForm: Nullable(OneOf(LEGAL_FORMS)),
  /** What the form is called where it is `Other`; null for the rest. */
  otherLegalForm: Nullable(Type.String({ minLength: 1, maxLength: COMPANY_LENGTHS.otherLegalForm })),
  primaryManager: Type.String({ minLength: 1, maxLength: COMPANY_LENGTHS.primaryManager }),
  primaryManagerPhone: Phone,
  primaryManagerEmail: Type.String({ format: 'email', maxLength: 254 }),
  itManager: Nullable(Type.String({ maxLength: 60 })),
  /** Nothing is asked of it but that it reads as a phone. */
  itManagerPhone: Nullable(Type.String({ maxLength: 30, pattern: '^(\\+[0-9]{1,4} )?[0-9]{1,20}$' })),
  itManagerEmail: Nullable(Type.String({ maxLength: 254 })),
  isVatSubject: Type.Boolean(),
  isFodecSubject: Type.Boolean(),
  isTaxStampSubject: Type.Boolean(),
  /** In percent; null where the company is not subject to it. */
  defaultVatRate: Nullable(Percent),
  defaultFodecRate: Nullable(Percent),
  /** In the currency's main unit, as `1` for one dinar. */
  defaultTaxStamp: Nullable(Type.Number({ minimum: 0, maximum: 1_000_000 })),
  isMultiBatch: Type.Boolean(),
  allowUnitPriceEntry: Type.Boolean(),
  /** Where stock runs out, at each point of sale that has none of its own; left out, it stays as it is. */
  stockPolicy: Type.Optional(StockPolicy),
  /** What goods that go out cost, from now on; left out, it stays as it is. */
  stockValuation: Type.Optional(StockValuation),
  /** How prices are shown, at each point of sale that has nothing of its own; left out, it stays as it is. */
  priceDisplay: Type.Optional(PriceDisplay),
  /** To what cash is rounded, at each point of sale that has nothing of its own; left out, it stays as it is. */
  cashStepMinor: Type.Optional(CashStepMinor),
  /**
   * From how much in cash, excluding tax, the buyer's identity is recorded with a ticket; 0 for never. Left out, it stays as
   * it is: 5,000 dinars, as the law has it, or 0 where books are kept in another currency.
   */
  cashIdentityMinor: Type.Optional(PositiveAmountMinor),
  maxDiscountRate: Nullable(Percent),
  /** The most cash that may be taken out of a drawer at once without the right to exceed it; null for no limit. */
  maxCashOutMinor: Nullable(PositiveAmountMinor),
  /**
   * By how much what is counted of a method may differ at a closing before a manager has to approve it, at each point of sale
   * that has nothing of its own; null for whatever it differs by.
   */
  cashToleranceMinor: Nullable(PositiveAmountMinor),
  /** After how many minutes without a touch, key or scan a counter locks itself; null for never. */
  counterLockMinutes: Nullable(CounterLockMinutes),
  /** For how many months vouchers are taken that are issued from now on; null for ever. */
  voucherValidityMonths: Nullable(Type.Integer({ minimum: 1, maximum: 120 })),
  /** The most that a client may owe who has no limit of their own; null limits nothing. */
  defaultCreditLimitMinor: Nullable(PositiveAmountMinor),
  /** The most, at cost, that a stock adjustment may be worth without somebody's approval; null limits nothing. */
  stockAdjustmentLimitMinor: Nullable(PositiveAmountMinor),
  /** So many days before lots expire, whoever may adjust them is told; left out, it stays as it is, as the two after it. */
  expiryNoticeDays: Type.Optional(NoticeDays),
  /** A transfer that is ready and not sent for so many days is told at the sender's. */
  readyNoticeDays: Type.Optional(NoticeDays),
  /** One that is sent and has not arrived for so many days is told at the receiver's. */
  transitNoticeDays: Type.Optional(NoticeDays),
  defaultCustomerCode: Nullable(Type.String({ maxLength: 20 })),
})
export type CompanyInput = Static<typeof CompanyInput>

export const CompanyProfile = Strict({
  id: Id,
  ...CompanyInput.properties,
  stockPolicy: StockPolicy,
  stockValuation: StockValuation,
  priceDisplay: PriceDisplay,
  cashStepMinor: CashStepMinor,
  cashIdentityMinor: PositiveAmountMinor,
  expiryNoticeDays: NoticeDays,
  readyNoticeDays: NoticeDays,
  transitNoticeDays: NoticeDays,
  hasPhoto: Type.Boolean(),
  version: Type.Integer(),
})
export type CompanyProfile = Static<typeof CompanyProfile>

/** The company itself. */
export const COMPANY = defineArea({
  entity: 'company',
  path: 'company',
  permissions: { read: ROLES, write: ['administrator'] },
  errors: {
    notFound: 404,
    administratorUnknown: [422, 'email'],
    suspended: 403,
    photoMissing: 404,
    photoUnreadable: 422,
    nameRequired: 422,
    emailRequired: 422,
    emailInvalid: 422,
    phoneCodeRequired: 422,
    phoneRequired: 422,
    phoneDigits: 422,
    addressRequired: 422,
    postalCodeRequired: 422,
    cityRequired: 422,
    taxIdRequired: 422,
    countryRequired: 422,
    currencyRequired: 422,
    currencyFixed: 422,
    legalFormRequired: 422,
    managerRequired: 422,
    managerPhoneCodeRequired: 422,
    managerPhoneRequired: 422,
    managerEmailRequired: 422,
    managerEmailInvalid: 422,
    tooLong: [422, 'max'],
    rateInvalid: 422,
  },
  actions: ['viewedBySupport', 'enteredBySupport', 'changingBySupport', 'leftBySupport', 'suspended', 'restored'],
})

declare module '../../declare.ts' {
  interface Declarations {
    company: typeof COMPANY
  }
}
