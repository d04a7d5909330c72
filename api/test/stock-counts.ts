import type {
  CountEntry,
  CountEntryInput,
  CountLine,
  CountScope,
  StockCount,
  StockCountInput,
} from '@comptoir/contracts/inventory/stock-counts'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import { done } from './done.ts'
import { aProduct } from './goods.ts'
import type { Product } from '@comptoir/contracts/inventory/products'
import { once, products } from './searched-rows.ts'
import type { Caller, Shop } from './shop.ts'

const PATH = 'stock-counts'

/** A plan to count some goods of the shop. */
export function aCount(
  { locationId }: Pick<Shop, 'locationId'>,
  scope: CountScope,
  over: Partial<StockCountInput> = {},
): StockCountInput {
  const plan = { locationId, scope, isBlind: false, peopleIds: [], plannedOn: null, note: null }
  return { id: newId(), ...plan, ...over }
}

/** Takes a step that must be granted. */
export async function stepped(caller: Caller, id: string, step: string, body?: object): Promise<StockCount> {
  return (await done(caller.post(`${PATH}/${id}/${step}`, body))).json<StockCount>()
}

/** A count of these goods that is planned, and begun by the same person. */
export async function begunCount(
  caller: Caller,
  shop: Pick<Shop, 'locationId'>,
  productIds: string[],
  over: Partial<StockCountInput> = {},
): Promise<StockCount> {
  const planned = aCount(shop, { kind: 'products', ids: productIds }, over)
  await done(caller.post(PATH, planned))
  return stepped(caller, planned.id, 'start')
}

/** What somebody counts of a product, in the first round unless said otherwise. */
export function anEntry(
  productId: string,
  quantityMilli: number,
  over: Partial<CountEntryInput> = {},
): CountEntryInput {
  return { id: newId(), round: 1, countedAt: new Date().toISOString(), productId, quantityMilli, ...over }
}

/** Sends an entry, granted or not. */
export function sendEntry(caller: Caller, countId: string, entry: CountEntryInput) {
  return caller.post(`${PATH}/${countId}/entries`, entry)
}

/** An entry that must be granted. */
export async function counted(caller: Caller, countId: string, entry: CountEntryInput): Promise<CountEntry> {
  return (await done(sendEntry(caller, countId, entry))).json<CountEntry>()
}

/** The lines of a count, up to a hundred. */
export async function linesOf(caller: Caller, id: string, query = ''): Promise<CountLine[]> {
  const answer = await done(caller.get(`${PATH}/${id}/lines?limit=100${query}`))
  return answer.json<PaginatedOf<CountLine>>().data
}

/** Counts one product whole, and posts that. */
export async function postedCount(
  caller: Caller,
  shop: Pick<Shop, 'locationId'>,
  productId: string,
  quantityMilli: number,
): Promise<StockCount> {
  const { id } = await begunCount(caller, shop, [productId])
  await counted(caller, id, anEntry(productId, quantityMilli))
  await stepped(caller, id, 'finish')
  return stepped(caller, id, 'post')
}

/** Everything that becomes of counts: one is changed, counted twice, set to zero in part and posted, one is given up. */
export async function countStock(shop: Shop, caller: Caller): Promise<void> {
  const [one, other] = [await aProduct(shop), await aProduct(shop)]
  const scope: CountScope = { kind: 'products', ids: [one.id, other.id] }
  const { id, ...content } = aCount(shop, scope)
  await done(caller.post(PATH, { id, ...content }))
  await done(caller.put(`${PATH}/${id}`, { ...content, note: 'Rayon du fond' }))
  await stepped(caller, id, 'start')
  await counted(caller, id, anEntry(one.id, 99_000))
  await stepped(caller, id, 'finish')
  await stepped(caller, id, 'recount', { which: 'named', productIds: [one.id] })
  await stepped(caller, id, 'finish')
  await stepped(caller, id, 'zero', { which: 'uncounted' })
  await stepped(caller, id, 'post')
  const given = aCount(shop, scope)
  await done(caller.post(PATH, given))
  await stepped(caller, given.id, 'cancel', { reason: 'enteredByMistake' })
  const settings = { isCycleOn: true, daysA: 30, daysB: 90, daysC: 365, toleranceRateMilli: 5000 }
  await done(caller.put(`${PATH}/settings`, settings))
}

/** A count that has its number, with somebody who sees it. */
export const counts = once(async ({ caller, shop }) => {
  const goods = await aProduct(shop)
  const { number } = await postedCount(caller, shop, goods.id, 99_000)
  return { caller, number: number ?? '' }
})

/** A count that goes on, of products with the names that are searched for. */
export const counting = once(async (world) => {
  const { caller, shop, names } = world
  await products(world)
  const { data } = (await done(caller.get('products/paginated?limit=100'))).json<PaginatedOf<Product>>()
  const ids = data.flatMap((product) => (names.includes(product.designation) ? [product.id] : []))
  return { caller, id: (await begunCount(caller, shop, ids)).id }
})
