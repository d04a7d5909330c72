import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import qs from 'qs'
import type { Queryable } from '../db/database.ts'
import { DomainError } from '../errors.ts'
import { isDay } from '../is-day.ts'
import { isId } from '../is-id.ts'
import { behind, writeCursor } from './list-cursor.ts'
import { pagingOf, refusingForged, type PageRules } from './paging.ts'

/** Reads `search[text]=…&filter[brand]=…` with the limits that keep a hostile address harmless. */
export function parseQuery(text: string): Record<string, unknown> {
  return qs.parse(text, { depth: 3, parameterLimit: 200, arrayLimit: 100, plainObjects: false, allowPrototypes: false })
}

/** Fills in what the address left out. */
export function listQuery(query: Partial<ListQuery>): ListQuery {
  return { ...query, page: query.page ?? 1, limit: query.limit ?? 25 }
}

/** Values of a filter, whether the address gave one, several or none; `null`, as addresses write that there is none, is none. */
export function filterValues(query: Pick<ListQuery, 'filter'>, name: string): string[] {
  const value = query.filter?.[name]
  if (value === undefined || value === null) return []
  return (Array.isArray(value) ? value : [value]).filter((item) => item !== '' && item !== 'null')
}

/** The same for filters that hold ids: what is no id matches nothing, and never reaches the database. */
export function filterIds(query: Pick<ListQuery, 'filter'>, name: string): string[] {
  const values = filterValues(query, name)
  const ids = values.filter(isId)
  return values.length > 0 && ids.length === 0 ? ['00000000-0000-0000-0000-000000000000'] : ids
}

/** The day, `YYYY-MM-DD`, of a filter; undefined where none was given. What is no day of the calendar is refused. */
export function filterDay(query: Pick<ListQuery, 'filter'>, name: string): string | undefined {
  const [day] = filterValues(query, name)
  if (day !== undefined && !isDay(day)) throw new DomainError('request.invalid', {}, `/filter/${name}`)
  return day
}

/** What a column of listed values is compared with: values that a request asks for, known or not. */
export function anyOf<T extends string>(values: readonly string[]): RawBuilder<T> {
  return sql<T>`any(${values}::text[])`
}

/**
 * What an id is compared with: one of these. As one value, because a list of many is planned, once for all, as if hardly
 * a row had one of them: then a whole index is read in the order that is asked for.
 */
export function anyId(ids: Iterable<string>): RawBuilder<string> {
  return sql<string>`any(${[...ids]}::uuid[])`
}

/** A pattern for LIKE that finds the text anywhere, its own wildcards taken literally. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/**
 * One page of what was found, ordered by the dictionary and then by id: by its number, or, at the same cost however deep,
 * by the cursor of the page before it.
 */
export async function readPage<D, TB extends keyof D, O>(
  db: Queryable,
  found: SelectQueryBuilder<D, TB, O>,
  asked: ListQuery,
  rules: PageRules<D, TB>,
): Promise<{ rows: O[]; meta: PaginatedOf<O>['meta'] }> {
  const paging = pagingOf(asked, rules)
  const { order, column, id, place, isNullable, limit, offset } = paging
  const cap = asked.wholeUpTo === undefined ? rules.cap : place ? 0 : asked.wholeUpTo
  const counting = countUpTo(db, found, cap)
  const ordered = found
    .$if(place !== null, (query) => (place ? query.where(behind(place, column, id, isNullable)) : query))
    .select([sql<string | null>`(${column})::text`.as('order_value'), sql<string>`${id}::text`.as('order_id')])
    .select(sql<number>`(${counting})`.as('order_count'))
    .orderBy(column, order.direction)
    .orderBy(id, order.direction)
    .limit(limit)
    .offset(offset)
  const rows = await refusingForged(paging, ordered.execute())
  const last = rows.at(-1) as Ordered | undefined
  const isEmpty = place === null && offset === 0
  const count = last?.order_count ?? (isEmpty ? 0 : (await counting.executeTakeFirstOrThrow()).count)
  const nextCursor =
    last && rows.length === limit ? writeCursor({ ...order, value: last.order_value, id: last.order_id }) : null
  const total = Math.min(count, cap)
  return { rows: rows as O[], meta: { total, page: asked.page, limit, isTotalCapped: count > cap, nextCursor } }
}

/** What a page reads of each row beside what it shows. The count is that of all rows: in one statement with the page. */
interface Ordered {
  order_value: string | null
  order_id: string
  order_count: number
}

/** Counts rows, but only just beyond the cap, so that a huge table costs no more than a large one. */
function countUpTo<D, TB extends keyof D, O>(db: Queryable, query: SelectQueryBuilder<D, TB, O>, cap: number) {
  const some = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`1`.as('one'))
    .limit(cap + 1)
  return db.selectFrom(some.as('some')).select((eb) => eb.fn.countAll<number>().as('count'))
}
