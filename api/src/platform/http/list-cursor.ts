import { sql, type Expression, type RawBuilder } from 'kysely'
import { DomainError } from '../errors.ts'
import { isId } from '../is-id.ts'

export interface Order {
  field: string
  direction: 'asc' | 'desc'
}

/** Where a page ended. */
export interface Place extends Order {
  /** What the row has in the order's column, as text. */
  value: string | null
  id: string
}

export function writeCursor({ field, direction, value, id }: Place): string {
  return Buffer.from(JSON.stringify([field, direction, value, id])).toString('base64url')
}

/** Refuses what we did not write, and a cursor of another order: its place means nothing here. */
export function readCursor(cursor: string, order: Order): Place {
  try {
    const [field, direction, value, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    const isText = value === null || typeof value === 'string'
    if (field === order.field && direction === order.direction && isText && typeof id === 'string' && isId(id)) {
      return { ...order, value, id }
    }
  } catch {
    // Not even JSON: refused below.
  }
  throw new DomainError('request.invalid', {}, '/cursor')
}

/** Rows behind a place. PostgreSQL puts nulls last when rising and first when falling. */
export function behind(
  { direction, value, id }: Place,
  column: Expression<unknown>,
  idColumn: Expression<unknown>,
  isNullable: boolean,
): RawBuilder<boolean> {
  const isRising = direction === 'asc'
  const after = isRising ? sql`>` : sql`<`
  if (value === null) {
    const sameNulls = sql`(${column} is null and ${idColumn} ${after} ${id})`
    return isRising ? sql`${sameNulls}` : sql`(${sameNulls} or ${column} is not null)`
  }
  // Written so that an index on the column finds its place: first the range, then what it holds too much.
  const range = sql`(${column} ${after}= ${value} and (${column} ${after} ${value} or ${idColumn} ${after} ${id}))`
  return isNullable && isRising ? sql`(${range} or ${column} is null)` : sql`${range}`
}
