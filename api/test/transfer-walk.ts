import type { StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { v7 as newId } from 'uuid'
import { aLocation } from './locations.ts'
import { putProduct } from './products.ts'
import { once } from './searched-rows.ts'
import type { Caller, Shop } from './shop.ts'
import { aTransfer, take } from './stock-transfers.ts'
import { done } from './done.ts'

/** A transfer from the shop to a depot of it. */
async function drafted(shop: Shop, caller: Caller): Promise<StockTransfer> {
  const { id: toLocationId } = await aLocation(caller, shop.pointOfSaleId, 'depot', `Dépôt ${newId().slice(-6)}`)
  const product = await putProduct(caller, {
    openingStock: [{ pointOfSaleId: shop.pointOfSaleId, quantityMilli: 9000 }],
  })
  const within = { fromId: shop.locationId, there: shop.pointOfSaleId }
  const input = aTransfer(within, [[product.id, 3000]], { toLocationId })
  const made = await done(caller.post('stock-transfers', input))
  await done(caller.put(`stock-transfers/${input.id ?? ''}`, { ...input, note: 'Fragile' }))
  return made.json<StockTransfer>()
}

/** All that becomes of transfers: one is received and settled, one cancelled. */
export async function transferStock(shop: Shop, caller: Caller): Promise<void> {
  const { id, lines } = await drafted(shop, caller)
  await take(caller, id, 'ready')
  await take(caller, id, 'ship', { lines: [] })
  await take(caller, id, 'receive', { isLast: true, lines: [] })
  const lost = { outcome: 'lost', bearer: 'carrier', quantityMilli: 3000 }
  await take(caller, id, 'settle', { note: 'Volé', lines: lines.map((line) => ({ lineId: line.id, ...lost })) })
  await take(caller, (await drafted(shop, caller)).id, 'cancel', { reason: 'Plus besoin' })
}

/** What a shop should have of a product is said, and a suggestion put off. */
export async function reorderStock({ pointOfSaleId }: Shop, caller: Caller): Promise<void> {
  const { id } = await putProduct(caller, { minimumStockMilli: 4000 })
  const rules = [{ pointOfSaleId, minimumMilli: 5000, targetMilli: 12_000, multipleMilli: 6000 }]
  await done(caller.put(`stock-reorder/rules/${id}`, { rules }))
  await done(caller.post('stock-reorder/snoozes', { pointOfSaleId, productId: id, days: 7 }))
}

/** A transfer that has its number, with somebody who sees it. */
export const numberedTransfer = once(async ({ shop, caller }) => {
  const { id } = await drafted(shop, caller)
  const { number } = await take(caller, id, 'ready')
  return { number: number ?? '', caller }
})
