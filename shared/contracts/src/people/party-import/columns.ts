/** Columns that a file of clients and a file of suppliers can both hold. */
const REACH = ['phone', 'email', 'taxId', 'address', 'postalCode', 'city'] as const
const TERMS = ['paymentDays', 'isPaymentAtMonthEnd'] as const

/** Who a file brings: its columns follow from it. */
export const PARTY_KINDS = ['client', 'supplier'] as const
export type PartyKind = (typeof PARTY_KINDS)[number]

/** What a column of a file can hold, in the order of the form. */
export const PARTY_IMPORT_COLUMNS = {
  client: ['name', 'code', 'kind', ...REACH, 'group', 'sector', ...TERMS, 'creditLimit', 'isActive'],
  supplier: ['name', 'code', ...REACH, ...TERMS, 'leadDays', 'isActive'],
} as const satisfies Record<PartyKind, readonly string[]>
export type PartyImportColumn = (typeof PARTY_IMPORT_COLUMNS)[PartyKind][number]

/** Every column of either. */
export const ALL_PARTY_COLUMNS: readonly PartyImportColumn[] = [
  ...new Set<PartyImportColumn>([...PARTY_IMPORT_COLUMNS.client, ...PARTY_IMPORT_COLUMNS.supplier]),
]
