import type { ListQuery } from '@comptoir/contracts/schema'
import { expressionBuilder, type Expression, type RawBuilder, type StringReference } from 'kysely'
import { isWrongValue } from '../db/sql-errors.ts'
import { DomainError } from '../errors.ts'
import { readCursor, type Order, type Place } from './list-cursor.ts'

/** How the lists of a resource are ordered and counted. */
export interface PageRules<D, TB extends keyof D> {
  /** The resource's dictionary of orders: a column each, or an expression. */
  orders: Record<string, StringReference<D, TB> | RawBuilder<unknown>>
  byDefault: { field: string; direction: 'asc' | 'desc' }
  /** Orders whose column may be null. */
  nullable?: readonly string[]
  /** Ends every order, so that pages never overlap. */
  id: StringReference<D, TB>
  /** Rows are counted up to here, so that a huge table costs no more than a large one. */
  cap: number
}

/** What a request asks of a list's order: by what, from where, how many rows, after skipping how many. */
export interface Paging {
  order: Order
  column: Expression<unknown>
  id: Expression<unknown>
  isNullable: boolean
  place: Place | null
  limit: number
  offset: number
}

export function pagingOf<D, TB extends keyof D>(asked: ListQuery, rules: PageRules<D, TB>): Paging {
  const order: Order = {
    field: (asked.order ?? rules.byDefault).field,
    direction: (asked.order ?? rules.byDefault).direction ?? 'asc',
  }
  const given = rules.orders[order.field]
  if (given === undefined) throw new Error(`No such order: ${order.field}`)
  const { ref } = expressionBuilder<D, TB>()
  const place = asked.cursor === undefined ? null : readCursor(asked.cursor, order)
  return {
    order,
    column: typeof given === 'string' ? ref(given) : given,
    id: ref(rules.id),
    isNullable: rules.nullable?.includes(order.field) ?? false,
    place,
    limit: asked.limit,
    offset: place ? 0 : (asked.page - 1) * asked.limit,
  }
}

/** What a forged cursor holds need not be of its column's type. */
export async function refusingForged<T>({ place }: Paging, reading: Promise<T>): Promise<T> {
  return reading.catch((error: unknown) => {
    throw place && isWrongValue(error) ? new DomainError('request.invalid', {}, '/cursor') : error
  })
}
