import { withLatinDigits } from '@comptoir/contracts/phone'
import {
  companyFaults,
  CompanyInput,
  splitPhone,
  type CompanyDraft,
  type CompanyFaultField,
} from '@comptoir/contracts/company/company-profile'
import { exponentOf, isCurrency, parseDecimal } from '@comptoir/money'
import type { Fault } from '../../../platform/errors.ts'

/** Parts that the form sends beside what is kept: they are inside the combined phones already, or only of use to the form. */
const NOT_KEPT = new Set([
  'id',
  'phoneCountryCode',
  'phoneNumber',
  'managerCountryCode',
  'managerPhoneNumber',
  'itManagerCountryCode',
  'itManagerPhoneNumber',
  'agree',
])

/** How many parts of text a form may bring: all that are kept, and those of use to the form alone. */
export const MOST_PARTS = Object.keys(CompanyInput.properties).length + NOT_KEPT.size

const PHONES = new Set(['phone', 'primaryManagerPhone', 'itManagerPhone'])
const NUMBERS = new Set([
  'defaultVatRate',
  'defaultFodecRate',
  'defaultTaxStamp',
  'cashStepMinor',
  'cashIdentityMinor',
  'maxDiscountRate',
  'maxCashOutMinor',
  'cashToleranceMinor',
  'counterLockMinutes',
  'voucherValidityMonths',
  'defaultCreditLimitMinor',
  'stockAdjustmentLimitMinor',
  'expiryNoticeDays',
  'readyNoticeDays',
  'transitNoticeDays',
])
const FLAGS = ['isVatSubject', 'isFodecSubject', 'isTaxStampSubject', 'isMultiBatch', 'allowUnitPriceEntry'] as const
const NULLABLE = [
  'legalForm',
  'otherLegalForm',
  'itManager',
  'itManagerPhone',
  'itManagerEmail',
  'defaultVatRate',
  'defaultFodecRate',
  'defaultTaxStamp',
  'maxDiscountRate',
  'maxCashOutMinor',
  'cashToleranceMinor',
  'counterLockMinutes',
  'voucherValidityMonths',
  'defaultCreditLimitMinor',
  'stockAdjustmentLimitMinor',
  'defaultCustomerCode',
] as const
/** A rate is kept only while the company is subject to it. */
const SUBJECT_OF = {
  defaultVatRate: 'isVatSubject',
  defaultFodecRate: 'isFodecSubject',
  defaultTaxStamp: 'isTaxStampSubject',
} as const

/** The values of a form as the contract has them, not yet checked: empty parts count as not sent. */
export function valuesOfForm(fields: Readonly<Record<string, string>>): Record<string, unknown> {
  const sent = Object.entries(fields).filter(([name, text]) => !NOT_KEPT.has(name) && text.trim() !== '')
  const values: Record<string, unknown> = {
    ...Object.fromEntries([...NULLABLE.map((name) => [name, null]), ...FLAGS.map((name) => [name, false])]),
    ...Object.fromEntries(sent.map(([name, text]) => [name, valueOf(name, text.trim())])),
  }
  for (const [rate, subject] of Object.entries(SUBJECT_OF)) if (values[subject] === false) values[rate] = null
  if (values['legalForm'] !== 'Other') values['otherLegalForm'] = null
  return values
}

function valueOf(name: string, text: string): unknown {
  if (PHONES.has(name)) return withLatinDigits(text)
  if (NUMBERS.has(name)) return /^\d+(\.\d+)?$/.test(text) ? Number(text) : text
  if (!FLAGS.some((flag) => flag === name)) return text
  return text === 'true' || (text === 'false' ? false : text)
}

/** Where the contract keeps what the rules name by the form's field. */
const POINTERS: Partial<Record<CompanyFaultField, keyof CompanyInput>> = {
  phoneCountryCode: 'phone',
  phoneNumber: 'phone',
  managerCountryCode: 'primaryManagerPhone',
  managerPhoneNumber: 'primaryManagerPhone',
}

/** What of the specified rules the values break; the first of each field. */
export function faultsOf(values: Record<string, unknown>, mode: 'create' | 'edit'): Fault[] {
  const told = new Map<string, Fault>()
  for (const { field, code, params } of companyFaults(draftOf(values), mode)) {
    const pointer = `/${POINTERS[field] ?? field}`
    if (!told.has(pointer)) told.set(pointer, { pointer, code, params })
  }
  for (const name of inexactNumbers(values)) {
    if (!told.has(`/${name}`)) told.set(`/${name}`, { pointer: `/${name}`, code: 'company.rateInvalid', params: {} })
  }
  return [...told.values()]
}

const RATE_DECIMALS = 3

/** Numbers with more decimals than are kept: a rate's three, and those of the currency for the stamp. */
function inexactNumbers(values: Record<string, unknown>): string[] {
  const currency = typeof values['defaultCurrencyCode'] === 'string' ? values['defaultCurrencyCode'] : ''
  const stampDecimals = isCurrency(currency) ? exponentOf(currency) : RATE_DECIMALS
  return [...NUMBERS].filter((name) => {
    const value = values[name]
    return (
      typeof value === 'number' &&
      parseDecimal(String(value), name === 'defaultTaxStamp' ? stampDecimals : RATE_DECIMALS) === null
    )
  })
}

function draftOf(values: Record<string, unknown>): CompanyDraft {
  const text = (name: keyof CompanyInput): string => (typeof values[name] === 'string' ? values[name] : '')
  const rate = (name: keyof CompanyInput): number | null =>
    values[name] === null || values[name] === undefined ? null : typeof values[name] === 'number' ? values[name] : NaN
  return {
    name: text('name'),
    email: text('email'),
    phone: splitPhone(text('phone')),
    address: text('address'),
    postalCode: text('postalCode'),
    city: text('city'),
    taxId: text('taxId'),
    countryCode: text('countryCode'),
    defaultCurrencyCode: text('defaultCurrencyCode'),
    legalForm: text('legalForm'),
    otherLegalForm: text('otherLegalForm'),
    primaryManager: text('primaryManager'),
    managerPhone: splitPhone(text('primaryManagerPhone')),
    primaryManagerEmail: text('primaryManagerEmail'),
    defaultVatRate: rate('defaultVatRate'),
    defaultFodecRate: rate('defaultFodecRate'),
    defaultTaxStamp: rate('defaultTaxStamp'),
    maxDiscountRate: rate('maxDiscountRate'),
  }
}
