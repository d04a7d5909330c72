import type { TicketReturnInput } from '@comptoir/contracts/sales/sales-returns'
import { baseQuantityMilli, type ReturnShare } from '@comptoir/money'
import { v7 as newId } from 'uuid'
import { businessDateOf } from '../../../platform/clock.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Standing } from '../cashier-switches/index.ts'
import { sellerOf, taxesOf, type SaleContext } from '../sales/index.ts'
import { goodsBack } from '../tracked-goods/index.ts'
import type { NewVoucher } from '../vouchers/index.ts'
import type { ReturnedLine, ReturnPosting } from './posting.ts'
import type { OriginalTicket } from './returnable-ticket.queries.ts'
import type { Repayment } from './sales-returns.rules.ts'
import { ticketReturnHash } from './ticket-returns.rules.ts'

interface Parts {
  input: TicketReturnInput
  context: SaleContext
  original: OriginalTicket
  share: ReturnShare
  repayment: Repayment
  voucher: NewVoucher | null
  claim: Standing['claim']
}

/** A return of a ticket as it is posted: named, priced and valued as the goods were when they were sold. */
export function toTicketPosting(
  ctx: Ctx,
  { input, context, original, share, repayment, voucher, claim }: Parts,
): ReturnPosting {
  const { ticket, clientId, nextPosition, quarantineId } = original
  const client = { id: clientId, name: ticket.client, isWalkIn: false }
  const { netHtMinor, fodecMinor, vatMinor, ttcMinor } = share.totals
  return {
    id: input.id,
    auditId: newId(),
    registerId: input.registerId,
    cashSessionId: input.cashSessionId,
    context,
    client,
    ticket: { id: ticket.saleId, number: ticket.number, position: nextPosition },
    quarantineId,
    occurredAt: new Date(input.occurredAt).toISOString(),
    businessDate: businessDateOf(new Date(input.occurredAt), context.timeZone),
    reason: input.reason,
    comment: input.comment ?? null,
    totals: { grossMinor: ttcMinor, netHtMinor, fodecMinor, vatMinor, stampMinor: 0, totalMinor: ttcMinor },
    kernelVersion: share.kernelVersion,
    trace: share.trace,
    seller: sellerOf(ctx, context, client),
    requestHash: ticketReturnHash(input),
    lines: input.lines.map((line) => toLine(line, original, share)),
    taxes: taxesOf(share),
    ...repayment,
    voucher,
    claim,
  }
}

function toLine(
  { id, saleLineId, quantityMilli, outcome }: TicketReturnInput['lines'][number],
  { ticket, costs, goods }: OriginalTicket,
  share: ReturnShare,
): ReturnedLine {
  const sold = ticket.lines.find((line) => line.id === saleLineId)
  const figures = share.lines.find((line) => line.id === saleLineId)
  if (!sold || !figures) throw new Error('the kernel lost a line')
  const ofLine = goods.get(saleLineId)
  const baseMilli = baseQuantityMilli(quantityMilli, sold.packQuantityMilli) ?? 0
  return {
    id,
    saleLineId,
    productId: sold.productId,
    code: sold.code,
    designation: sold.designation,
    unit: sold.unit,
    packQuantityMilli: sold.packQuantityMilli,
    quantityMilli,
    unitPriceMicro: sold.unitPriceMicro,
    netHtMinor: figures.netHtMinor,
    fodecMinor: figures.fodecMinor,
    vatRateMilli: sold.vatRateMilli,
    vatMinor: figures.vatMinor,
    totalMinor: figures.totalMinor,
    costMicro: costs.get(saleLineId) ?? 0,
    outcome,
    ledgerId: newId(),
    goods: ofLine ? goodsBack(ofLine.sold, ofLine.returned, baseMilli) : null,
  }
}
