import { LARGEST_TOTAL } from '@comptoir/money'
import { sql, type RawBuilder } from 'kysely'
import type { DB } from './tables.ts'

/** Columns that hold figures, of any table. */
type Figure = {
  [Table in keyof DB]: Extract<keyof DB[Table], `${string}_${'minor' | 'milli' | 'count' | 'bytes'}` | 'count'>
}[keyof DB]
/** The same with the alias of their table, one letter as everywhere. */
type Summed = Figure | `${'d' | 'i' | 'k' | 'l' | 'r' | 's' | 't' | 'x' | 'y'}.${Figure}`

/** Rows that count, by the kind that they, or their document, say they are. */
interface OfKind {
  column: 'l.kind' | 'l.document_kind'
  in: readonly string[]
}

/**
 * The sum of a column over a group, zero for none, cut off at the largest total: rows are without number, and no sum of
 * theirs may be one that cannot be read.
 */
export function totalOf(column: Summed, only?: OfKind): RawBuilder<number> {
  return only
    ? totalWhere(column, sql`${sql.ref(only.column)} in (${sql.join(only.in)})`)
    : cutOff(sql`sum(${sql.ref(column)})`)
}

/** The same of the rows that meet a condition. */
export function totalWhere(column: Summed, condition: RawBuilder<unknown>): RawBuilder<number> {
  return cutOff(sql`sum(${sql.ref(column)}) filter (where ${condition})`)
}

/** The same of what the lines `l` of documents sold or took back, in their products' own units. */
export function totalInBaseUnits(): RawBuilder<number> {
  return cutOff(sql`sum(l.quantity_milli * coalesce(l.pack_quantity_milli, 1000) / 1000)`)
}

/** The same of a figure that JSON columns hold, each as a text. */
export function totalOfTexts(figure: RawBuilder<unknown>): RawBuilder<number> {
  return cutOff(sql`sum((${figure})::bigint)`)
}

function cutOff(sum: RawBuilder<unknown>): RawBuilder<number> {
  const most = sql.lit(LARGEST_TOTAL)
  return sql<number>`greatest(least(coalesce(${sum}, 0), ${most}), -${most})::bigint`
}
