import { randomInt } from 'node:crypto'
import type { Discount, DiscountInput } from '@comptoir/contracts'
import type { ApiClient } from '../core/api-client.ts'

const DAY_MS = 86_400_000

/** A discount that runs today, with a name of its own. */
export async function aDiscount(admin: ApiClient, over: Partial<DiscountInput>): Promise<Discount> {
  const now = Date.now()
  return admin.call<Discount>('POST', 'discounts', {
    name: `Remise ${randomInt(1e12).toString(36)}`,
    startDate: new Date(now - DAY_MS).toISOString(),
    endDate: new Date(now + DAY_MS).toISOString(),
    pourcentage: 10,
    ...over,
  })
}
