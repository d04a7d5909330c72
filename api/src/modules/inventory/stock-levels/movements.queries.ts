import { MOVEMENT_KINDS, type MovementKind, type StockMovement } from '@comptoir/contracts/inventory/stock-levels'
import type { StockMovements, StockMovementsQuery, StockPlace } from '@comptoir/contracts/inventory/stock-levels'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { isWrongValue } from '../../../platform/db/sql-errors.ts'
import { DomainError } from '../../../platform/errors.ts'
import { anyId } from '../../../platform/http/list.ts'
import { behind, readCursor, writeCursor, type Order } from '../../../platform/http/list-cursor.ts'
import { findDocumentNumbers } from './document-numbers.queries.ts'
import { findGoods } from './moved-goods.queries.ts'
import { findPlaces } from './places.queries.ts'

const ORDER: Order = { field: 'recordedAt', direction: 'desc' }
const USUAL_LIMIT = 25

/** What happened to a product in the places that the caller may enter, newest first. */
export async function listMovements(
  ctx: TxCtx,
  productId: string,
  { pointOfSale, location, kind, cursor, limit = USUAL_LIMIT }: StockMovementsQuery,
): Promise<StockMovements> {
  const places = await findPlaces(ctx, {
    pointOfSaleIds: pointOfSale === undefined ? [] : [pointOfSale],
    locationIds: location === undefined ? [] : [location],
  })
  const rows = await readPage(ctx, { productId, kind, cursor, limit, ids: places.map(({ id }) => id) })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    data: await toMovements(ctx, productId, shown, places),
    nextCursor: last && rows.length > limit ? writeCursor({ ...ORDER, value: last.place_in_order, id: last.id }) : null,
  }
}

interface Row {
  id: string
  kind: string
  location_id: string
  quantity_milli: number
  unit_cost_micro: number
  document_kind: string
  document_id: string
  document_line_id: string
  occurred_at: Date
  recorded_at: Date
  /** `recorded_at` as exactly as it is stored. */
  place_in_order: string
  by: string
}

interface AskedPage {
  productId: string
  ids: readonly string[]
  kind: MovementKind | undefined
  cursor: string | undefined
  limit: number
}

/** One movement more than the page has, to know whether any follow. The newest of each place are found by the ledger's index. */
async function readPage({ db, companyId }: TxCtx, { productId, ids, kind, cursor, limit }: AskedPage): Promise<Row[]> {
  const place = cursor === undefined ? null : readCursor(cursor, ORDER)
  const from = place === null ? sql`true` : behind(place, sql.ref('l.recorded_at'), sql.ref('l.id'), false)
  const ofKind = kind === undefined ? sql`true` : sql`l.kind = ${kind}`
  const reading = sql<Row>`
    select m.*, m.recorded_at::text as place_in_order, u.name as by
    from unnest(${ids}::uuid[]) o (id)
    cross join lateral (
      select l.id, l.kind, l.location_id, l.quantity_milli, l.unit_cost_micro, l.document_kind, l.document_id,
        l.document_line_id, l.user_id, l.occurred_at, l.recorded_at
      from stock_ledger l
      where l.company_id = ${companyId} and l.product_id = ${productId} and l.location_id = o.id and ${ofKind} and ${from}
      order by l.recorded_at desc, l.id desc limit ${limit + 1}) m
    join app_user u on u.company_id = ${companyId} and u.id = m.user_id
    order by m.recorded_at desc, m.id desc limit ${limit + 1}`.execute(db)
  const { rows } = await reading.catch((error: unknown) => {
    throw isWrongValue(error) ? new DomainError('request.invalid', {}, '/cursor') : error
  })
  return rows
}

async function toMovements(
  ctx: TxCtx,
  productId: string,
  rows: readonly Row[],
  places: readonly StockPlace[],
): Promise<StockMovement[]> {
  const placeOf = new Map(places.map((place) => [place.id, place]))
  const maySeeValue = ctx.permissions.has('stockLevels.seeValue')
  const numbers = await findDocumentNumbers(
    ctx,
    rows.map((row) => ({ kind: row.document_kind, id: row.document_id })),
  )
  const goods = await findGoods(
    ctx,
    rows.map((row) => row.document_id),
  )
  const balances = await findBalancesAfter(ctx, productId, rows)
  return rows.flatMap((row) => {
    const place = placeOf.get(row.location_id)
    const kind = MOVEMENT_KINDS.find((each) => each === row.kind)
    if (!place || !kind) return []
    return [
      {
        id: row.id,
        kind,
        place,
        quantityMilli: row.quantity_milli,
        balanceMilli: balances.get(row.id) ?? 0,
        unitCostMicro: maySeeValue ? row.unit_cost_micro : null,
        document: { kind: row.document_kind, id: row.document_id, number: numbers.get(row.document_id) ?? null },
        ...goods.of({ documentId: row.document_id, lineId: row.document_line_id, kind: row.kind }),
        by: row.by,
        occurredAt: row.occurred_at.toISOString(),
        recordedAt: row.recorded_at.toISOString(),
      },
    ]
  })
}

/** What each movement's place had afterwards, by its id: what it has now less what was recorded since. */
async function findBalancesAfter(
  { db, companyId }: TxCtx,
  productId: string,
  shown: readonly Row[],
): Promise<Map<string, number>> {
  const oldest = shown.at(-1)
  if (!oldest) return new Map()
  const ids = [...new Set(shown.map((row) => row.location_id))]
  const { rows } = await sql<{ id: string; balance: number }>`
    select f.id, (k.on_hand_milli - f.later)::bigint as balance
    from (
      select l.id, l.location_id, coalesce(sum(l.quantity_milli) over (
        partition by l.location_id order by l.recorded_at desc, l.id desc
        rows between unbounded preceding and 1 preceding), 0) as later
      from stock_ledger l
      where l.company_id = ${companyId} and l.product_id = ${productId} and l.location_id = ${anyId(ids)}
        and l.recorded_at >= ${oldest.place_in_order}::timestamptz) f
    join stock_balance k on k.company_id = ${companyId} and k.product_id = ${productId} and k.location_id = f.location_id
    where f.id = ${anyId(shown.map(({ id }) => id))}`.execute(db)
  return new Map(rows.map(({ id, balance }) => [id, balance]))
}
