import { permissionsOfUser, statusOf } from '@comptoir/contracts/catalogue'
import type {
  SessionAnswer,
  SessionCompany,
  SessionPointOfSale,
  SessionUser,
} from '@comptoir/contracts/identity/session'
import type { Role } from '@comptoir/contracts/roles'
import type { PaginatedOf, Problem } from '@comptoir/contracts/schema'
import { newId } from '@comptoir/app-kit'
import { type Language } from '@comptoir/i18n'
import { errorPhrase } from '@comptoir/i18n/words'

/** A Tunisian company with Tunisian defaults; name only what the test is about. */
export function aCompany(given: Partial<SessionCompany> = {}): SessionCompany {
  return {
    id: newId(),
    name: 'Ben Salah & Fils',
    currency: 'TND',
    timeZone: 'Africa/Tunis',
    maxDiscountRate: 10,
    allowUnitPriceEntry: false,
    stockPolicy: 'allow',
    priceDisplay: 'inclTax',
    cashStepMinor: 0,
    cashIdentityMinor: 0,
    counterLockMinutes: null,
    defaultCreditLimitMinor: null,
    isMultiBatch: false,
    isVatSubject: true,
    defaultVatRate: 19,
    hasPhoto: false,
    ...given,
  }
}

/** A shop; name only what the test is about. */
export function aPointOfSale(given: Partial<SessionPointOfSale> = {}): SessionPointOfSale {
  return { id: newId(), code: 'LM', name: 'La Marsa', ...given }
}

/** A person with the rights of their role, an administrator unless another is named. */
export function aUser(given: Partial<SessionUser> = {}): SessionUser {
  const role = given.role ?? 'administrator'
  return {
    id: newId(),
    name: 'Amel Trabelsi',
    email: 'amel@example.tn',
    language: null,
    companyId: null,
    isAdministrator: role === 'administrator',
    isSuperAdministrator: false,
    permissions: permissionsOfUser(role, null),
    ...given,
    role,
  }
}

/** Somebody signed in at a point of sale. `role` gives the rights; the parts can be given whole. */
export function aSession(given: Partial<SessionAnswer> & { role?: Role } = {}): SessionAnswer {
  const { role = 'administrator', ...answer } = given
  const company = answer.company === undefined ? aCompany() : answer.company
  const pointOfSale = answer.pointOfSale === undefined ? aPointOfSale() : answer.pointOfSale
  return {
    token: 'token-of-the-test',
    user: aUser({ role, companyId: company?.id ?? null }),
    pointsOfSale: pointOfSale ? [pointOfSale] : [],
    ...answer,
    company,
    pointOfSale,
  }
}

/** The first page of a list that holds these rows and no others. */
export function aPage<T>(rows: T[], meta: Partial<PaginatedOf<T>['meta']> = {}): PaginatedOf<T> {
  return { data: rows, meta: { total: rows.length, page: 1, limit: 25, ...meta } }
}

/** The body of a refusal as the API words it in a language; answer it with `refusal` to have its status too. */
export function aProblem(code: string, more: Partial<Problem> = {}, language: Language = 'en'): Problem {
  const message = more.message ?? errorPhrase(language, code, more.params)
  return {
    type: 'about:blank',
    title: code,
    status: statusOf(code),
    detail: message,
    instance: 'incident-of-the-test',
    code,
    ...more,
    message,
  }
}
