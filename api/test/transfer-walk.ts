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
  const held = { 'if-match': '"1"' }
  await done(caller.put(`stock-transfers/${input.id ?? ''}`, { ...input, note: 'Fragile' }, held))
  return made.json<StockTransfer>()
}

/** Another shop asks for goods. */
async function requested(shop: Shop, caller: Caller, toPointOfSaleId: string): Promise<StockTransfer> {
  const product = await putProduct(caller)
  const wanted = [{ id: newId(), productId: product.id, requestedMilli: 1000 }]
  const asked = { id: newId(), fromPointOfSaleId: shop.pointOfSaleId, toPointOfSaleId, lines: wanted }
  return (await done(caller.post('stock-transfers/requests', asked))).json<StockTransfer>()
}

async function requestStock(shop: Shop, caller: Caller): Promise<void> {
  const nowhere = { address: null, postalCode: null, city: null, phone: null }
  const code = newId().slice(-4).toUpperCase()
  const made = await done(caller.post('points-of-sale', { code, name: `Sfax ${code}`, ...nowhere }))
  const { id: there } = made.json<{ id: string }>()
  const { id, lines } = await requested(shop, caller, there)
  const sent = lines.map((line) => ({ id: newId(), productId: line.productId, requestedMilli: 1000 }))
  await take(caller, id, 'accept', { fromLocationId: shop.locationId, lines: sent })
  await take(caller, (await requested(shop, caller, there)).id, 'refuse', { reason: 'Rupture' })
  await take(caller, (await requested(shop, caller, there)).id, 'withdraw', { reason: 'Trouvé' })
}

/** More arrives than was shipped: some of it is the sender's, some is not. */
async function receiveExtra(shop: Shop, caller: Caller): Promise<void> {
  const { id, lines } = await drafted(shop, caller)
  await take(caller, id, 'ready')
  await take(caller, id, 'ship', { lines: [] })
  const extras = [1000, 500].map((quantityMilli) => ({
    ...{ id: newId(), productId: lines[0]?.productId, quantityMilli },
  }))
  const good = lines.map((line) => ({ lineId: line.id, goodMilli: 3000, damagedMilli: 0 }))
  await take(caller, id, 'receive', { isLast: false, lines: good, extras })
  const decided = extras.map((extra, at) => ({ id: extra.id, isApproved: at === 0 }))
  await take(caller, id, 'decide', { extras: decided, reason: 'Pas à nous' })
}

/** All that becomes of transfers: one is received and settled, one cancelled; others are asked for, or bring too much. */
export async function transferStock(shop: Shop, caller: Caller): Promise<void> {
  await requestStock(shop, caller)
  await receiveExtra(shop, caller)
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
