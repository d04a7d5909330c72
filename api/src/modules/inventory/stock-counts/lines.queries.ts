import { LINE_STATES, STOCK_COUNTS, type CountLine, type LineState } from '@comptoir/contracts/inventory/stock-counts'
import { STOCK_LEVELS } from '@comptoir/contracts/inventory/stock-levels'
import type { Tracking } from '@comptoir/contracts/inventory/tracking'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { MOST_UNIT_DECIMALS, stockValueMinor, stockValueNano, type Currency } from '@comptoir/money'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId, filterValues } from '../../../platform/http/list.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { folded } from '../../../platform/search/folded.ts'
import { isSearched, readForgivingPage } from '../../../platform/search/forgiving-page.ts'
import { countedLines, standingEntries, type CountedRow } from './counted.queries.ts'
import { findSettings } from './settings.repository.ts'
import { postedLines, type PostedRow } from './posted-lines.queries.ts'

interface CountOf {
  id: string
  state: string
  round: number
  locationId: string
  isHidden: boolean
  currency: Currency
}

async function findOf({ db, companyId }: TxCtx, id: string): Promise<CountOf> {
  const row = await db
    .selectFrom('stock_count as d')
    .innerJoin('company as c', 'c.id', 'd.company_id')
    .select(['d.id', 'd.state', 'd.round', 'd.location_id', 'd.is_blind', 'c.currency'])
    .where('d.company_id', '=', companyId)
    .where('d.id', '=', id)
    .executeTakeFirst()
  if (!row) throw declaredRefusal(STOCK_COUNTS, 'notFound')
  const { state, round, location_id: locationId, currency } = row
  return {
    id,
    state,
    round,
    locationId,
    isHidden: row.is_blind && state === 'counting',
    currency: currency as Currency,
  }
}

const ORDERS = {
  designation: 'p.designation',
  difference: sql`coalesce(y.difference_milli, 0)`,
  value: sql`y.value_nano`,
} as const

const RULES = {
  orders: ORDERS,
  byDefault: { field: 'designation', direction: 'asc' },
  id: 'y.product_id',
  cap: 100_000,
} as const

/** The products of a count, with what was counted and, unless it is counted blindly, what the books had then. */
export async function listLines(ctx: TxCtx, id: string, query: ListQuery): Promise<PaginatedOf<CountLine>> {
  const of = await findOf(ctx, id)
  const states = LINE_STATES.filter((state) => filterValues(query, 'state').includes(state))
  if (of.state === 'posted') return posted(ctx, of, query, states)
  const { toleranceRateMilli } = await findSettings(ctx)
  const found = ctx.db
    .selectFrom(countedLines(ctx, { ...of, toleranceRateMilli }).as('y'))
    .innerJoin('product as p', (join) => join.onRef('p.id', '=', 'y.product_id').on('p.company_id', '=', ctx.companyId))
    .leftJoin('unit as u', (join) => join.onRef('u.company_id', '=', 'p.company_id').onRef('u.id', '=', 'p.unit_id'))
    .select(['y.product_id', 'y.counted_milli', 'y.expected_milli', 'y.difference_milli', 'y.moved_milli'])
    .select(['y.has_moved_meanwhile', 'y.round', 'y.recount_round', 'y.counted_at', 'y.unit_cost_micro', 'y.is_beyond'])
    .select(['y.value_nano', 'p.code', 'p.designation', 'p.tracking', 'u.name as unit', 'u.decimals'])
    .where(sql<SqlBool>`p.company_id = ${ctx.companyId}`)
    // Which lines differ is not told while it is counted blindly.
    .$if(states.length > 0, (lines) => lines.where(isIn(of.isHidden ? states.filter(isTold) : states, of.round)))
  const { rows, meta } = await readForgivingPage(
    ctx.db,
    found,
    of.isHidden ? inOrder(query) : query,
    RULES,
    named(query, 'p'),
  )
  const people = await findCounters(
    ctx,
    id,
    rows.map(({ product_id: productId }) => productId),
  )
  return { data: rows.map((row) => lineOf(ctx, of, row, people.get(row.product_id) ?? [])), meta }
}

/** By what lines are found: the code and the name of their product. */
function named(query: ListQuery, table: 'p' | 'y') {
  if (!isSearched(query, 'product')) return []
  return [folded(sql<string>`${sql.ref(`${table}.code`)} || ' ' || ${sql.ref(`${table}.designation`)}`)]
}

const isTold = (state: LineState): boolean => state === 'uncounted' || state === 'toRecount'

/** By name, whatever was asked: an order by difference would tell it. */
function inOrder({ order: _order, ...query }: ListQuery): ListQuery {
  return query
}

const CONDITIONS: Readonly<Record<LineState, (round: number) => RawBuilder<SqlBool>>> = {
  different: () => sql`y.difference_milli <> 0`,
  uncounted: () => sql`y.counted_milli is null`,
  beyondTolerance: () => sql`y.is_beyond`,
  moved: () => sql`(y.moved_milli <> 0 or y.has_moved_meanwhile)`,
  toRecount: (round) => sql`(y.recount_round = ${round} and y.round is distinct from ${round})`,
}

/** In one of these states; in none where none is left that may be told. */
function isIn(states: readonly LineState[], round: number): RawBuilder<SqlBool> {
  if (states.length === 0) return sql`false`
  return sql`(${sql.join(
    states.map((state) => CONDITIONS[state](round)),
    sql` or `,
  )})`
}

type Line = CountedRow & {
  code: string
  designation: string
  tracking: Tracking
  unit: string | null
  decimals: number | null
}

function lineOf({ permissions }: TxCtx, of: CountOf, row: Line, countedBy: string[]): CountLine {
  const seesValue = permissions.has(STOCK_LEVELS.permissions.seeValue)
  const { isHidden, round, currency } = of
  const nano = BigInt(row.value_nano)
  return {
    ...{ id: row.product_id, productId: row.product_id, code: row.code, designation: row.designation, unit: row.unit },
    ...{
      unitDecimals: row.decimals ?? MOST_UNIT_DECIMALS,
      tracking: row.tracking,
      lotNumber: null,
      serialNumber: null,
    },
    countedMilli: row.counted_milli,
    expectedMilli: isHidden ? null : row.expected_milli,
    differenceMilli: isHidden ? null : row.difference_milli,
    unitCostMicro: seesValue ? row.unit_cost_micro : null,
    valueMinor: seesValue && !isHidden && row.difference_milli !== null ? stockValueMinor(nano, currency) : null,
    isBeyondTolerance: !isHidden && row.is_beyond,
    movedMilli: isHidden ? 0 : row.moved_milli,
    hasMovedMeanwhile: !isHidden && row.has_moved_meanwhile,
    ...{ round: row.round, countedAt: row.counted_at?.toISOString() ?? null, countedBy },
    isToRecount: row.recount_round === round && row.round !== round,
  }
}

/** Who counted products in their last round, by product. */
async function findCounters(
  ctx: TxCtx,
  countId: string,
  productIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await sql<{ productId: string; names: string[] }>`
    select s.product_id as "productId", array_agg(distinct w.name order by w.name) as names
    from (select e.*, max(e.round) over (partition by e.product_id) as last_round from ${standingEntries(ctx, countId)} e
        where e.product_id = ${anyId(productIds)}) s
      join app_user w on w.company_id = ${ctx.companyId} and w.id = s.user_id
    where s.round = s.last_round group by s.product_id`.execute(ctx.db)
  return new Map(rows.map(({ productId, names }) => [productId, names]))
}

const POSTED_RULES = {
  orders: {
    designation: 'y.designation',
    difference: 'y.difference_milli',
    value: sql`y.difference_milli::numeric * y.unit_cost_micro`,
  },
  byDefault: { field: 'designation', direction: 'asc' },
  id: 'y.id',
  cap: 1_000_000,
} as const

/** What was posted of a count, line by line: of what nobody counted there is none. */
async function posted(
  ctx: TxCtx,
  of: CountOf,
  query: ListQuery,
  states: readonly LineState[],
): Promise<PaginatedOf<CountLine>> {
  const { toleranceRateMilli } = await findSettings(ctx)
  const found = postedLines(ctx, of.id, toleranceRateMilli).$if(states.length > 0, (lines) =>
    lines.where(isPostedIn(states)),
  )
  const { rows, meta } = await readForgivingPage(ctx.db, found, query, POSTED_RULES, named(query, 'y'))
  const people = await findCounters(ctx, of.id, [...new Set(rows.map((row) => row.product_id))])
  return { data: rows.map((row) => postedLineOf(ctx, of, row, people.get(row.product_id) ?? [])), meta }
}

function isPostedIn(states: readonly LineState[]): RawBuilder<SqlBool> {
  if (states.includes('different')) return sql`y.difference_milli <> 0`
  return states.includes('beyondTolerance') ? sql`y.is_beyond` : sql`false`
}

function postedLineOf({ permissions }: TxCtx, { currency }: CountOf, row: PostedRow, countedBy: string[]): CountLine {
  const seesValue = permissions.has(STOCK_LEVELS.permissions.seeValue)
  const nano = stockValueNano([{ quantityMilli: row.difference_milli, unitCostMicro: row.unit_cost_micro }])
  return {
    ...{ id: row.id, productId: row.product_id, code: row.code, designation: row.designation, unit: row.unit },
    unitDecimals: row.unit_decimals,
    tracking: row.lot_number === null ? (row.piece_number === null ? 'none' : 'serialNumbers') : 'lots',
    ...{ lotNumber: row.lot_number, serialNumber: row.piece_number },
    ...{ countedMilli: row.counted_milli, expectedMilli: row.expected_milli, differenceMilli: row.difference_milli },
    unitCostMicro: seesValue ? row.unit_cost_micro : null,
    valueMinor: seesValue ? stockValueMinor(nano, currency) : null,
    ...{ isBeyondTolerance: row.is_beyond, movedMilli: 0, hasMovedMeanwhile: false, round: row.round },
    ...{ isToRecount: false, countedAt: row.counted_at.toISOString(), countedBy },
  }
}
