import type { Sale } from '@comptoir/contracts/sales/sales'
import type { Ctx, TxCtx } from '../../../platform/context.ts'
import { callFunction } from '../../../platform/db/call.ts'
import { violatesUnique } from '../../../platform/db/sql-errors.ts'
import type { Posting } from './complete-sale.ts'

/** True when the database says that this id was posted before, by a request that may have been this one. */
export function isRepeat(error: unknown): boolean {
  return ['sale_pk', 'stock_ledger_pk', 'money_ledger_pk'].some((name) => violatesUnique(error, name))
}

/** Writes a sale whole by the database's posting function and gives back the number that it took. */
export async function postSale({ db }: Ctx, p: Posting): Promise<{ counter: number; number: string }> {
  const { place, lines, taxes, money } = p
  const of = <T, V>(rows: readonly T[], pick: (row: T) => V): V[] => rows.map(pick)
  const row = await callFunction<{ r_counter: number; r_number: string }>(db, 'sale_post', [
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
    p.tillNumber,
    p.prefix,
    p.allowNegativeStock,
    p.totals,
    p.itemCount,
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
    of(lines, (l) => l.listPriceMicro),
    of(lines, (l) => l.grossMinor),
    of(lines, (l) => l.discountRateMilli),
    of(lines, (l) => l.discountMinor),
    of(lines, (l) => l.discountReason),
    of(lines, (l) => l.discountId),
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
    of(money, (m) => m.id),
    of(money, (m) => m.kind),
    of(money, (m) => m.paymentMethodId),
    of(money, (m) => m.amountMinor),
    p.auditId,
    p.accountId,
    p.requestId,
  ])
  return { counter: row.r_counter, number: row.r_number }
}

/** A stored sale as it was printed, with the fingerprint of the request that made it. */
export async function findSale(
  { db, companyId }: TxCtx,
  id: string,
): Promise<{ sale: Sale; contentHash: Buffer } | null> {
  const row = await db
    .selectFrom('sale')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const lines = await db
    .selectFrom('sale_line')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('sale_id', '=', id)
    .orderBy('line_number')
    .execute()
  const taxes = await db
    .selectFrom('sale_tax')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('sale_id', '=', id)
    .orderBy('rate_milli')
    .execute()
  const money = await db
    .selectFrom('money_ledger as l')
    .innerJoin('payment_method as m', (join) =>
      join.onRef('m.company_id', '=', 'l.company_id').onRef('m.id', '=', 'l.payment_method_id'),
    )
    .select(['l.id', 'l.kind', 'l.payment_method_id', 'l.amount_minor', 'm.kind as method_kind'])
    .where('l.company_id', '=', companyId)
    .where('l.document_id', '=', id)
    .where('l.document_kind', '=', 'sale')
    .orderBy('l.line_number')
    .execute()
  const sale: Sale = {
    id: row.id,
    number: row.number,
    state: 'completed',
    occurredAt: row.occurred_at.toISOString(),
    recordedAt: row.recorded_at.toISOString(),
    businessDate: row.business_date,
    currency: row.currency,
    pointOfSaleId: row.point_of_sale_id,
    registerId: row.register_id,
    cashSessionId: row.cash_session_id,
    clientId: row.client_id,
    seller: row.seller as Sale['seller'],
    grossMinor: row.gross_minor,
    discountMinor: row.discount_minor,
    netHtMinor: row.net_ht_minor,
    fodecMinor: row.fodec_minor,
    vatMinor: row.vat_minor,
    stampMinor: row.stamp_minor,
    totalMinor: row.total_minor,
    receivedMinor: row.received_minor,
    changeMinor: row.change_minor,
    lines: lines.map((line) => ({
      id: line.id,
      lineNumber: line.line_number,
      productId: line.product_id,
      code: line.code,
      designation: line.designation,
      unit: line.unit,
      quantityMilli: line.quantity_milli,
      unitPriceMicro: line.unit_price_micro,
      grossMinor: line.gross_minor,
      discountRateMilli: line.discount_rate_milli,
      discountMinor: line.discount_minor,
      discountReason: line.discount_reason,
      discountId: line.discount_id,
      netHtMinor: line.net_ht_minor,
      vatRateMilli: line.vat_rate_milli,
      totalMinor: line.total_minor,
    })),
    payments: money.map((entry) => ({
      id: entry.id,
      kind: entry.kind as 'payment' | 'change',
      paymentMethodId: entry.payment_method_id,
      methodKind: entry.method_kind,
      amountMinor: entry.amount_minor,
    })),
    taxes: taxes.map((tax) => ({
      rateMilli: tax.rate_milli,
      baseHtMinor: tax.base_ht_minor,
      fodecMinor: tax.fodec_minor,
      vatMinor: tax.vat_minor,
      totalMinor: tax.total_minor,
    })),
    kernelVersion: row.kernel_version,
    trace: row.trace as unknown[],
  }
  return { sale, contentHash: row.content_hash }
}
