import {
  joinPhone,
  splitPhone,
  type CompanyDraft,
  type CompanyProfile,
  type PhoneDraft,
} from '@comptoir/contracts/company/company-profile'
import type { CashStepMinor } from '@comptoir/contracts/cash-steps'
import type { PriceDisplay } from '@comptoir/contracts/price-displays'
import type { StockPolicy } from '@comptoir/contracts/stock-policies'
import type { StockValuation } from '@comptoir/contracts/stock-valuations'

/** What the form holds: every field as it is typed, phones in two parts. */
export interface CompanyValues {
  name: string
  legalForm: string | null
  /** Shown and sent where the legal form is `Other`. */
  otherLegalForm: string
  taxId: string
  email: string
  phoneCountryCode: string | null
  phoneNumber: string
  address: string
  postalCode: string
  city: string
  countryCode: string | null
  defaultCurrencyCode: string | null
  primaryManager: string
  managerCountryCode: string | null
  managerPhoneNumber: string
  primaryManagerEmail: string
  /** Asked for where a company is changed; nothing of it must be there. */
  itManager: string
  itManagerCountryCode: string | null
  itManagerPhoneNumber: string
  itManagerEmail: string
  isVatSubject: boolean
  isFodecSubject: boolean
  isTaxStampSubject: boolean
  defaultVatRate: number | null
  defaultFodecRate: number | null
  defaultTaxStamp: number | null
  isMultiBatch: boolean
  allowUnitPriceEntry: boolean
  stockPolicy: StockPolicy
  stockValuation: StockValuation
  priceDisplay: PriceDisplay
  cashStepMinor: CashStepMinor
  cashIdentityMinor: number | null
  maxDiscountRate: number | null
  maxCashOutMinor: number | null
  cashToleranceMinor: number | null
  counterLockMinutes: number | null
  voucherValidityMonths: number | null
  defaultCreditLimitMinor: number | null
  stockAdjustmentLimitMinor: number | null
  expiryNoticeDays: number | null
  readyNoticeDays: number | null
  transitNoticeDays: number | null
  defaultCustomerCode: string
  /** The terms; asked for where a company is made. */
  agree: boolean
}

/** A Tunisian company that is subject to VAT at the standard rate, as most are. */
export const NEW_COMPANY: CompanyValues = {
  name: '',
  legalForm: null,
  otherLegalForm: '',
  taxId: '',
  email: '',
  phoneCountryCode: '+216',
  phoneNumber: '',
  address: '',
  postalCode: '',
  city: '',
  countryCode: 'TN',
  defaultCurrencyCode: 'TND',
  primaryManager: '',
  managerCountryCode: '+216',
  managerPhoneNumber: '',
  primaryManagerEmail: '',
  itManager: '',
  itManagerCountryCode: '+216',
  itManagerPhoneNumber: '',
  itManagerEmail: '',
  isVatSubject: true,
  isFodecSubject: false,
  isTaxStampSubject: false,
  defaultVatRate: 19,
  defaultFodecRate: null,
  defaultTaxStamp: null,
  isMultiBatch: false,
  allowUnitPriceEntry: false,
  stockPolicy: 'allow',
  stockValuation: 'averageCost',
  priceDisplay: 'inclTax',
  cashStepMinor: 0,
  cashIdentityMinor: null,
  maxDiscountRate: null,
  maxCashOutMinor: null,
  cashToleranceMinor: null,
  counterLockMinutes: null,
  voucherValidityMonths: null,
  defaultCreditLimitMinor: null,
  stockAdjustmentLimitMinor: null,
  expiryNoticeDays: 30,
  readyNoticeDays: 2,
  transitNoticeDays: 7,
  defaultCustomerCode: '',
  agree: false,
}

/** What the form begins with where the company is there: phones in their two parts, flags as yes or no. */
export function valuesOf(profile: CompanyProfile): CompanyValues {
  const {
    id: _id,
    version: _version,
    hasPhoto: _hasPhoto,
    phone,
    primaryManagerPhone,
    itManagerPhone,
    ...rest
  } = profile
  const [main, manager, itManager] = [
    typedPhone(phone),
    typedPhone(primaryManagerPhone),
    typedPhone(itManagerPhone ?? ''),
  ]
  return {
    ...rest,
    otherLegalForm: profile.otherLegalForm ?? '',
    phoneCountryCode: codeOf(main),
    phoneNumber: main.number,
    managerCountryCode: codeOf(manager),
    managerPhoneNumber: manager.number,
    itManager: profile.itManager ?? '',
    itManagerCountryCode: codeOf(itManager),
    itManagerPhoneNumber: itManager.number,
    itManagerEmail: profile.itManagerEmail ?? '',
    isVatSubject: Boolean(profile.isVatSubject),
    isFodecSubject: Boolean(profile.isFodecSubject),
    isTaxStampSubject: Boolean(profile.isTaxStampSubject),
    isMultiBatch: Boolean(profile.isMultiBatch),
    allowUnitPriceEntry: Boolean(profile.allowUnitPriceEntry),
    defaultCustomerCode: profile.defaultCustomerCode ?? '',
    agree: false,
  }
}

/** The parts of a phone; its digits alone, which is what its field takes. */
function typedPhone(phone: string): PhoneDraft {
  const { code, number } = splitPhone(phone)
  return { code, number: number.replaceAll(/\D/g, '') }
}

/** Where there is no phone yet, its code is the usual one. */
function codeOf({ code, number }: PhoneDraft): string | null {
  return number === '' ? NEW_COMPANY.phoneCountryCode : code || null
}

function phoneOf(values: CompanyValues) {
  return { code: values.phoneCountryCode ?? '', number: values.phoneNumber }
}

function managerPhoneOf(values: CompanyValues) {
  return { code: values.managerCountryCode ?? '', number: values.managerPhoneNumber }
}

/** The values as the rules of the contract look at them. */
export function draftOf(values: CompanyValues): CompanyDraft {
  return {
    ...values,
    legalForm: values.legalForm ?? '',
    countryCode: values.countryCode ?? '',
    defaultCurrencyCode: values.defaultCurrencyCode ?? '',
    phone: phoneOf(values),
    managerPhone: managerPhoneOf(values),
  }
}

function itManagerPhoneOf(values: CompanyValues) {
  return { code: values.itManagerCountryCode ?? '', number: values.itManagerPhoneNumber }
}

/** The multipart form that the API takes: a part for each field that is not empty, the combined phones, and the logo. */
export function formDataOf(values: CompanyValues, photo: File | null): FormData {
  const combined = {
    phone: joinPhone(phoneOf(values)),
    primaryManagerPhone: joinPhone(managerPhoneOf(values)),
    itManagerPhone: joinPhone(itManagerPhoneOf(values)).trim(),
  }
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...values, ...combined })) {
    if (value !== null && value !== '' && !isOfCreation(name, value)) form.set(name, String(value))
  }
  if (photo) form.set('photo', photo)
  return form
}

/** The terms are agreed to once, where the company is made. */
function isOfCreation(name: string, value: unknown): boolean {
  return name === 'agree' && value === false
}
