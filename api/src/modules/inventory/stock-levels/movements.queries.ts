import { STORY_KINDS, type StockMovement, type StoryKind } from '@comptoir/contracts/inventory/stock-levels'
import type { StockMovements, StockMovementsQuery, StockPlace } from '@comptoir/contracts/inventory/stock-levels'
import { stockValueMinor, type Currency } from '@comptoir/money'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { isWrongValue } from '../../../platform/db/sql-errors.ts'
import { DomainError } from '../../../platform/errors.ts'
import { anyId } from '../../../platform/http/list.ts'
import { behind, readCursor, writeCursor, type Order } from '../../../platform/http/list-cursor.ts'
import { findDocumentNumbers } from './document-numbers.queries.ts'
import { findGoods } from './moved-goods.queries.ts'
import { levelReader } from './levels.queries.ts'
import { findPlaces } from './places.queries.ts'

const ORDER: Order = { field: 'recordedAt', direction: 'desc' }
const USUAL_LIMIT = 25

/**
 * What happened to a product in the places that the caller may enter, newest first: its movements, and for whoever may see costs
 * that somebody said what it costs.
 */
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
  reason: string | null
  /** By how much the value was set right; null for nothing. */
  revalued_nano: string | null
  occurred_at: Date
  recorded_at: Date
  /** `recorded_at` as exactly as it is stored. */
  place_in_order: string
  by: string
}

interface AskedPage {
  productId: string
  ids: readonly string[]
  kind: StoryKind | undefined
  cursor: string | undefined
  limit: number
}

/** One movement more than the page has, to know whether any follow. The newest of each place are found by the ledger's index. */
async function readPage(ctx: TxCtx, { productId, ids, kind, cursor, limit }: AskedPage): Promise<Row[]> {
  const { db, companyId } = ctx
  const place = cursor === undefined ? null : readCursor(cursor, ORDER)
  const from = place === null ? sql`true` : behind(place, sql.ref('l.recorded_at'), sql.ref('l.id'), false)
  const ofKind = kind === undefined ? sql`true` : sql`l.kind = ${kind}`
  const own = sql`l.company_id = ${companyId} and l.product_id = ${productId} and l.location_id = o.id and ${from}`
  const some = sql`order by l.recorded_at desc, l.id desc limit ${limit + 1}`
  const areCostsTold = maySeeValue(ctx) && (kind === undefined || kind === 'revaluation')
  const reading = sql<Row>`
    select m.*, m.recorded_at::text as place_in_order, u.name as by, r.value_nano as revalued_nano
    from unnest(${ids}::uuid[]) o (id)
    cross join lateral (
      (select l.id, l.kind, l.location_id, l.quantity_milli, l.unit_cost_micro, l.document_kind, l.document_id,
        l.document_line_id, null as reason, l.user_id, l.occurred_at, l.recorded_at
      from stock_ledger l where ${ofKind} and ${own} ${some})
      union all
      (select l.id, 'revaluation', l.location_id, 0, l.unit_cost_micro, l.document_kind, l.document_id,
        l.id, l.reason, l.user_id, l.recorded_at, l.recorded_at
      from stock_revaluation l where ${areCostsTold} and l.cause = 'manual' and ${own} ${some})) m
    join app_user u on u.company_id = ${companyId} and u.id = m.user_id
    left join stock_revaluation r on r.company_id = ${companyId} and r.id = m.id
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
  const reader = await levelReader(ctx)
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
    const kind = STORY_KINDS.find((each) => each === row.kind)
    if (!place || !kind) return []
    return [
      {
        id: row.id,
        kind,
        place,
        quantityMilli: row.quantity_milli,
        balanceMilli: balances.get(row.id) ?? 0,
        unitCostMicro: reader.maySeeValue ? row.unit_cost_micro : null,
        revaluedMinor: reader.maySeeValue ? revaluedMinor(row, reader.currency) : null,
        reason: row.reason,
        document: { kind: row.document_kind, id: row.document_id, number: numbers.get(row.document_id) ?? null },
        ...goods.of({ documentId: row.document_id, lineId: row.document_line_id, kind: row.kind }),
        by: row.by,
        occurredAt: row.occurred_at.toISOString(),
        recordedAt: row.recorded_at.toISOString(),
      },
    ]
  })
}

const maySeeValue = ({ permissions }: TxCtx): boolean => permissions.has('stockLevels.seeValue')

function revaluedMinor({ revalued_nano: nano }: Row, currency: Currency): number | null {
  return nano === null ? null : stockValueMinor(BigInt(nano), currency)
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
  const own = sql`l.company_id = ${companyId} and l.product_id = ${productId} and l.location_id = ${anyId(ids)}
    and l.recorded_at >= ${oldest.place_in_order}::timestamptz`
  const { rows } = await sql<{ id: string; balance: number }>`
    select f.id, (k.on_hand_milli - f.later)::bigint as balance
    from (
      select l.id, l.location_id, coalesce(sum(l.quantity_milli) over (
        partition by l.location_id order by l.recorded_at desc, l.id desc
        rows between unbounded preceding and 1 preceding), 0) as later
      from (
        select l.id, l.location_id, l.quantity_milli, l.recorded_at from stock_ledger l where ${own}
        union all
        select l.id, l.location_id, 0, l.recorded_at from stock_revaluation l where l.cause = 'manual' and ${own}) l) f
    join stock_balance k on k.company_id = ${companyId} and k.product_id = ${productId} and k.location_id = f.location_id
    where f.id = ${anyId(shown.map(({ id }) => id))}`.execute(db)
  return new Map(rows.map(({ id, balance }) => [id, balance]))
}
