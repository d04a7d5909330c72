import type { StockAdjustment } from '@comptoir/contracts/inventory/stock-adjustments'
import type { StockCount } from '@comptoir/contracts/inventory/stock-counts'
import type { StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { Refusal } from '../common/refusal.ts'
import { withConnection } from '../database/connection.ts'
import type { Books } from './books.ts'
import { Refused } from './client.ts'
import { at, COMPANY, once, POINT_OF_SALE } from './company.ts'
import { idOf } from './ids.ts'
import { toCheck, type Check } from './verify.ts'

const OUTLET = idOf('point of sale', 'outlet')
const ADJUSTMENT = idOf('stock', 'adjustment')
const TRANSFER = idOf('stock', 'transfer')
const COUNT = idOf('stock', 'count')
/** How many products are moved. */
const MOVED = 5
/** How many of them are counted. */
const COUNTED = 2

interface Place {
  id: string
  locations: { id: string }[]
}

/**
 * What the stock goes through once all documents are sent: an adjustment brings goods in that were sold without being there and
 * takes others out, a transfer sends some of them to another point of sale, and a part of them arrives; then what is left is
 * counted. Ids follow from names, so that a second run finds everything as it was left.
 */
export async function moveStock({ client, products }: Books): Promise<void> {
  const moved = [...products.values()].slice(0, MOVED)
  if (moved.length < MOVED) throw new Refusal(`The file has fewer than ${MOVED} products to move.`)
  await once(() =>
    client.call('POST', at('points-of-sale'), {
      ...{ id: OUTLET, code: 'OUT', name: 'Outlet', address: null, postalCode: null, city: 'Leeds', phone: null },
    }),
  )
  const places = await client.call<Place[]>('GET', at('stock-transfers/places'))
  const shopOf = (pointOfSaleId: string): string => {
    const id = places.find((place) => place.id === pointOfSaleId)?.locations[0]?.id
    if (id === undefined) throw new Refusal(`The point of sale ${pointOfSaleId} has no shop.`)
    return id
  }
  const fromLocationId = shopOf(POINT_OF_SALE)
  await adjust({ client }, fromLocationId, moved)
  await transfer({ client }, fromLocationId, moved)
  await count({ client }, fromLocationId, moved.slice(0, COUNTED))
}

type Caller = Pick<Books, 'client'>

async function adjust({ client }: Caller, locationId: string, moved: readonly string[]): Promise<void> {
  const lines = moved.map((productId, index) => ({
    ...{ id: idOf('stock', 'adjustment', index), productId },
    // The last one is found to be less than was thought; a cost of its own is said of each other one.
    ...(index === moved.length - 1
      ? { quantityMilli: -3000 }
      : { quantityMilli: 100_000_000, unitCostMicro: 1_234_567 + index }),
  }))
  const path = at(`stock-adjustments/${ADJUSTMENT}`)
  const input = { id: ADJUSTMENT, locationId, reason: 'correction', note: 'After the replay', lines }
  const known = await found(() => client.call<StockAdjustment>('GET', path))
  const draft = known ?? (await client.call<StockAdjustment>('POST', at('stock-adjustments'), input))
  if (draft.state === 'draft') await client.call('POST', `${path}/post`, { version: draft.version })
}

async function transfer({ client }: Caller, fromLocationId: string, moved: readonly string[]): Promise<void> {
  const lines = moved.slice(0, -1).map((productId, index) => ({
    ...{ id: idOf('stock', 'transfer', index), productId, requestedMilli: 10_000 + index },
  }))
  const path = at(`stock-transfers/${TRANSFER}`)
  const input = { id: TRANSFER, fromLocationId, toPointOfSaleId: OUTLET, lines }
  const known = await found(() => client.call<StockTransfer>('GET', path))
  let now = known ?? (await client.call<StockTransfer>('POST', at('stock-transfers'), input))
  if (now.state === 'draft') now = await client.call<StockTransfer>('POST', `${path}/ready`, undefined, now.version)
  if (now.state === 'ready') now = await client.call<StockTransfer>('POST', `${path}/ship`, { lines: [] }, now.version)
  if (now.state !== 'inTransit') return
  const arrived = lines.slice(1).map(({ id, requestedMilli }, index) => ({
    ...{ lineId: id, goodMilli: requestedMilli - 2000, damagedMilli: index === 0 ? 1000 : 0 },
  }))
  await client.call('POST', `${path}/receive`, { isLast: false, lines: arrived }, now.version)
}

/** Of each product a little is found, whatever the books say. */
async function count({ client }: Caller, locationId: string, productIds: readonly string[]): Promise<void> {
  const path = at(`stock-counts/${COUNT}`)
  const scope = { kind: 'products', ids: productIds }
  const plan = { id: COUNT, locationId, scope, isBlind: true, peopleIds: [], plannedOn: null, note: 'After the replay' }
  const known = await found(() => client.call<StockCount>('GET', path))
  let now = known ?? (await client.call<StockCount>('POST', at('stock-counts'), plan))
  if (now.state === 'planned') now = await client.call<StockCount>('POST', `${path}/start`, undefined, now.version)
  if (now.state === 'counting') {
    for (const [index, productId] of productIds.entries()) {
      const id = idOf('stock', 'count entry', index)
      const entry = { id, round: now.round, countedAt: new Date().toISOString(), productId, quantityMilli: 7000 }
      await once(() => client.call('POST', `${path}/entries`, entry))
    }
    now = await client.call<StockCount>('GET', path)
    now = await client.call<StockCount>('POST', `${path}/finish`, undefined, now.version)
  }
  if (now.state === 'review') await client.call('POST', `${path}/post`, undefined, now.version)
}

/** An answer; undefined where what was asked for is not there. */
async function found<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return undefined
    throw error
  }
}

/** That the stock was moved by each of these documents. */
export async function stockChecks(databaseUrl: string): Promise<Check[]> {
  const rows = await withConnection(databaseUrl, async (client) => {
    const answer = await client.query<{ kind: string }>(
      'select distinct kind from stock_ledger where company_id = $1',
      [COMPANY.id],
    )
    return answer.rows
  })
  const kinds = new Set(rows.map(({ kind }) => kind))
  const missing = ['adjustment', 'transferOut', 'transferIn', 'count'].filter((kind) => !kinds.has(kind))
  return [toCheck('the stock was adjusted, sent, received in part, and counted', missing)]
}
