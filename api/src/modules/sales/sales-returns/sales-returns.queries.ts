import type { SalesReturnRow } from '@comptoir/contracts/sales/sales-returns'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import type { TxCtx } from '../../../platform/context.ts'
import { askedDocuments, DOCUMENT_ORDERS, documentRow, readDocuments } from '../sales/index.ts'

export async function listSalesReturns(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<SalesReturnRow>> {
  const found = ctx.db
    .selectFrom('sales_return as d')
    .where('d.company_id', '=', ctx.companyId)
    .where(askedDocuments(ctx, query))
    .select([
      'd.id',
      'd.number',
      'd.occurred_at',
      'd.seller',
      'd.reason',
      'd.item_count',
      'd.currency',
      'd.total_minor',
    ])
  const { rows, meta } = await readDocuments(ctx, found, query, DOCUMENT_ORDERS)
  return { data: rows.map((row) => ({ ...documentRow(row), reason: row.reason })), meta }
}
