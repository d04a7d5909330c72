import type { ShortItem } from '@comptoir/contracts/schema'
import { MOST_UNIT_DECIMALS, stockValueNano } from '@comptoir/money'
import type pg from 'pg'
import { v7 as newId } from 'uuid'
import type { TxCtx } from '../../../platform/context.ts'
import { listByFunction } from '../../../platform/db/call.ts'
import { copyRows } from '../../../platform/db/copy.ts'
import { jsonText } from '../../../platform/db/function-json.ts'
import type { ShopLocation } from './opening-places.queries.ts'
import type { OpenedPlace, OpenedProduct } from './opening-stock.rules.ts'
import { insertLotsOf, insertSerialNumbersOf, type Movement } from './tracked-goods.repository.ts'

/** Goods that were there before the product kept count; quantities in thousandths of the unit, never zero. */
interface OpeningStock {
  companyId: string
  locationId: string
  userId: string
  /** What brought them in: the kind and the id of the document. */
  document: { kind: string; id: string }
  now: Date
  products: readonly { productId: string; quantityMilli: number; costMicro: number }[]
}

const LEDGER = [
  'company_id',
  'id',
  'location_id',
  'product_id',
  'kind',
  'quantity_milli',
  'unit_cost_micro',
  'document_kind',
  'document_id',
  'document_line_id',
  'user_id',
  'occurred_at',
  'recorded_at',
]
const BALANCE = ['company_id', 'location_id', 'product_id', 'on_hand_milli', 'value_nano', 'is_layered']

/**
 * Loads the opening stock of products that are new, hence have no balance yet: on the administrator's connection, in its
 * transaction. The product's id names the document's line, so that no product is counted twice from one document.
 */
export async function loadOpeningStock(client: pg.ClientBase, stock: OpeningStock): Promise<void> {
  const { companyId, locationId, userId, document, now, products } = stock
  const ledger = products.map(({ productId, quantityMilli, costMicro }) => [
    companyId,
    newId(),
    locationId,
    productId,
    'opening',
    quantityMilli,
    costMicro,
    document.kind,
    document.id,
    productId,
    userId,
    now,
    now,
  ])
  const isLayered = await layeredFromNow(client, companyId)
  const balances = products.map(({ productId, quantityMilli, costMicro }) => [
    companyId,
    locationId,
    productId,
    quantityMilli,
    String(stockValueNano([{ quantityMilli, unitCostMicro: costMicro }])),
    isLayered,
  ])
  await copyRows(client, 'stock_balance', BALANCE, balances)
  // After the balances that they hang on.
  await copyRows(client, 'stock_ledger', LEDGER, ledger)
}

/**
 * Whether goods of new balances lie in layers: undecided where the company has chosen these, which the first movement lays.
 * Whoever chooses otherwise waits until the transaction ends.
 */
async function layeredFromNow(client: pg.ClientBase, companyId: string): Promise<boolean | null> {
  const { rows } = await client.query<{ valuation: string }>(
    'select stock_valuation as valuation from company where id = $1 for share',
    [companyId],
  )
  return rows[0]?.valuation === 'fifo' ? null : false
}

/** A product that is given an opening stock. */
export interface LockedProduct extends OpenedProduct {
  id: string
  designation: string
  unit: ShortItem | null
  costMicro: number
}

/** A product; until the transaction ends nobody else gives it an opening stock or changes its tracking, and it can be sold. Null when there is none. */
export async function lockOpenedProduct({ db, companyId }: TxCtx, productId: string): Promise<LockedProduct | null> {
  const row = await db
    .selectFrom('product as p')
    .leftJoin('unit as u', (join) => join.onRef('u.company_id', '=', 'p.company_id').onRef('u.id', '=', 'p.unit_id'))
    .select(['p.id', 'p.designation', 'p.tracking', 'p.lots_expire', 'p.purchase_price_micro'])
    .select(['u.id as unit_id', 'u.name as unit_name', 'u.decimals'])
    .where('p.company_id', '=', companyId)
    .where('p.id', '=', productId)
    .forNoKeyUpdate('p')
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    designation: row.designation,
    tracking: row.tracking,
    lotsExpire: row.lots_expire,
    unit: row.unit_id === null ? null : { id: row.unit_id, name: row.unit_name ?? '' },
    unitDecimals: row.decimals ?? MOST_UNIT_DECIMALS,
    costMicro: row.purchase_price_micro ?? 0,
  }
}

/** Posts what is there of a locked product: the ledger with its balances, then the lots or serial numbers of each movement. */
export async function postOpeningStock(
  ctx: TxCtx,
  product: LockedProduct,
  places: readonly (OpenedPlace & ShopLocation)[],
  knownLots: ReadonlyMap<string, { id: string }>,
): Promise<void> {
  await listByFunction(ctx.db, 'opening_stock_post', {
    companyId: ctx.companyId,
    productId: product.id,
    userId: ctx.userId,
    recordedAt: ctx.now,
    unitCostMicro: product.costMicro,
    places: jsonText(
      places.map(({ locationId, name, quantityMilli }) => ({
        location_id: locationId,
        ledger_id: newId(),
        point_of_sale: name,
        quantity_milli: quantityMilli,
      })),
    ),
  })
  const moved = places.map(({ locationId, lots, serialNumbers }) => {
    const movement: Movement = { documentId: product.id, documentLineId: locationId, kind: 'opening' }
    return { movement, lots, serialNumbers }
  })
  const lotIds = await insertLotsOf(ctx, product.id, moved, knownLots)
  for (const { locationId, lots } of places) {
    if (lots.length === 0) continue
    await listByFunction(ctx.db, 'opening_lots_post', {
      companyId: ctx.companyId,
      locationId,
      lots: jsonText(
        lots.map(({ number, quantityMilli }) => ({
          lot_id: lotIds.get(number) ?? '',
          product_id: product.id,
          quantity_milli: quantityMilli,
        })),
      ),
    })
  }
  await insertSerialNumbersOf(ctx, product.id, moved)
}
