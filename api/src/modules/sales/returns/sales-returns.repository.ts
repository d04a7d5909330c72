import type { SalesReturn } from '@comptoir/contracts/sales/sales-returns'
import type { Ctx, TxCtx } from '../../../platform/context.ts'
import { callFunction } from '../../../platform/db/call.ts'
import { violatesUnique } from '../../../platform/db/sql-errors.ts'
import type { ReturnPosting } from './settle-return.ts'

/** True when the database says that this id was posted before, by a request that may have been this one. */
export function isRepeat(error: unknown): boolean {
  return ['sale_return_pk', 'stock_ledger_pk', 'money_ledger_pk'].some((name) => violatesUnique(error, name))
}

/** Writes a return whole by the database's posting function and gives back the number that it took. */
export async function postSalesReturn({ db }: Ctx, p: ReturnPosting): Promise<{ counter: number; number: string }> {
  const { place, lines, taxes, refunds, totals } = p
  const of = <T, V>(rows: readonly T[], pick: (row: T) => V): V[] => rows.map(pick)
  const figures = [
    totals.grossMinor,
    totals.netHtMinor,
    totals.fodecMinor,
    totals.vatMinor,
    totals.stampMinor,
    totals.totalMinor,
  ]
  const row = await callFunction<{ r_counter: number; r_number: string }>(db, 'sale_return_post', [
    p.companyId,
    p.id,
    place.pointOfSaleId,
    p.registerId,
    p.cashSessionId,
    p.client.id,
    place.locationId,
    p.userId,
    p.occurredAt,
    p.recordedAt,
    p.businessDate,
    place.currency,
    place.epoch,
    p.prefix,
    p.reason,
    p.comment,
    figures,
    lines.length,
    p.kernelVersion,
    JSON.stringify(p.trace),
    JSON.stringify(p.seller),
    p.contentHash,
    p.order,
    of(lines, (l) => l.id),
    of(lines, (l) => l.productId),
    of(lines, (l) => l.code),
    of(lines, (l) => l.designation),
    of(lines, (l) => l.unit),
    of(lines, (l) => l.quantityMilli),
    of(lines, (l) => l.unitPriceMicro),
    of(lines, (l) => l.netHtMinor),
    of(lines, (l) => l.fodecMinor),
    of(lines, (l) => l.vatRateMilli),
    of(lines, (l) => l.vatMinor),
    of(lines, (l) => l.totalMinor),
    of(lines, (l) => l.costMicro),
    of(lines, (l) => l.ledgerId),
    of(taxes, (t) => t.rateMilli),
    of(taxes, (t) => t.baseHtMinor),
    of(taxes, (t) => t.fodecMinor),
    of(taxes, (t) => t.vatMinor),
    of(taxes, (t) => t.totalMinor),
    of(refunds, (r) => r.id),
    of(refunds, (r) => r.paymentMethodId),
    of(refunds, (r) => r.amountMinor),
    p.auditId,
    p.accountId,
    p.requestId,
  ])
  return { counter: row.r_counter, number: row.r_number }
}

/** A stored return as it was printed, with the fingerprint of the request that made it. */
export async function findSalesReturn(
  { db, companyId }: TxCtx,
  id: string,
): Promise<{ salesReturn: SalesReturn; contentHash: Buffer } | null> {
  const row = await db
    .selectFrom('sale_return')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const lines = await db
    .selectFrom('sale_return_line')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('sale_return_id', '=', id)
    .orderBy('line_number')
    .execute()
  const taxes = await db
    .selectFrom('sale_return_tax')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('sale_return_id', '=', id)
    .orderBy('rate_milli')
    .execute()
  const refunds = await db
    .selectFrom('money_ledger as l')
    .innerJoin('payment_method as m', (join) =>
      join.onRef('m.company_id', '=', 'l.company_id').onRef('m.id', '=', 'l.payment_method_id'),
    )
    .select(['l.id', 'l.payment_method_id', 'l.amount_minor', 'm.kind as method_kind'])
    .where('l.company_id', '=', companyId)
    .where('l.document_id', '=', id)
    .where('l.document_kind', '=', 'salesReturn')
    .orderBy('l.line_number')
    .execute()
  const salesReturn: SalesReturn = {
    id: row.id,
    number: row.number,
    state: 'settled',
    reason: row.reason as SalesReturn['reason'],
    comment: row.comment,
    occurredAt: row.occurred_at.toISOString(),
    recordedAt: row.recorded_at.toISOString(),
    businessDate: row.business_date,
    currency: row.currency,
    pointOfSaleId: row.point_of_sale_id,
    registerId: row.register_id,
    cashSessionId: row.cash_session_id,
    clientId: row.client_id,
    seller: row.seller as SalesReturn['seller'],
    netHtMinor: row.net_ht_minor,
    fodecMinor: row.fodec_minor,
    vatMinor: row.vat_minor,
    stampMinor: row.stamp_minor,
    totalMinor: row.total_minor,
    lines: lines.map((line) => ({
      id: line.id,
      lineNumber: line.line_number,
      productId: line.product_id,
      code: line.code,
      designation: line.designation,
      unit: line.unit,
      quantityMilli: line.quantity_milli,
      unitPriceMicro: line.unit_price_micro,
      netHtMinor: line.net_ht_minor,
      vatRateMilli: line.vat_rate_milli,
      totalMinor: line.total_minor,
    })),
    refunds: refunds.map((entry) => ({
      id: entry.id,
      paymentMethodId: entry.payment_method_id,
      methodKind: entry.method_kind,
      amountMinor: -entry.amount_minor,
    })),
    taxes: taxes.map((tax) => ({
      rateMilli: tax.rate_milli,
      baseHtMinor: tax.base_ht_minor,
      fodecMinor: tax.fodec_minor,
      vatMinor: tax.vat_minor,
      totalMinor: tax.total_minor,
    })),
    kernelVersion: row.kernel_version,
  }
  return { salesReturn, contentHash: row.content_hash }
}
