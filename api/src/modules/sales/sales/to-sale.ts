import type { Sale } from '@comptoir/contracts/sales/sales'
import { soldGoodsOf } from '../tracked-goods/index.ts'
import type { Posting } from './posting.ts'

/** A posted sale as its caller gets it, which is as it will be read again. */
export function toSale(posting: Posting, number: string, recordedAt: Date): Sale {
  const { context, totals } = posting
  return {
    id: posting.id,
    number,
    state: 'completed',
    occurredAt: posting.occurredAt,
    recordedAt: recordedAt.toISOString(),
    businessDate: posting.businessDate,
    currency: context.currency,
    pointOfSaleId: context.pointOfSaleId,
    registerId: posting.registerId,
    cashSessionId: posting.cashSessionId,
    clientId: posting.client.id,
    seller: posting.seller,
    ...totals,
    lines: posting.lines.map(
      (
        { ledgerId: _ledger, costMicro: _cost, listPriceMicro, fodecMinor: _fodec, vatMinor: _vat, goods, ...line },
        index,
      ) => ({
        ...line,
        ...listPriceOf(line.unitPriceMicro, listPriceMicro),
        lineNumber: index + 1,
        ...soldGoodsOf(goods),
      }),
    ),
    payments: posting.money,
    taxes: posting.taxes,
    kernelVersion: posting.kernelVersion,
    trace: [...posting.trace],
    ...(posting.approvals.length > 0 ? { approvals: posting.approvals } : {}),
  }
}

/** The price of the shelf, where it was not sold at that. */
export function listPriceOf(
  unitPriceMicro: number,
  listPriceMicro: number,
): Pick<Sale['lines'][number], 'listPriceMicro'> {
  return listPriceMicro === unitPriceMicro ? {} : { listPriceMicro }
}
