import type { ErrorCode } from '../../errors.ts'
import { COMPANY_LENGTHS } from './limits.ts'

// Rules of the company form that both sides need; apart from its schemas, so that the page that shows them carries none.

/** A phone as the form holds it: country code as `+216`, and digits. */
export interface PhoneDraft {
  code: string
  number: string
}

/** What the company form may hold before it is complete; blank where nothing was said. */
export interface CompanyDraft {
  name: string
  email: string
  phone: PhoneDraft
  address: string
  postalCode: string
  city: string
  taxId: string
  countryCode: string
  defaultCurrencyCode: string
  /** Asked for where a company is made, not where it is changed. */
  legalForm: string
  /** What it is called where it is `Other`; may stay blank. */
  otherLegalForm: string
  primaryManager: string
  managerPhone: PhoneDraft
  primaryManagerEmail: string
  /** Percent, percent, and an amount; null where nothing was said. */
  defaultVatRate: number | null
  defaultFodecRate: number | null
  defaultTaxStamp: number | null
  /** In percent. */
  maxDiscountRate: number | null
}

/** Where a fault is shown: a field of the draft, or one half of a phone. */
export type CompanyFaultField =
  | Exclude<keyof CompanyDraft, 'phone' | 'managerPhone'>
  | 'phoneCountryCode'
  | 'phoneNumber'
  | 'managerCountryCode'
  | 'managerPhoneNumber'

export interface CompanyFault {
  field: CompanyFaultField
  code: ErrorCode
  params: { max?: number }
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
/** What the number of a phone is, without its country code. */
export const PHONE_DIGITS = /^[0-9]{8,15}$/
const MAX_RATE = 100
const MAX_STAMP = 1_000_000

/** The code and the digits of a phone that is kept in one text, `+216 71748320`. */
export function splitPhone(phone: string): PhoneDraft {
  const at = phone.indexOf(' ')
  return at < 0 ? { code: '', number: phone } : { code: phone.slice(0, at), number: phone.slice(at + 1) }
}

/** The two in one text, empty where there is no number. */
export function joinPhone({ code, number }: PhoneDraft): string {
  return number === '' ? '' : `${code} ${number}`
}

/** Whether all is there that the form cannot do without; what is there may still be wrong. */
export function hasRequired(draft: CompanyDraft, mode: 'create' | 'edit'): boolean {
  return !companyFaults(draft, mode).some(({ code }) => code.endsWith('Required'))
}

/** Every rule of the form that is broken, in the order of the form; the first of a field is the one to tell. */
export function companyFaults(draft: CompanyDraft, mode: 'create' | 'edit'): CompanyFault[] {
  return [
    ...textFaults('name', draft.name, 'company.nameRequired', COMPANY_LENGTHS.name),
    ...(mode === 'create' ? textFaults('legalForm', draft.legalForm, 'company.legalFormRequired') : []),
    ...lengthFaults('otherLegalForm', draft.otherLegalForm, COMPANY_LENGTHS.otherLegalForm),
    ...textFaults('taxId', draft.taxId, 'company.taxIdRequired', COMPANY_LENGTHS.taxId),
    ...emailFaults('email', draft.email, 'company.emailRequired', 'company.emailInvalid'),
    ...phoneFaults(['phoneCountryCode', 'phoneNumber'], draft.phone, [
      'company.phoneCodeRequired',
      'company.phoneRequired',
    ]),
    ...textFaults('address', draft.address, 'company.addressRequired', COMPANY_LENGTHS.address),
    ...textFaults('postalCode', draft.postalCode, 'company.postalCodeRequired', COMPANY_LENGTHS.postalCode),
    ...textFaults('city', draft.city, 'company.cityRequired', COMPANY_LENGTHS.city),
    ...textFaults('countryCode', draft.countryCode, 'company.countryRequired'),
    ...textFaults('defaultCurrencyCode', draft.defaultCurrencyCode, 'company.currencyRequired'),
    ...textFaults('primaryManager', draft.primaryManager, 'company.managerRequired', COMPANY_LENGTHS.primaryManager),
    ...phoneFaults(['managerCountryCode', 'managerPhoneNumber'], draft.managerPhone, [
      'company.managerPhoneCodeRequired',
      'company.managerPhoneRequired',
    ]),
    ...emailFaults(
      'primaryManagerEmail',
      draft.primaryManagerEmail,
      'company.managerEmailRequired',
      'company.managerEmailInvalid',
    ),
    ...rateFaults('defaultVatRate', draft.defaultVatRate, MAX_RATE),
    ...rateFaults('defaultFodecRate', draft.defaultFodecRate, MAX_RATE),
    ...rateFaults('defaultTaxStamp', draft.defaultTaxStamp, MAX_STAMP),
    ...rateFaults('maxDiscountRate', draft.maxDiscountRate, MAX_RATE),
  ]
}

function textFaults(field: CompanyFaultField, text: string, missing: ErrorCode, max?: number): CompanyFault[] {
  if (text.trim() === '') return [{ field, code: missing, params: {} }]
  return max === undefined ? [] : lengthFaults(field, text, max)
}

function lengthFaults(field: CompanyFaultField, text: string, max: number): CompanyFault[] {
  return text.length > max ? [{ field, code: 'company.tooLong', params: { max } }] : []
}

function emailFaults(field: CompanyFaultField, text: string, missing: ErrorCode, invalid: ErrorCode): CompanyFault[] {
  if (text.trim() === '') return [{ field, code: missing, params: {} }]
  return EMAIL.test(text.trim()) ? [] : [{ field, code: invalid, params: {} }]
}

function phoneFaults(
  [codeField, numberField]: readonly [CompanyFaultField, CompanyFaultField],
  { code, number }: PhoneDraft,
  [noCode, noNumber]: readonly [ErrorCode, ErrorCode],
): CompanyFault[] {
  const faults: CompanyFault[] = code === '' ? [{ field: codeField, code: noCode, params: {} }] : []
  if (number === '') return [...faults, { field: numberField, code: noNumber, params: {} }]
  return PHONE_DIGITS.test(number)
    ? faults
    : [...faults, { field: numberField, code: 'company.phoneDigits', params: {} }]
}

/** What cannot be read as a number is NaN here. */
function rateFaults(field: CompanyFaultField, value: number | null, max: number): CompanyFault[] {
  return value === null || (value >= 0 && value <= max) ? [] : [{ field, code: 'company.rateInvalid', params: {} }]
}
