import { beginBarcodeRules } from './modules/inventory/index.ts'
import { beginClients } from './modules/people/index.ts'
import { beginPaymentMethods, keepOwnCurrency } from './modules/treasury/index.ts'
import type { Beginning } from './platform/beginning.ts'

/** What the areas of the application make for a new company, in the order of the modules. */
export const BEGINNINGS: readonly Beginning[] = [beginClients, beginPaymentMethods, keepOwnCurrency, beginBarcodeRules]

/** What they do when a company's currency becomes another one, before anything was sold. */
export const CURRENCY_CHANGES: readonly Beginning[] = [keepOwnCurrency]
