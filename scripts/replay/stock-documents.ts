import type { StockAdjustment } from '@comptoir/contracts/inventory/stock-adjustments'
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
/** How many products are moved. */
const MOVED = 5

interface Place {
  id: string
  locations: { id: string }[]
}

/**
 * What the stock goes through once all documents are sent: an adjustment brings goods in that were sold without being there and
 * takes others out, a transfer sends some of them to another point of sale, and a part of them arrives. Ids follow from names, so
 * that a second run finds everything as it was left.
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
  if (now.state === 'draft') now = await client.call<StockTransfer>('POST', `${path}/ready`)
  if (now.state === 'ready') now = await client.call<StockTransfer>('POST', `${path}/ship`, { lines: [] })
  if (now.state !== 'inTransit') return
  const arrived = lines.slice(1).map(({ id, requestedMilli }, index) => ({
    ...{ lineId: id, goodMilli: requestedMilli - 2000, damagedMilli: index === 0 ? 1000 : 0 },
  }))
  await client.call('POST', `${path}/receive`, { isLast: false, lines: arrived })
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
  const missing = ['adjustment', 'transferOut', 'transferIn'].filter((kind) => !kinds.has(kind))
  return [toCheck('the stock was adjusted, sent, and received in part', missing)]
}
