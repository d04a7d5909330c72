import { joinPhone, type CompanyDraft } from '@comptoir/contracts/company/company-profile'

/** What the form holds: every field as it is typed, phones in two parts. */
export interface CompanyValues {
  name: string
  legalForm: string | null
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
  isVatSubject: boolean
  isFodecSubject: boolean
  isTaxStampSubject: boolean
  defaultVatRate: number | null
  defaultFodecRate: number | null
  defaultTaxStamp: number | null
  isMultiBatch: boolean
  allowUnitPriceEntry: boolean
  maxDiscountRate: number | null
  defaultCustomerCode: string
  /** The terms; asked for where a company is made. */
  agree: boolean
}

/** A Tunisian company that is subject to VAT at the standard rate, as most are. */
export const NEW_COMPANY: CompanyValues = {
  name: '',
  legalForm: null,
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
  isVatSubject: true,
  isFodecSubject: false,
  isTaxStampSubject: false,
  defaultVatRate: 19,
  defaultFodecRate: null,
  defaultTaxStamp: null,
  isMultiBatch: false,
  allowUnitPriceEntry: false,
  maxDiscountRate: null,
  defaultCustomerCode: '',
  agree: false,
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

/** The multipart form that the API takes: a part for each field that is not empty, the combined phones, and the logo. */
export function formDataOf(values: CompanyValues, photo: File | null): FormData {
  const combined = { phone: joinPhone(phoneOf(values)), primaryManagerPhone: joinPhone(managerPhoneOf(values)) }
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...values, ...combined })) {
    if (value !== null && value !== '') form.set(name, String(value))
  }
  if (photo) form.set('photo', photo)
  return form
}
