import { randomInt } from 'node:crypto'
import type { Discount, DiscountInput, DiscountRow } from '@comptoir/contracts/inventory/discounts'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import type { ApiClient } from '../core/api-client.ts'

const DAY_MS = 86_400_000

/** No other discount is called so. */
export function aDiscountName(word = 'Remise'): string {
  return `${word} ${randomInt(1e12).toString(36)}`
}

export const daysFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString()

/** A discount that runs today, with a name of its own. */
export async function aDiscount(admin: ApiClient, over: Partial<DiscountInput>): Promise<Discount> {
  return admin.call<Discount>('POST', 'discounts', {
    name: aDiscountName(),
    startDate: daysFromNow(-1),
    endDate: daysFromNow(1),
    pourcentage: 10,
    ...over,
  })
}

/** As it is stored, found by its name. */
export async function theDiscount(admin: ApiClient, name: string): Promise<DiscountRow> {
  const search = new URLSearchParams({ 'search[text]': name, 'search[fields][]': 'name' })
  const { data } = await admin.call<PaginatedOf<DiscountRow>>('GET', `discounts/paginated?${search}`)
  const [found, ...others] = data
  if (!found || others.length > 0) throw new Error(`${data.length} discounts are called ${name}`)
  return found
}
