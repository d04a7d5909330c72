/** What a user of a company is there for; what each role may is said beside what it may do it to. */
export const ROLES = ['administrator', 'manager', 'cashier', 'stockKeeper', 'accountant', 'readOnly'] as const
export type Role = (typeof ROLES)[number]

/** The role of a user: a built-in one, or `own`, one that the company made and that is named beside it. */
export const USER_ROLES = [...ROLES, 'own'] as const
export type UserRole = (typeof USER_ROLES)[number]

/** Roles that manage a company or one of its points of sale. */
export const MANAGERS = ['administrator', 'manager'] as const satisfies readonly Role[]
/** Roles that keep the catalogue. */
export const CATALOGUE_KEEPERS = ['administrator', 'manager', 'stockKeeper'] as const satisfies readonly Role[]
/** Roles that sell. */
export const SELLERS = ['administrator', 'manager', 'cashier'] as const satisfies readonly Role[]
/** Roles that take lists away as files; stock keepers those of the catalogue. */
export const EXPORTERS = ['administrator', 'manager', 'accountant'] as const satisfies readonly Role[]
export const CATALOGUE_EXPORTERS = [...EXPORTERS, 'stockKeeper'] as const satisfies readonly Role[]
/** Roles that keep what the company pays and is paid by: methods, banks, currencies. */
export const TREASURY_KEEPERS = ['administrator', 'manager', 'accountant'] as const satisfies readonly Role[]
/** Roles that see it: all but those who only sell. */
export const TREASURY_READERS = [
  'administrator',
  'manager',
  'stockKeeper',
  'accountant',
  'readOnly',
] as const satisfies readonly Role[]
/** Roles concerned with sales: all but those that keep the stock. */
export const ALL_BUT_STOCK = [
  'administrator',
  'manager',
  'cashier',
  'accountant',
  'readOnly',
] as const satisfies readonly Role[]
