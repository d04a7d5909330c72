import type { StockPolicy } from '@comptoir/contracts/stock-policies'
import type { Language } from '@comptoir/i18n'
import type { Beginning, NewPlace } from '../../../platform/beginning.ts'
import { insertCompany } from './companies.repository.ts'

export interface NewCompany {
  name: string
  currency: 'TND' | 'EUR' | 'USD' | 'GBP'
  timeZone?: string
  phone?: string
  address?: string
  postalCode?: string
  city?: string
  taxId?: string
  maxDiscountRateMilli?: number
  stockPolicy?: StockPolicy
  /** The rate of VAT that new products begin with, in thousandths of a percent; left out, the one of the law. */
  defaultVatRateMilli?: number
  /** In which what every company starts with is named; French when left out. */
  language?: Language
}

/**
 * Makes the company that `ctx.companyId` names, with what every other area begins with. `beginnings`
 * come in the order in which the application composes its modules.
 */
export async function createCompany(ctx: NewPlace, input: NewCompany, beginnings: readonly Beginning[]): Promise<void> {
  await insertCompany(ctx, input)
  for (const begin of beginnings) await begin(ctx)
}
