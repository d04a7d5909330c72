import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { expressionBuilder, sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Queryable } from '../db/database.ts'
import { behind, writeCursor, type Order, type Place } from '../http/list-cursor.ts'
import { readPage } from '../http/list.ts'
import { pagingOf, refusingForged, type PageRules, type Paging } from '../http/paging.ts'

/** Matches that an index may find before they are too many to be put in order: then the list is read in its order instead. */
const MOST_CANDIDATES = 2500
/** Of too many matches, so many are put in order all the same: they are what is shown if the list's own order leads nowhere. */
const SOME_CANDIDATES = 1000
/** Rows that are read in the order of the list to find those that match: a few first, and more where those held too little. */
const FEW = 2500
const MOST_WALKED = 10_000
const ALL = 2_147_483_647

/** What a text asks of the rows of a list. */
export interface Narrowing {
  /** What a row must meet, in the list's own statement. */
  meets: RawBuilder<boolean>
  /** Ids of rows that may meet it, by an index, at most so many. */
  candidates: (most: number) => RawBuilder<unknown>
  /** Whether the candidates are all rows that can meet it; or else merely some of them. */
  isIndexed: boolean
  /** Whether rows may match in more ways than are asked here. */
  isCut: boolean
}

interface Found {
  ids: string[]
  /** Rows that match among those that were looked at, and how many those were. */
  matches: number
  looked: number
  /** Where the looking ended, if more rows lie behind. */
  end: Place | null
}

type Meta = PaginatedOf<unknown>['meta']
interface Answer {
  ids: readonly string[]
  total: number
  isTotalCapped: boolean
  isPartial: boolean
  /** Where to go on if the page is not full. */
  end: Place | null
}

/**
 * A page of what a search finds, at a cost that the number of rows does not raise. Few matches are found by the index and
 * put in order. Of many, a page is soon found by reading the list in its order. What is neither, many matches far behind
 * the beginning of that order, is answered with some of them, and says so (`isPartial`).
 */
export async function readSearchedPage<D, TB extends keyof D, O>(
  db: Queryable,
  found: SelectQueryBuilder<D, TB, O>,
  asked: ListQuery,
  rules: PageRules<D, TB>,
  narrowing: Narrowing,
): Promise<{ rows: O[]; meta: Meta }> {
  if (asked.wholeUpTo !== undefined) return readPage(db, allOf(found, rules, narrowing), asked, rules)
  const paging = pagingOf(asked, rules)
  const { order, column, id, limit } = paging
  const answer = await refusingForged(paging, search(db, found, paging, narrowing))
  const selected = found
    .select([sql<string | null>`(${column})::text`.as('order_value'), sql<string>`${id}::text`.as('order_id')])
    .where(sql<boolean>`${id} = any(${answer.ids}::uuid[])`)
  const unordered = answer.ids.length === 0 ? [] : await selected.execute()
  const byId = new Map(unordered.map((row) => [(row as { order_id: string }).order_id, row]))
  const rows = answer.ids.flatMap((each) => byId.get(each) ?? [])
  const last = rows.at(-1) as { order_value: string | null; order_id: string } | undefined
  const end = last && rows.length === limit ? { ...order, value: last.order_value, id: last.order_id } : answer.end
  const { total, isTotalCapped } = answer
  const isPartial = answer.isPartial || narrowing.isCut
  const nextCursor = end === null || answer.isPartial ? null : writeCursor(end)
  return {
    rows: rows as O[],
    meta: { total, page: asked.page, limit, isTotalCapped, ...(isPartial ? { isPartial } : {}), nextCursor },
  }
}

/** All matches, however long it takes: for files and selections, which leave nothing out. */
export function allOf<D, TB extends keyof D, O>(
  found: SelectQueryBuilder<D, TB, O>,
  rules: Pick<PageRules<D, TB>, 'id'>,
  { meets, candidates, isIndexed }: Narrowing,
): SelectQueryBuilder<D, TB, O> {
  const met = found.where(meets)
  const id = expressionBuilder<D, TB>().ref(rules.id)
  // As an array, or else a server that knows nothing yet of a freshly filled table compares every row with every match.
  return isIndexed ? met.where(sql<boolean>`${id} = any(array(${candidates(ALL)}))`) : met
}

async function search<D, TB extends keyof D, O>(
  db: Queryable,
  found: SelectQueryBuilder<D, TB, O>,
  paging: Paging,
  narrowing: Narrowing,
): Promise<Answer> {
  const some = await amongCandidates(db, found, paging, narrowing)
  if (narrowing.isIndexed && some.looked <= MOST_CANDIDATES) return exactly(some)
  // So few of the first rows match that reading more of them would not fill the page: there is something to show instead.
  const isHopeless = ({ matches }: Found): boolean =>
    paging.place === null && some.ids.length > 0 && matches * (MOST_WALKED / FEW) < paging.limit
  const read = async (from: Place | null): Promise<Found> => {
    const few = await walk(db, found, paging, narrowing, { from, most: FEW })
    if (few.end === null || few.matches >= paging.offset + paging.limit || isHopeless(few)) return few
    const more = await walk(db, found, behindThose(few, paging), narrowing, { from: few.end, most: MOST_WALKED - FEW })
    return joined(few, more)
  }
  const first = await read(null)
  if (first.end === null) return exactly(first)
  const atLeast = { total: first.matches, isTotalCapped: true, isPartial: false }
  if (paging.place) {
    const { ids, end } = await read(paging.place)
    return { ...atLeast, ids, end }
  }
  if (first.matches >= paging.limit) return { ...atLeast, ids: first.ids, end: first.end }
  const best = some.ids.length > 0 && (narrowing.isIndexed || first.ids.length === 0) ? some : first
  return { ids: best.ids, total: best.matches, isTotalCapped: true, isPartial: true, end: null }
}

/** The part of a page that is left behind those that were found. */
function behindThose({ ids, matches }: Found, paging: Paging): Paging {
  return { ...paging, offset: Math.max(0, paging.offset - matches), limit: paging.limit - ids.length }
}

function joined(few: Found, more: Found): Found {
  return {
    ids: [...few.ids, ...more.ids],
    matches: few.matches + more.matches,
    looked: few.looked + more.looked,
    end: more.end,
  }
}

function exactly({ ids, matches }: Found): Answer {
  return { ids, total: matches, isTotalCapped: false, isPartial: false, end: null }
}

function directionOf({ direction }: Order): RawBuilder<unknown> {
  return direction === 'asc' ? sql`asc` : sql`desc`
}

/** Ids of a page of the rows `f`, whose order's column is called `value`. */
function idsOf({ order, place, isNullable, limit, offset }: Paging, rows: RawBuilder<unknown>): RawBuilder<string[]> {
  const direction = directionOf(order)
  const from = place ? behind(place, sql.ref('f.value'), sql.ref('f.id'), isNullable) : sql`true`
  return sql`array(select f.id::text from ${rows} f where ${from}
    order by f.value ${direction}, f.id ${direction} limit ${limit} offset ${offset})`
}

/** Those of the candidates that match; of too many candidates, those of some. */
async function amongCandidates<D, TB extends keyof D, O>(
  db: Queryable,
  found: SelectQueryBuilder<D, TB, O>,
  paging: Paging,
  { meets, candidates }: Narrowing,
): Promise<Found> {
  const isAll = sql`(select count(*) from candidate) <= ${MOST_CANDIDATES}`
  const some = sql`select c.id from candidate c limit (case when ${isAll} then null else ${SOME_CANDIDATES}::bigint end)`
  const rows = found
    .clearSelect()
    .select([sql`${paging.column}`.as('value'), sql`${paging.id}`.as('id')])
    .where(sql<boolean>`${paging.id} = any(array(${some}))`)
    .where(meets)
  const { rows: answers } = await sql<{ ids: string[]; matches: number; looked: number }>`
    with candidate as materialized (${candidates(MOST_CANDIDATES + 1)}), matching as materialized (${rows})
    select ${idsOf(paging, sql`matching`)} as ids, (select count(*) from matching) as matches,
      (select count(*) from candidate) as looked`.execute(db)
  const [answer = { ids: [], matches: 0, looked: 0 }] = answers
  return { ...answer, end: null }
}

/** Those that match of the first rows of the list, or of those behind a place. */
async function walk<D, TB extends keyof D, O>(
  db: Queryable,
  found: SelectQueryBuilder<D, TB, O>,
  paging: Paging,
  { meets }: Narrowing,
  { from, most }: { from: Place | null; most: number },
): Promise<Found> {
  const { order, column, id, isNullable } = paging
  const direction = directionOf(order)
  const rows = found
    .clearSelect()
    .select([
      sql`${column}`.as('value'),
      sql`${id}`.as('id'),
      meets.as('is_met'),
      sql`row_number() over (order by ${column} ${direction}, ${id} ${direction})`.as('position'),
    ])
    .$if(from !== null, (query) => (from ? query.where(behind(from, column, id, isNullable)) : query))
    .orderBy(column, order.direction)
    .orderBy(id, order.direction)
    .limit(most)
  const { rows: answers } = await sql<Omit<Found, 'end'> & { last_value: string | null; last_id: string | null }>`
    with walked as materialized (${rows}), matching as (select w.value, w.id from walked w where w.is_met),
      ending as (select w.value, w.id from walked w where w.position = ${most})
    select ${idsOf(paging, sql`matching`)} as ids, (select count(*) from matching) as matches,
      (select count(*) from walked) as looked, (select e.value::text from ending e) as last_value,
      (select e.id::text from ending e) as last_id`.execute(db)
  const [answer] = answers
  if (!answer) throw new Error('a search gave no answer')
  const { ids, matches, looked, last_value: value, last_id: lastId } = answer
  return { ids, matches, looked, end: lastId === null ? null : { ...order, value, id: lastId } }
}
