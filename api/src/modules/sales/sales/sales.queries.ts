import type { ReviewReason, SaleRow } from '@comptoir/contracts/sales/sales'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import type { TxCtx } from '../../../platform/context.ts'
import { anyOf, filterIds, filterValues } from '../../../platform/http/list.ts'
import { askedDocuments, DOCUMENT_ORDERS, documentRow } from './counter-documents.queries.ts'
import { readDocuments } from './document-search.queries.ts'

/** The tickets that a list asks for, before its search, of the shops that the caller may enter. */
export function askedSales(ctx: TxCtx, query: ListQuery) {
  const products = filterIds(query, 'product')
  const reviews = filterValues(query, 'review')
  const representatives = filterIds(query, 'representative')
  return ctx.db
    .selectFrom('sale as d')
    .where('d.company_id', '=', ctx.companyId)
    .where(askedDocuments(ctx, query))
    .$if(products.length > 0, (sales) =>
      sales.where('d.id', 'in', ({ selectFrom }) =>
        selectFrom('sale_line as l')
          .select('l.sale_id')
          .where('l.company_id', '=', ctx.companyId)
          .where('l.product_id', 'in', products),
      ),
    )
    .$if(representatives.length > 0, (sales) => sales.where('d.representative_id', 'in', representatives))
    .$if(reviews.length > 0, (sales) =>
      sales.where('d.id', 'in', ({ selectFrom }) =>
        selectFrom('sale_review as w')
          .select('w.sale_id')
          .where('w.company_id', '=', ctx.companyId)
          .where('w.reason', '=', anyOf<ReviewReason>(reviews)),
      ),
    )
    .select([
      'd.id',
      'd.number',
      'd.occurred_at',
      'd.seller',
      'd.item_count',
      'd.currency',
      'd.discount_minor',
      'd.total_minor',
    ])
    .select(({ selectFrom }) =>
      selectFrom('sale_review as w')
        .select('w.reason')
        .where('w.company_id', '=', ctx.companyId)
        .whereRef('w.sale_id', '=', 'd.id')
        .where('w.position', '=', 1)
        .as('review_reason'),
    )
    .select(({ selectFrom }) =>
      selectFrom('representative as b')
        .select('b.name')
        .where('b.company_id', '=', ctx.companyId)
        .whereRef('b.id', '=', 'd.representative_id')
        .as('representative'),
    )
}

type Row = Parameters<typeof documentRow>[0] & {
  discount_minor: number
  review_reason: ReviewReason | null
  representative: string | null
}

/** A ticket as the list shows it. */
export function saleRow(row: Row): SaleRow {
  const { discount_minor: discountMinor, review_reason: reviewReason, representative } = row
  return { ...documentRow(row), discountMinor, reviewReason, representative }
}

export async function listSales(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<SaleRow>> {
  const { rows, meta } = await readDocuments(ctx, askedSales(ctx, query), query, DOCUMENT_ORDERS)
  return { data: rows.map(saleRow), meta }
}
