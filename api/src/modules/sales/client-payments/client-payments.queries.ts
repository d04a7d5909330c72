import type { ClientPaymentRow } from '@comptoir/contracts/sales/client-payments'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import type { TxCtx } from '../../../platform/context.ts'
import { askedDocuments, DOCUMENT_ORDERS, readDocuments } from '../sales/index.ts'

/** A payment as the list shows it, with what books need of it. */
export interface PaymentForBooks extends ClientPaymentRow {
  businessDate: string
}

export async function listClientPayments(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<ClientPaymentRow>> {
  const { data, meta } = await listPaymentsForBooks(ctx, query)
  return { data: data.map(({ businessDate, ...row }) => row), meta }
}

/** The list of payments as its file has it: the same rows in the same order. */
export async function listPaymentsForBooks(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<PaymentForBooks>> {
  const found = ctx.db
    .selectFrom('client_payment as d')
    .where('d.company_id', '=', ctx.companyId)
    .where(askedDocuments(ctx, query))
    .select(['d.id', 'd.number', 'd.occurred_at', 'd.business_date', 'd.seller', 'd.currency'])
    .select(['d.total_minor', 'd.owed_minor'])
  const { rows, meta } = await readDocuments(ctx, found, query, DOCUMENT_ORDERS)
  const kinds = await findMethodKinds(
    ctx,
    rows.map(({ id }) => id),
  )
  return {
    data: rows.map((row) => ({
      id: row.id,
      number: row.number,
      occurredAt: row.occurred_at.toISOString(),
      businessDate: row.business_date,
      pointOfSaleName: row.seller.pointOfSale,
      registerName: row.seller.register,
      cashier: row.seller.cashier,
      client: row.seller.client,
      currency: row.currency,
      totalMinor: row.total_minor,
      owedMinor: row.owed_minor,
      methodKinds: [...(kinds.get(row.id) ?? [])],
    })),
    meta,
  }
}

/** By what kinds of methods payments were made, in the order of their lines. */
async function findMethodKinds(
  { db, companyId }: TxCtx,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const kinds = new Map<string, Set<string>>()
  if (paymentIds.length === 0) return kinds
  const rows = await db
    .selectFrom('money_ledger as l')
    .innerJoin('payment_method as m', (join) =>
      join.onRef('m.company_id', '=', 'l.company_id').onRef('m.id', '=', 'l.payment_method_id'),
    )
    .select(['l.document_id', 'm.kind'])
    .where('l.company_id', '=', companyId)
    .where('l.document_kind', '=', 'clientPayment')
    .where('l.document_id', 'in', paymentIds)
    .where('l.kind', '=', 'payment')
    .orderBy('l.document_id')
    .orderBy('l.line_number')
    .execute()
  for (const { document_id: id, kind } of rows) kinds.set(id, (kinds.get(id) ?? new Set()).add(kind))
  return kinds
}
