import { LARGEST_TOTAL } from '@comptoir/money'
import { sql, type RawBuilder } from 'kysely'

/**
 * The sum of a column over a group, zero for none, cut off at the largest total: rows are without number, and no sum of
 * theirs may be one that cannot be read. `kinds` narrows it to rows whose column of that name holds one of the values.
 */
export function totalOf(column: string, only?: { column: string; in: readonly string[] }): RawBuilder<number> {
  const most = sql.lit(LARGEST_TOTAL)
  const some = only ? sql` filter (where ${sql.ref(only.column)} in (${sql.join(only.in)}))` : sql``
  return sql<number>`greatest(least(coalesce(sum(${sql.ref(column)})${some}, 0), ${most}), -${most})::bigint`
}
