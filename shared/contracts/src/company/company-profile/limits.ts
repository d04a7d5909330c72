/** Lengths that the company form and its table hold to. */
export const COMPANY_LENGTHS = {
  name: 80,
  address: 250,
  postalCode: 6,
  city: 80,
  taxId: 20,
  primaryManager: 60,
  otherLegalForm: 40,
} as const

/** Forms of Tunisian law that are proposed where the form is another one. */
export const OTHER_LEGAL_FORMS = ['SUARL', 'SCS', 'SCA'] as const

/** Legal forms in the order of the form. */
export const LEGAL_FORMS = ['SARL', 'SA', 'SAS', 'SNC', 'Sole Proprietorship', 'Other'] as const

/** Currencies that a company may keep its books in. */
export const COMPANY_CURRENCIES = ['TND', 'USD', 'EUR', 'GBP'] as const
