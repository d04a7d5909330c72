import type { SalesReturn } from '@comptoir/contracts/sales/sales-returns'
import type { Ctx, TxCtx } from '../../../platform/context.ts'
import { callFunction } from '../../../platform/db/call.ts'
import { enteredPoints } from '../../../platform/db/enter-company.ts'
import { hexBytes, jsonText, type JsonArguments } from '../../../platform/db/function-json.ts'
import { violatesUnique } from '../../../platform/db/sql-errors.ts'
import { contentHashOf } from '../../../platform/evidence/canonical.ts'
import { moneyMovements, SALES_RETURN_SEAL, stockMovements } from '../seals/index.ts'
import { claimTold, findUnproved } from '../cashier-switches/index.ts'
import { goodsColumns, storedGoods, trackedGoods } from '../tracked-goods/index.ts'
import { moneyEntry, numberPrefix, taxRow } from '../sales/index.ts'
import { findIssuedVoucher, type NewVoucher } from '../vouchers/index.ts'
import type { ReturnedLine, ReturnPosting } from './posting.ts'

/** True when the database says that this id was posted before, by a request that may have been this one. */
export function isRepeat(error: unknown): boolean {
  return ['sales_return_pk', 'stock_ledger_pk', 'money_ledger_pk'].some((name) => violatesUnique(error, name))
}

/** Writes a return whole by the database's posting function and gives back the number that it took. */
export async function postSalesReturn(ctx: Ctx, posting: ReturnPosting): Promise<string> {
  const { context, claim } = posting
  const { locationId } = context
  const { quarantineId } = posting
  const prefix = numberPrefix('RET', context)
  const head = returnRow(ctx, posting)
  const lines = posting.lines.map(lineRow)
  const moved = lines.filter(isOfProduct)
  const goods = moved.filter(({ outcome }) => outcome !== 'quarantine')
  const quarantined = moved.filter(({ outcome }) => outcome === 'quarantine')
  const tracked = trackedGoods(posting.lines.filter(({ outcome }) => outcome !== 'quarantine'))
  const quarantinedTracked = trackedGoods(posting.lines.filter(({ outcome }) => outcome === 'quarantine'))
  const taxes = posting.taxes.map(taxRow)
  const money = posting.refunds
    .map((refund) => ({ ...refund, kind: 'refund' as const, amountMinor: -refund.amountMinor }))
    .map((refund, index) => moneyEntry(onVoucher(refund, posting), index, posting.client.id))
  const contentHash = contentHashOf(SALES_RETURN_SEAL, {
    sales_return: [{ ...head, company_id: ctx.companyId, number: prefix }],
    sales_return_line: lines,
    sales_return_tax: taxes,
    stock_ledger: [
      ...stockMovements(head, { locationId, kind: 'return', direction: 1 }, goods),
      ...stockMovements(head, { locationId: quarantineId ?? '', kind: 'return', direction: 1 }, quarantined),
    ],
    money_ledger: moneyMovements(head, money),
  })
  const { sales_return_post: number } = await callFunction(
    ctx.db,
    'sales_return_post',
    {
      companyId: ctx.companyId,
      pointsOfSale: enteredPoints(ctx.pointOfSaleIds),
      return: jsonText({ ...head, content_hash: hexBytes(contentHash) }),
      lines: jsonText(lines),
      taxes: jsonText(taxes),
      money: jsonText(money),
      locationId,
      numberPrefix: prefix,
      auditId: posting.auditId,
      accountId: ctx.accountId,
      requestId: ctx.requestId,
      apiTokenId: ctx.apiTokenId ?? null,
      goods: goods.length === lines.length ? null : jsonText(goods),
      quarantineId,
      quarantined: quarantined.length === 0 ? null : jsonText(quarantined),
      tracked: tracked && jsonText(tracked),
      quarantinedTracked: quarantinedTracked && jsonText(quarantinedTracked),
      voucher: posting.voucher && jsonText(voucherRow(posting.voucher)),
      claim:
        claim && jsonText({ signed_in_id: claim.signedInId, is_proved: claim.isProved, told: claimTold({ claim }) }),
    },
    ctx.work,
  )
  return number
}

function voucherRow({ id, code, amountMinor, expiresOn }: NewVoucher): JsonArguments['sales_return_post.voucher'] {
  return { id, code, amount_minor: amountMinor, expires_on: expiresOn }
}

/** A refund by voucher is on the one that is issued with it. */
function onVoucher<T extends { methodKind: string }>(refund: T, { voucher }: Pick<ReturnPosting, 'voucher'>) {
  return refund.methodKind === 'voucher' && voucher ? { ...refund, details: { voucherId: voucher.id } } : refund
}

type LineRow = JsonArguments['sales_return_post.lines'][number]

/** Custom items move no stock. */
function isOfProduct(line: LineRow): line is LineRow & { product_id: string } {
  return line.product_id !== null
}

function returnRow(ctx: Ctx, posting: ReturnPosting): Omit<JsonArguments['sales_return_post.return'], 'content_hash'> {
  const { context, totals } = posting
  return {
    id: posting.id,
    point_of_sale_id: context.pointOfSaleId,
    register_id: posting.registerId,
    cash_session_id: posting.cashSessionId,
    client_id: posting.client.id,
    user_id: ctx.userId,
    epoch: context.epoch,
    state: 'settled',
    reason: posting.reason,
    comment: posting.comment,
    occurred_at: posting.occurredAt,
    recorded_at: ctx.now.toISOString(),
    business_date: posting.businessDate,
    currency: context.currency,
    gross_minor: totals.grossMinor,
    net_ht_minor: totals.netHtMinor,
    fodec_minor: totals.fodecMinor,
    vat_minor: totals.vatMinor,
    stamp_minor: totals.stampMinor,
    total_minor: totals.totalMinor,
    item_count: posting.lines.length,
    kernel_version: posting.kernelVersion,
    trace: [...posting.trace],
    seller: posting.seller,
    rounding_minor: posting.roundingMinor || null,
    sale_id: posting.ticket?.id ?? null,
    sale_number: posting.ticket?.number ?? null,
    sale_position: posting.ticket?.position ?? null,
    request_hash: hexBytes(posting.requestHash),
    seal_version: SALES_RETURN_SEAL.version,
  }
}

function lineRow(line: ReturnedLine, index: number): LineRow {
  return {
    id: line.id,
    line_number: index + 1,
    product_id: line.productId,
    code: line.code,
    designation: line.designation,
    unit: line.unit,
    pack_quantity_milli: line.packQuantityMilli,
    quantity_milli: line.quantityMilli,
    unit_price_micro: line.unitPriceMicro,
    net_ht_minor: line.netHtMinor,
    fodec_minor: line.fodecMinor,
    vat_rate_milli: line.vatRateMilli,
    vat_minor: line.vatMinor,
    total_minor: line.totalMinor,
    unit_cost_micro: line.costMicro,
    outcome: line.outcome,
    sale_line_id: line.saleLineId,
    ...goodsColumns(line.goods),
    ledger_id: line.ledgerId,
  }
}

/** A stored return as it was printed, with the fingerprint of the request that made it. */
export async function findSalesReturn(
  ctx: TxCtx,
  id: string,
): Promise<{ salesReturn: SalesReturn; requestHash: Buffer } | null> {
  const { db, companyId } = ctx
  const row = await db
    .selectFrom('sales_return')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const lines = await db
    .selectFrom('sales_return_line')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('sales_return_id', '=', id)
    .orderBy('line_number')
    .execute()
  const taxes = await db
    .selectFrom('sales_return_tax')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('sales_return_id', '=', id)
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
  const voucher = await findIssuedVoucher(ctx, id)
  const salesReturn: SalesReturn = {
    id: row.id,
    number: row.number,
    state: 'settled',
    reason: row.reason,
    comment: row.comment,
    occurredAt: row.occurred_at.toISOString(),
    recordedAt: row.recorded_at.toISOString(),
    businessDate: row.business_date,
    currency: row.currency,
    pointOfSaleId: row.point_of_sale_id,
    registerId: row.register_id,
    cashSessionId: row.cash_session_id,
    clientId: row.client_id,
    saleId: row.sale_id,
    saleNumber: row.sale_number,
    seller: row.seller,
    netHtMinor: row.net_ht_minor,
    fodecMinor: row.fodec_minor,
    vatMinor: row.vat_minor,
    stampMinor: row.stamp_minor,
    totalMinor: row.total_minor,
    roundingMinor: row.rounding_minor ?? 0,
    lines: lines.map((line) => ({
      id: line.id,
      lineNumber: line.line_number,
      saleLineId: line.sale_line_id,
      productId: line.product_id,
      code: line.code,
      designation: line.designation,
      unit: line.unit,
      packQuantityMilli: line.pack_quantity_milli,
      quantityMilli: line.quantity_milli,
      unitPriceMicro: line.unit_price_micro,
      netHtMinor: line.net_ht_minor,
      vatRateMilli: line.vat_rate_milli,
      totalMinor: line.total_minor,
      outcome: line.outcome === 'quarantine' ? 'quarantine' : 'resell',
      ...storedGoods(line.lots, line.serial_numbers),
    })),
    refunds: refunds.map((entry) => ({
      id: entry.id,
      paymentMethodId: entry.payment_method_id,
      methodKind: entry.method_kind,
      amountMinor: -entry.amount_minor,
    })),
    ...(voucher ? { voucher } : {}),
    taxes: taxes.map((tax) => ({
      rateMilli: tax.rate_milli,
      baseHtMinor: tax.base_ht_minor,
      fodecMinor: tax.fodec_minor,
      vatMinor: tax.vat_minor,
      totalMinor: tax.total_minor,
    })),
    ...((await findUnproved(ctx, [id])).has(id) ? { cashierUnproved: true } : {}),
    kernelVersion: row.kernel_version,
  }
  return { salesReturn, requestHash: row.request_hash }
}
