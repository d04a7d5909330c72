import type { Sale, SaleReview } from '@comptoir/contracts/sales/sales'
import type { TxCtx } from '../../../platform/context.ts'
import { storedGoods } from '../tracked-goods/index.ts'
import { detailsOf } from './payment-details.rules.ts'
import { findReturns } from './sale-returns.queries.ts'
import { findCopies } from './ticket-copies.queries.ts'
import { listPriceOf } from './to-sale.ts'

/** A stored sale as it was printed, with the fingerprint of the request that made it. */
export async function findSale(
  { db, companyId }: TxCtx,
  id: string,
): Promise<{ sale: Sale; requestHash: Buffer } | null> {
  const row = await db
    .selectFrom('sale as d')
    .leftJoin('representative as b', (join) =>
      join.onRef('b.company_id', '=', 'd.company_id').onRef('b.id', '=', 'd.representative_id'),
    )
    .selectAll('d')
    .select('b.name as representative_name')
    .where('d.company_id', '=', companyId)
    .where('d.id', '=', id)
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
  const reviews = await listReviews({ db, companyId }, id)
  const { returns, returnedMilli } = await findReturns(
    { db, companyId },
    id,
    lines.map((line) => line.id),
  )
  const copies = await findCopies({ db, companyId }, id)
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
    seller: row.seller,
    grossMinor: row.gross_minor,
    discountMinor: row.discount_minor,
    netHtMinor: row.net_ht_minor,
    fodecMinor: row.fodec_minor,
    vatMinor: row.vat_minor,
    stampMinor: row.stamp_minor,
    totalMinor: row.total_minor,
    receivedMinor: row.received_minor,
    changeMinor: row.change_minor,
    roundingMinor: row.rounding_minor ?? 0,
    lines: lines.map((line) => ({
      id: line.id,
      lineNumber: line.line_number,
      productId: line.product_id,
      code: line.code,
      designation: line.designation,
      unit: line.unit,
      packQuantityMilli: line.pack_quantity_milli,
      quantityMilli: line.quantity_milli,
      unitPriceMicro: line.unit_price_micro,
      ...listPriceOf(line.unit_price_micro, line.list_price_micro),
      grossMinor: line.gross_minor,
      discountRateMilli: line.discount_rate_milli,
      discountMinor: line.discount_minor,
      discountReason: line.discount_reason,
      discountId: line.discount_id,
      netHtMinor: line.net_ht_minor,
      vatRateMilli: line.vat_rate_milli,
      totalMinor: line.total_minor,
      ...returnedOf(returnedMilli.get(line.id)),
      ...storedGoods(line.lots, line.serial_numbers),
    })),
    payments: money.map((entry) => ({
      id: entry.id,
      kind: entry.kind === 'change' ? 'change' : 'payment',
      paymentMethodId: entry.payment_method_id,
      methodKind: entry.method_kind,
      amountMinor: entry.amount_minor,
      ...detailsOf(entry.id, { paymentDetails: row.payment_details, payers: row.payers }),
    })),
    taxes: taxes.map((tax) => ({
      rateMilli: tax.rate_milli,
      baseHtMinor: tax.base_ht_minor,
      fodecMinor: tax.fodec_minor,
      vatMinor: tax.vat_minor,
      totalMinor: tax.total_minor,
    })),
    kernelVersion: row.kernel_version,
    trace: row.trace,
    ...(row.note === null ? {} : { note: row.note }),
    ...representativeOf(row),
    ...(reviews.length > 0 ? { reviews } : {}),
    ...(returns.length > 0 ? { returns } : {}),
    ...(copies.length === 0 ? {} : { copies }),
    ...(row.approvals ? { approvals: row.approvals } : {}),
  }
  return { sale, requestHash: row.request_hash }
}

function representativeOf({
  representative_id: id,
  representative_name: name,
}: {
  representative_id: string | null
  representative_name: string | null
}): Pick<Sale, 'representative'> {
  return id === null || name === null ? {} : { representative: { id, name } }
}

/** What should be looked at in a sale. */
async function listReviews({ db, companyId }: Pick<TxCtx, 'db' | 'companyId'>, saleId: string): Promise<SaleReview[]> {
  const rows = await db
    .selectFrom('sale_review')
    .select(['reason', 'line_number', 'shown', 'expected'])
    .where('company_id', '=', companyId)
    .where('sale_id', '=', saleId)
    .orderBy('position')
    .execute()
  return rows.map(({ reason, line_number: lineNumber, shown, expected }) => ({
    reason,
    lineNumber,
    ...(shown === null ? {} : { shown }),
    ...(expected === null ? {} : { expected }),
  }))
}

function returnedOf(returnedMilli: number | undefined): Pick<Sale['lines'][number], 'returnedMilli'> {
  return returnedMilli === undefined ? {} : { returnedMilli }
}
