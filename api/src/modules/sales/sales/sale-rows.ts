import type { Ctx } from '../../../platform/context.ts'
import { hexBytes, type JsonArguments } from '../../../platform/db/function-json.ts'
import { contentHashOf } from '../../../platform/evidence/canonical.ts'
import { moneyMovements, SALE_SEAL, stockMovements } from '../seals/index.ts'
import { goodsColumns, trackedGoods } from '../tracked-goods/index.ts'
import { keptDetails } from './payment-details.rules.ts'
import { moneyEntry, numberPrefix, taxRow } from './posted-rows.ts'
import type { Posting, PostedLine } from './posting.ts'

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
