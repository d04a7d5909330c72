import type { SalesReturn } from '@comptoir/contracts/sales/sales-returns'
import { soldGoodsOf } from '../tracked-goods/index.ts'
import type { ReturnPosting } from './posting.ts'

/** That of the voucher which a return issued, as the database makes it. */
function voucherNumberOf(number: string): string {
  return number.replace(/^RET-/, 'BA-')
}

/** A posted return as its caller gets it, which is as it will be read again. */
export function toSalesReturn(posting: ReturnPosting, number: string, recordedAt: Date): SalesReturn {
  const { netHtMinor, fodecMinor, vatMinor, stampMinor, totalMinor } = posting.totals
  return {
    id: posting.id,
    number,
    state: 'settled',
    reason: posting.reason,
    comment: posting.comment,
    occurredAt: posting.occurredAt,
    recordedAt: recordedAt.toISOString(),
    businessDate: posting.businessDate,
    currency: posting.context.currency,
    pointOfSaleId: posting.context.pointOfSaleId,
    registerId: posting.registerId,
    cashSessionId: posting.cashSessionId,
    clientId: posting.client.id,
    saleId: posting.ticket?.id ?? null,
    saleNumber: posting.ticket?.number ?? null,
    seller: posting.seller,
    netHtMinor,
    fodecMinor,
    vatMinor,
    stampMinor,
    totalMinor,
    roundingMinor: posting.roundingMinor,
    lines: posting.lines.map(
      ({ ledgerId: _ledger, costMicro: _cost, fodecMinor: _fodec, vatMinor: _vat, goods, ...line }, index) => ({
        ...line,
        lineNumber: index + 1,
        ...soldGoodsOf(goods),
      }),
    ),
    refunds: posting.refunds,
    ...(posting.voucher ? { voucher: { ...posting.voucher, number: voucherNumberOf(number) } } : {}),
    taxes: posting.taxes,
    ...(posting.claim?.isProved === false ? { cashierUnproved: true } : {}),
    kernelVersion: posting.kernelVersion,
  }
}
