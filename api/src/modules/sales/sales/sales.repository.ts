import type { Sale, SaleReview } from '@comptoir/contracts/sales/sales'
import type { Ctx, TxCtx } from '../../../platform/context.ts'
import { callFunction } from '../../../platform/db/call.ts'
import { enteredPoints } from '../../../platform/db/enter-company.ts'
import { hexBytes, jsonText, type JsonArguments } from '../../../platform/db/function-json.ts'
import { violatesUnique } from '../../../platform/db/sql-errors.ts'
import { contentHashOf } from '../../../platform/evidence/canonical.ts'
import { moneyMovements, SALE_SEAL, stockMovements } from '../seals/index.ts'
import { goodsColumns, storedGoods, trackedGoods } from '../tracked-goods/index.ts'
import { detailsOf, keptDetails } from './payment-details.rules.ts'
import { moneyEntry, numberPrefix, taxRow } from './posted-rows.ts'
import type { Posting, PostedLine } from './posting.ts'
import { findCopies } from './ticket-copies.queries.ts'
import { findReturns } from './sale-returns.queries.ts'

/** True when the database says that this id was posted before, by a request that may have been this one. */
export function isRepeat(error: unknown): boolean {
  return ['sale_pk', 'stock_ledger_pk', 'money_ledger_pk'].some((name) => violatesUnique(error, name))
}

/** The rows of a sale as the posting functions take them, sealed but for its number. */
export function rowsOf(ctx: Pick<Ctx, 'companyId' | 'now'>, posting: Posting) {
  const { context } = posting
  const prefix = numberPrefix('TIC', context)
  const head = saleRow(ctx, posting)
  const lines = posting.lines.map(lineRow)
  const goods = lines.filter(isOfProduct)
  const taxes = posting.taxes.map(taxRow)
  const money = posting.money.map((row, index) => moneyEntry(row, index, posting.client.id))
  const contentHash = contentHashOf(SALE_SEAL, {
    sale: [{ ...head, company_id: ctx.companyId, number: prefix }],
    sale_line: lines,
    sale_tax: taxes,
    stock_ledger: stockMovements(head, { locationId: context.locationId, kind: 'sale', direction: -1 }, goods),
    money_ledger: moneyMovements(head, money),
  })
  const tracked = trackedGoods(posting.lines)
  return { prefix, sale: { ...head, content_hash: hexBytes(contentHash) }, lines, goods, taxes, money, tracked }
}

/** The limit that a sale on credit is held against while it is posted; in it null where this one may exceed it. */
export interface WatchedLimit {
  limitMinor: number | null
}

/** Writes a sale whole by the database's posting function and gives back the number that it took. */
export async function postSale(ctx: Ctx, posting: Posting, watched: WatchedLimit | null): Promise<string> {
  const { context } = posting
  const { prefix, sale, lines, goods, taxes, money, tracked } = rowsOf(ctx, posting)
  const { sale_post: number } = await callFunction(
    ctx.db,
    'sale_post',
    {
      companyId: ctx.companyId,
      pointsOfSale: enteredPoints(ctx.pointOfSaleIds),
      sale: jsonText(sale),
      lines: jsonText(lines),
      taxes: jsonText(taxes),
      money: jsonText(money),
      locationId: context.locationId,
      allowNegativeStock: context.stockPolicy !== 'block',
      numberPrefix: prefix,
      auditId: posting.auditId,
      accountId: ctx.accountId,
      requestId: ctx.requestId,
      apiTokenId: ctx.apiTokenId ?? null,
      vouchers: money.some(({ voucher_id: id }) => id !== null),
      goods: goods.length === lines.length ? null : jsonText(goods),
      tracked: tracked && jsonText(tracked),
      credit: watched && jsonText({ limit_minor: watched.limitMinor }),
    },
    ctx.work,
  )
  return number
}

type LineRow = JsonArguments['sale_post.lines'][number]

/** Custom items move no stock. */
function isOfProduct(line: LineRow): line is LineRow & { product_id: string } {
  return line.product_id !== null
}

function saleRow({ now }: Pick<Ctx, 'now'>, posting: Posting): Omit<JsonArguments['sale_post.sale'], 'content_hash'> {
  const { context, totals } = posting
  const { paymentDetails, payers } = keptDetails(posting.money)
  return {
    id: posting.id,
    point_of_sale_id: context.pointOfSaleId,
    register_id: posting.registerId,
    cash_session_id: posting.cashSessionId,
    client_id: posting.client.id,
    user_id: posting.userId,
    epoch: context.epoch,
    state: 'completed',
    occurred_at: posting.occurredAt,
    recorded_at: now.toISOString(),
    business_date: posting.businessDate,
    // Once written here; it stands beside the ticket now.
    review_reason: null,
    currency: context.currency,
    gross_minor: totals.grossMinor,
    discount_minor: totals.discountMinor,
    net_ht_minor: totals.netHtMinor,
    fodec_minor: totals.fodecMinor,
    vat_minor: totals.vatMinor,
    stamp_minor: totals.stampMinor,
    total_minor: totals.totalMinor,
    received_minor: totals.receivedMinor,
    change_minor: totals.changeMinor,
    item_count: posting.lines.length,
    kernel_version: posting.kernelVersion,
    trace: [...posting.trace],
    seller: posting.seller,
    approvals: posting.approvals.length > 0 ? posting.approvals : null,
    rounding_minor: totals.roundingMinor || null,
    note: posting.note,
    representative_id: posting.representativeId,
    payment_details: paymentDetails,
    payers,
    request_hash: hexBytes(posting.requestHash),
    seal_version: SALE_SEAL.version,
  }
}

function lineRow(line: PostedLine, index: number): LineRow {
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
    list_price_micro: line.listPriceMicro,
    gross_minor: line.grossMinor,
    discount_rate_milli: line.discountRateMilli,
    discount_minor: line.discountMinor,
    discount_reason: line.discountReason,
    discount_id: line.discountId,
    net_ht_minor: line.netHtMinor,
    fodec_minor: line.fodecMinor,
    vat_rate_milli: line.vatRateMilli,
    vat_minor: line.vatMinor,
    total_minor: line.totalMinor,
    unit_cost_micro: line.costMicro,
    ...goodsColumns(line.goods),
    ledger_id: line.ledgerId,
  }
}

function returnedOf(returnedMilli: number | undefined): Pick<Sale['lines'][number], 'returnedMilli'> {
  return returnedMilli === undefined ? {} : { returnedMilli }
}

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
