import type { Ctx } from '../../../platform/context.ts'
import type { KnownProduct } from '../products/index.ts'
import type { RowToImport } from './apply.repository.ts'
import type { ImportRecord } from './product-import.repository.ts'
import type { ReadRow, RowPlan } from './read-row.rules.ts'
import type { MatchPlan, RowResult } from './row-result.ts'

/** One portion of an import as it goes in. */
export interface Job {
  ctx: Ctx
  record: ImportRecord
  changeSetId: string
  plan: RowPlan & MatchPlan
  now: Date
}

/** A row that is to go in, held against the catalogue. */
export interface Candidate extends RowToImport {
  read: ReadRow
  result: RowResult
}

/** A row whose product is found, and differs. */
export interface Editing extends Candidate {
  known: KnownProduct
}
