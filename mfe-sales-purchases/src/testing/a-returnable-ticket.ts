import type { ReturnableTicket, SalesReturn, TicketReturnInput } from '@comptoir/contracts/sales/sales-returns'
import { ticketShare } from '@comptoir/contracts/sales/sales-returns'
import { SHELF } from './a-product.ts'
import { CASH_METHOD } from './a-session.ts'
import { PRINTED_SELLER } from './sold.ts'

/** Three harissa at 3.450 and a couscous at 1.900, paid in cash; nothing came back yet. */
export function aReturnableTicket(given: Partial<ReturnableTicket> = {}): ReturnableTicket {
  const [harissa, couscous] = SHELF
  const nothing = { quantityMilli: 0, netHtMinor: 0, fodecMinor: 0, vatMinor: 0, totalMinor: 0 }
  const line = { unit: null, packQuantityMilli: null, fodecRateMilli: 0, fodecMinor: 0, returned: nothing }
  return {
    saleId: 'sale-1',
    number: 'TIC-LM2-000007',
    occurredAt: '2026-11-21T13:09:00.000Z',
    currency: 'TND',
    pointOfSale: 'La Marsa',
    client: 'Client passager',
    isVatCharged: true,
    totalMinor: 12_250,
    lines: [
      {
        ...line,
        ...{ id: 'l1', lineNumber: 1, productId: harissa?.id ?? '', code: 'EPI-00412' },
        ...{ designation: 'Harissa du Cap Bon 380 g', quantityMilli: 3000, unitPriceMicro: 3_450_000 },
        ...{ vatRateMilli: 19_000, netHtMinor: 8697, vatMinor: 1653, totalMinor: 10_350 },
      },
      {
        ...line,
        ...{ id: 'l2', lineNumber: 2, productId: couscous?.id ?? '', code: 'EPI-00188' },
        ...{ designation: 'Couscous fin 1 kg', quantityMilli: 1000, unitPriceMicro: 1_900_000 },
        ...{ vatRateMilli: 7000, netHtMinor: 1776, vatMinor: 124, totalMinor: 1900 },
      },
    ],
    paid: [
      { paymentMethodId: CASH_METHOD.id, methodKind: 'cash', isActive: true, paidMinor: 12_250, refundedMinor: 0 },
    ],
    returns: [],
    hasQuarantine: false,
    ...given,
  }
}

/** What the server answers to a return of that ticket. */
export function settledReturn(input: TicketReturnInput, ticket: ReturnableTicket): SalesReturn {
  const share = ticketShare(
    ticket,
    input.lines.map(({ saleLineId, quantityMilli }) => ({ id: saleLineId, quantityMilli })),
  )
  const { netHtMinor, fodecMinor, vatMinor, ttcMinor } = share.totals
  const refundedMinor = input.refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return {
    ...{ id: input.id, number: 'RET-LM2-000001', state: 'settled', reason: input.reason, comment: null },
    ...{ occurredAt: input.occurredAt, recordedAt: input.occurredAt, businessDate: input.occurredAt.slice(0, 10) },
    ...{ currency: ticket.currency, pointOfSaleId: 'p1', registerId: input.registerId },
    ...{ cashSessionId: input.cashSessionId, clientId: 'c0', saleId: ticket.saleId, saleNumber: ticket.number },
    ...{ seller: PRINTED_SELLER, netHtMinor, fodecMinor, vatMinor, stampMinor: 0, totalMinor: ttcMinor },
    roundingMinor: refundedMinor - ttcMinor,
    lines: input.lines.flatMap((line, index) => {
      const sold = ticket.lines.find(({ id }) => id === line.saleLineId)
      const figures = share.lines.find(({ id }) => id === line.saleLineId)
      if (!sold || !figures) return []
      const { productId, code, designation, unit, packQuantityMilli, unitPriceMicro, vatRateMilli } = sold
      return [
        {
          ...line,
          ...{ lineNumber: index + 1, productId, code, designation, unit, packQuantityMilli, unitPriceMicro },
          ...{ vatRateMilli, netHtMinor: figures.netHtMinor, totalMinor: figures.totalMinor },
        },
      ]
    }),
    refunds: input.refunds.map((refund) => ({
      ...refund,
      methodKind: refund.paymentMethodId === CASH_METHOD.id ? 'cash' : 'voucher',
    })),
    taxes: share.taxes.map(({ rateMilli, baseHtMinor, fodecMinor: fodec, vatMinor: vat, totalMinor }) => ({
      ...{ rateMilli, baseHtMinor, fodecMinor: fodec, vatMinor: vat, totalMinor },
    })),
    kernelVersion: share.kernelVersion,
  }
}
