import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'

/** A posted line: a product, or one of its lots or pieces. */
export interface PostedRow {
  id: string
  product_id: string
  code: string
  designation: string
  unit: string | null
  unit_decimals: number
  round: number
  lot_number: string | null
  piece_number: string | null
  counted_milli: number
  expected_milli: number
  difference_milli: number
  unit_cost_micro: number
  counted_at: Date
  is_beyond: boolean
}

/** The posted lines of a count, as a table. */
export function postedLines({ db, companyId }: TxCtx, countId: string, toleranceRateMilli: number) {
  const table = sql<PostedRow>`(
    select l.*, abs(l.difference_milli)::numeric * 100000 > ${toleranceRateMilli}::numeric * abs(l.expected_milli)
      and l.difference_milli <> 0 as is_beyond
    from posted_count_line l where l.company_id = ${companyId} and l.count_id = ${countId})`
  return db
    .selectFrom(table.as('y'))
    .select(['y.id', 'y.product_id', 'y.code', 'y.designation', 'y.unit', 'y.unit_decimals', 'y.round', 'y.lot_number'])
    .select(['y.piece_number', 'y.counted_milli', 'y.expected_milli', 'y.difference_milli', 'y.unit_cost_micro'])
    .select(['y.counted_at', 'y.is_beyond'])
}
