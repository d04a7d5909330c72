import type { SalesReturn, SalesReturnRow } from '@comptoir/contracts/sales/sales-returns'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import type { TxCtx } from '../../../platform/context.ts'
import { anyOf, filterValues } from '../../../platform/http/list.ts'
import { askedDocuments, DOCUMENT_ORDERS, documentRow, readDocuments } from '../sales/index.ts'

/** A return as the list shows it, with what books need of it. */
export interface ReturnForBooks extends SalesReturnRow {
  businessDate: string
  netHtMinor: number
  fodecMinor: number
  vatMinor: number
  roundingMinor: number
  comment: string | null
}

export async function listSalesReturns(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<SalesReturnRow>> {
  const { data, meta } = await listReturnsForBooks(ctx, query)
  return {
    data: data.map(({ businessDate, netHtMinor, fodecMinor, vatMinor, roundingMinor, comment, ...row }) => row),
    meta,
  }
}

/** The list of returns as its file has it: the same rows in the same order. */
export async function listReturnsForBooks(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<ReturnForBooks>> {
  const reasons = filterValues(query, 'reason')
  const origins = filterValues(query, 'origin')
  const found = ctx.db
    .selectFrom('sales_return as d')
    .where('d.company_id', '=', ctx.companyId)
    .where(askedDocuments(ctx, query))
    .$if(reasons.length > 0, (returns) => returns.where('d.reason', '=', anyOf<SalesReturn['reason']>(reasons)))
    .$if(origins.length > 0, (returns) =>
      returns.where((eb) =>
        eb.or([
          ...(origins.includes('withTicket') ? [eb('d.sale_id', 'is not', null)] : []),
          ...(origins.includes('withoutTicket') ? [eb('d.sale_id', 'is', null)] : []),
        ]),
      ),
    )
    .select([
      'd.id',
      'd.number',
      'd.occurred_at',
      'd.seller',
      'd.reason',
      'd.item_count',
      'd.currency',
      'd.total_minor',
      'd.sale_id',
      'd.sale_number',
      'd.business_date',
      'd.net_ht_minor',
      'd.fodec_minor',
      'd.vat_minor',
      'd.rounding_minor',
      'd.comment',
    ])
  const { rows, meta } = await readDocuments(ctx, found, query, DOCUMENT_ORDERS)
  const kinds = await findMethodKinds(
    ctx,
    rows.map(({ id }) => id),
  )
  return {
    data: rows.map((row) => ({
      ...documentRow(row),
      reason: row.reason,
      saleId: row.sale_id,
      saleNumber: row.sale_number,
      methodKinds: [...(kinds.get(row.id) ?? [])],
      businessDate: row.business_date,
      netHtMinor: row.net_ht_minor,
      fodecMinor: row.fodec_minor,
      vatMinor: row.vat_minor,
      roundingMinor: row.rounding_minor ?? 0,
      comment: row.comment,
    })),
    meta,
  }
}

/** By what kinds of methods the money of returns went back, in the order of their lines. */
async function findMethodKinds(
  { db, companyId }: TxCtx,
  returnIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const kinds = new Map<string, Set<string>>()
  if (returnIds.length === 0) return kinds
  const rows = await db
    .selectFrom('money_ledger as l')
    .innerJoin('payment_method as m', (join) =>
      join.onRef('m.company_id', '=', 'l.company_id').onRef('m.id', '=', 'l.payment_method_id'),
    )
    .select(['l.document_id', 'm.kind'])
    .where('l.company_id', '=', companyId)
    .where('l.document_kind', '=', 'salesReturn')
    .where('l.document_id', 'in', returnIds)
    .orderBy('l.document_id')
    .orderBy('l.line_number')
    .execute()
  for (const { document_id: id, kind } of rows) kinds.set(id, (kinds.get(id) ?? new Set()).add(kind))
  return kinds
}
