import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'

/** Documents that move goods and have a number, by their kind; others are known by their kind alone. */
const NUMBERED = {
  sale: 'sale',
  salesReturn: 'sales_return',
  stockAdjustment: 'posted_adjustment',
  stockCount: 'posted_count',
  stockTransfer: 'stock_transfer',
} as const

interface Mentioned {
  kind: string
  id: string
}

/** The numbers of documents, by id; those that have none are left out, and those of shops that the caller may not enter. */
export async function findDocumentNumbers(
  { db, companyId }: TxCtx,
  documents: readonly Mentioned[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const [kind, table] of Object.entries(NUMBERED)) {
    const ids = documents.flatMap((each) => (each.kind === kind ? [each.id] : []))
    if (ids.length === 0) continue
    const { rows } = await sql<{ id: string; number: string }>`
      select d.id, d.number from ${sql.table(table)} d
      where d.company_id = ${companyId} and d.id = ${anyId(ids)}`.execute(db)
    for (const { id, number } of rows) found.set(id, number)
  }
  return found
}
