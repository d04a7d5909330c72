import * as Type from 'typebox'
import type { Static } from 'typebox'
import { CashStepMinor, Id, Instant, Nullable, OneOf, PositiveAmountMinor, Strict } from '../../schema.ts'
import { USER_ROLES } from '../../roles.ts'
import { PRICE_DISPLAYS } from '../../price-displays.ts'
import { STOCK_POLICIES } from '../../stock-policies.ts'
import { defineArea } from '../../declare.ts'

export const Language = Type.Union([Type.Literal('en'), Type.Literal('fr'), Type.Literal('ar')])
export type Language = Static<typeof Language>

/** A code of six digits from an authenticator, or a recovery code. */
export const SecondFactorCode = Type.String({ minLength: 6, maxLength: 24, pattern: '^[0-9A-Za-z -]+$' })

export const LoginInput = Strict({
  email: Type.String({ format: 'email', maxLength: 254 }),
  password: Type.String({ minLength: 1, maxLength: 200 }),
  /** Where the account has a second factor: a code of the authenticator, or a recovery code. */
  code: Type.Optional(SecondFactorCode),
})
export type LoginInput = Static<typeof LoginInput>

/**
 * The signed-in person as the browser keeps them (`auth_user`): for display; every right is checked again by the API.
 * `id` is the user's in the company, as documents name it; without a company it is the account's.
 */
export const SessionUser = Strict({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  language: Nullable(Language),
  companyId: Nullable(Id),
  role: Nullable(OneOf(USER_ROLES)),
  /** What the company calls a role of its own. */
  roleName: Type.Optional(Type.String()),
  isAdministrator: Type.Boolean(),
  isSuperAdministrator: Type.Boolean(),
  /** Of a super-administrator who came into the company to help: until when, and whether more than reading is allowed. */
  impersonation: Type.Optional(Strict({ endsAt: Instant, isWriting: Type.Boolean() })),
  /** From when nothing is open but setting up a second factor: where the company requires one and the person has none. */
  secondFactorFrom: Type.Optional(Instant),
  /** Whether the person may also go to another company that they belong to. */
  hasOtherCompanies: Type.Optional(Type.Boolean()),
  permissions: Type.Array(Type.String()),
  /** What the person may do once somebody with the permission approved it; left out where that is nothing. */
  approvals: Type.Optional(Type.Array(Type.String())),
})
export type SessionUser = Static<typeof SessionUser>

/** The company as the browser keeps it (`auth_company`, also `companyData`). */
export const SessionCompany = Strict({
  id: Id,
  name: Type.String(),
  currency: Type.String(),
  timeZone: Type.String(),
  maxDiscountRate: Nullable(Type.Number()),
  allowUnitPriceEntry: Type.Boolean(),
  /** Where stock runs out, at a point of sale that has none of its own. */
  stockPolicy: OneOf(STOCK_POLICIES),
  /** How prices are shown, at a point of sale that has nothing of its own. */
  priceDisplay: OneOf(PRICE_DISPLAYS),
  /** To what cash is rounded, at a point of sale that has nothing of its own. */
  cashStepMinor: CashStepMinor,
  /** From how much in cash, excluding tax, the buyer's identity is recorded; 0 for never. */
  cashIdentityMinor: PositiveAmountMinor,
  /** After how many minutes without a touch, key or scan a counter locks itself; null for never. */
  counterLockMinutes: Nullable(Type.Integer()),
  /** The most that a client may owe who has no limit of their own; null, or left out by browsers of before, for none. */
  defaultCreditLimitMinor: Type.Optional(Nullable(PositiveAmountMinor)),
  /** Products may be tracked by lots. */
  isMultiBatch: Type.Boolean(),
  isVatSubject: Type.Boolean(),
  defaultVatRate: Nullable(Type.Number()),
  /** Whether there is a logo to ask for. */
  hasPhoto: Type.Boolean(),
})
export type SessionCompany = Static<typeof SessionCompany>

/** A point of sale as the browser keeps it (`auth_pos`). */
export const SessionPointOfSale = Strict({ id: Id, code: Type.String(), name: Type.String() })
export type SessionPointOfSale = Static<typeof SessionPointOfSale>

export const SessionAnswer = Strict({
  token: Type.String(),
  user: SessionUser,
  company: Nullable(SessionCompany),
  pointOfSale: Nullable(SessionPointOfSale),
  pointsOfSale: Type.Array(SessionPointOfSale),
})
export type SessionAnswer = Static<typeof SessionAnswer>

export const Me = Strict({
  user: SessionUser,
  company: Nullable(SessionCompany),
  pointsOfSale: Type.Array(SessionPointOfSale),
})

/** A company that the person belongs to: `GET /users/me/companies`. */
export const OwnCompany = Strict({ id: Id, name: Type.String(), isThisOne: Type.Boolean() })
export type OwnCompany = Static<typeof OwnCompany>
export const OwnCompanies = Strict({ data: Type.Array(OwnCompany) })
export type OwnCompanies = Static<typeof OwnCompanies>

export const RefreshAnswer = Strict({ token: Type.String() })

/** Signing in, and what every call asks for. */
export const AUTH = defineArea({
  entity: 'auth',
  errors: {
    required: 401,
    invalidCredentials: 401,
    tokenStale: 401,
    refreshRefused: 401,
    forbidden: [403, 'permission'],
    supportReadsOnly: 403,
    notInside: 409,
    tooManyAttempts: [429, 'minutes'],
    secondFactorRequired: 401,
    secondFactorWrong: 401,
    secondFactorNeeded: 403,
    passwordCommon: 422,
    currentPasswordWrong: 422,
    linkSpent: 410,
  },
})

declare module '../../declare.ts' {
  interface Declarations {
    auth: typeof AUTH
  }
}
