import type { RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import { baseQuantityMilli } from '@comptoir/money'
import type { DeviceTicket } from './ticket-store.ts'

/** As much of a store as sums need. */
interface Sums {
  get: (key: string) => Promise<number | undefined>
  put: (sum: number, key: string) => Promise<unknown>
  delete: (key: string) => Promise<unknown>
}

/** What a ticket takes from the stock, by product. */
function goodsOf({ text }: DeviceTicket): Map<string, number> {
  const goods = new Map<string, number>()
  const { lines } = JSON.parse(text) as RegisterTicket
  for (const { productId, quantityMilli, packQuantityMilli } of lines)
    if (productId !== null)
      goods.set(productId, (goods.get(productId) ?? 0) + (baseQuantityMilli(quantityMilli, packQuantityMilli) ?? 0))
  return goods
}

/** Adds what a ticket takes to what is unsent, or takes it off. */
export async function addUnsent(sums: Sums, ticket: DeviceTicket, sign: 1 | -1): Promise<void> {
  for (const [productId, quantityMilli] of goodsOf(ticket)) {
    const sum = ((await sums.get(productId)) ?? 0) + sign * quantityMilli
    await (sum === 0 ? sums.delete(productId) : sums.put(sum, productId))
  }
}
