import type { ListQuery } from '@comptoir/contracts'
import { sql, type ReferenceExpression, type SelectQueryBuilder } from 'kysely'
import qs from 'qs'
import type { Queryable } from '../db/database.ts'

/** Reads `search[text]=…&filter[brand]=…` with the limits that keep a hostile address harmless. */
export function parseQuery(text: string): Record<string, unknown> {
  return qs.parse(text, { depth: 3, parameterLimit: 200, arrayLimit: 100, plainObjects: false, allowPrototypes: false })
}

/** Fills in what the address left out. */
export function listQuery(query: Partial<ListQuery>): ListQuery {
  return { ...query, page: query.page ?? 1, limit: query.limit ?? 25 }
}

/** Values of a filter, whether the address gave one, several or none. */
export function filterValues(query: ListQuery, name: string): string[] {
  const value = query.filter?.[name]
  if (value === undefined || value === null || value === '') return []
  return (Array.isArray(value) ? value : [value]).filter((item) => item !== '')
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The same for filters that hold ids: what is no id matches nothing, and never reaches the database. */
export function filterIds(query: ListQuery, name: string): string[] {
  const values = filterValues(query, name)
  const ids = values.filter((value) => UUID.test(value))
  return values.length > 0 && ids.length === 0 ? ['00000000-0000-0000-0000-000000000000'] : ids
}

/** A pattern for LIKE that finds the text anywhere, its own wildcards taken literally. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/** A pattern for LIKE that finds texts that begin so. */
export function startingWith(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/** Orders by a field of the resource's dictionary, then by id, so that pages never overlap. */
export function ordered<D, TB extends keyof D, O>(
  query: SelectQueryBuilder<D, TB, O>,
  asked: ListQuery,
  orders: Record<string, ReferenceExpression<D, TB>>,
  byDefault: { field: string; direction: 'asc' | 'desc' },
  id: ReferenceExpression<D, TB>,
): SelectQueryBuilder<D, TB, O> {
  const { field, direction = 'asc' } = asked.order ?? byDefault
  const column = orders[field]
  if (!column) throw new Error(`No such order: ${field}`)
  return query.orderBy(column, direction).orderBy(id, direction)
}

/** The rows of the page asked for. */
export function pageOf<D, TB extends keyof D, O>(query: SelectQueryBuilder<D, TB, O>, { page, limit }: ListQuery): SelectQueryBuilder<D, TB, O> {
  return query.limit(limit).offset((page - 1) * limit)
}

/** Counts rows, but never more than the cap, so that a huge table costs no more than a large one. */
export async function countUpTo<D, TB extends keyof D, O>(
  db: Queryable,
  query: SelectQueryBuilder<D, TB, O>,
  cap: number,
): Promise<{ total: number; isTotalCapped: boolean }> {
  const some = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`1`.as('one'))
    .limit(cap + 1)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { total: Math.min(count, cap), isTotalCapped: count > cap }
}
