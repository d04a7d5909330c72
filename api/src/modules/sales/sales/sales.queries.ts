import type { ReviewReason, SaleRow } from '@comptoir/contracts/sales/sales'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { expressionBuilder, sql, type Expression, type Selectable, type SqlBool } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { totalOf } from '../../../platform/db/sums.ts'
import type { Sale } from '../../../platform/db/tables.ts'
import { anyOf, filterIds, filterValues } from '../../../platform/http/list.ts'
import { askedDocuments, DOCUMENT_ORDERS, documentRow } from './counter-documents.queries.ts'
import { readDocuments } from './document-search.queries.ts'

/** The tickets that a list asks for, before its search, of the shops that the caller may enter. */
export function askedSales(ctx: TxCtx, query: ListQuery) {
  const products = filterIds(query, 'product')
  const reviews = filterValues(query, 'review')
  const representatives = filterIds(query, 'representative')
  const refunds = filterValues(query, 'refund')
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
    .$if(refunds.length > 0, (sales) => sales.where((eb) => eb.or(refunds.map((state) => inRefundState(ctx, state)))))
    .select([
      'd.id',
      'd.number',
      'd.occurred_at',
      'd.seller',
      'd.item_count',
      'd.currency',
      'd.discount_minor',
      'd.stamp_minor',
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
    .select(({ selectFrom }) =>
      selectFrom('sales_return as r')
        .select(totalOf('r.total_minor').as('returned_minor'))
        .where('r.company_id', '=', ctx.companyId)
        .whereRef('r.sale_id', '=', 'd.id')
        .as('returned_minor'),
    )
}

/** Tickets of which nothing came back, some of what their goods came to, or all of it; none for a state that there is not. */
function inRefundState({ db, companyId }: TxCtx, state: string): Expression<SqlBool> {
  const eb = expressionBuilder<{ d: Pick<Selectable<Sale>, 'id'> }, 'd'>()
  const returned = db
    .selectFrom('sales_return as r')
    .innerJoin('sale as s', (join) => join.onRef('s.company_id', '=', 'r.company_id').onRef('s.id', '=', 'r.sale_id'))
    .select('s.id')
    .where('r.company_id', '=', companyId)
    .groupBy(['s.id', 's.total_minor', 's.stamp_minor'])
  const sum = sql<number>`sum(${sql.ref('r.total_minor')})`
  // The stamp is never given back.
  const total = sql<number>`(${sql.ref('s.total_minor')} - ${sql.ref('s.stamp_minor')})`
  if (state === 'none') return eb('d.id', 'not in', returned)
  if (state === 'part') return eb('d.id', 'in', returned.having(sum, '<', total))
  return state === 'whole' ? eb('d.id', 'in', returned.having(sum, '>=', total)) : eb.val(false)
}

type Row = Parameters<typeof documentRow>[0] & {
  discount_minor: number
  stamp_minor: number
  review_reason: ReviewReason | null
  representative: string | null
  returned_minor: number | null
}

/** A ticket as the list shows it. */
export function saleRow(row: Row): SaleRow {
  const {
    discount_minor: discountMinor,
    stamp_minor: stampMinor,
    review_reason: reviewReason,
    representative,
    returned_minor: returnedMinor,
  } = row
  const listed = { ...documentRow(row), discountMinor, reviewReason, representative }
  if (!returnedMinor) return listed
  return { ...listed, refundState: returnedMinor >= listed.totalMinor - stampMinor ? 'whole' : 'part' }
}

export async function listSales(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<SaleRow>> {
  const { rows, meta } = await readDocuments(ctx, askedSales(ctx, query), query, DOCUMENT_ORDERS)
  return { data: rows.map(saleRow), meta }
}
