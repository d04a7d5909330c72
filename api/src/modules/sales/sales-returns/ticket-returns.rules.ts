import { createHash } from 'node:crypto'
import { isSettledAtOnce, refundsAnything } from '@comptoir/contracts/payment-rules'
import {
  leftMilli,
  mostByMethodMinor,
  mostSettledMinor,
  ticketShare,
  type ReturnableTicket,
  type ReturnableTicketLine,
  type TicketReturnInput,
} from '@comptoir/contracts/sales/sales-returns'
import { baseQuantityMilli, fitsUnit, type ReturnShare } from '@comptoir/money'
import { DomainError } from '../../../platform/errors.ts'
import type { SoldProduct } from '../sales/index.ts'
import type { Refund } from './sales-returns.rules.ts'

/**
 * What the lines of a return give back, by the kernel. Refuses a line that is not on the ticket or is named twice, nothing,
 * more than is left of it, and a quantity finer than its product is counted.
 */
export function shareOf(
  { lines }: Pick<TicketReturnInput, 'lines'>,
  ticket: ReturnableTicket,
  products: ReadonlyMap<string, SoldProduct>,
): ReturnShare {
  const named = new Set<string>()
  for (const [index, { saleLineId, quantityMilli }] of lines.entries()) {
    const line = ticket.lines.find(({ id }) => id === saleLineId)
    if (!line || named.has(saleLineId)) throw new DomainError('request.invalid', {}, `/lines/${index}/saleLineId`)
    named.add(saleLineId)
    checkQuantity(line, quantityMilli, products, `/lines/${index}/quantityMilli`)
  }
  return ticketShare(
    ticket,
    lines.map(({ saleLineId, quantityMilli }) => ({ id: saleLineId, quantityMilli })),
  )
}

function checkQuantity(
  line: ReturnableTicketLine,
  quantityMilli: number,
  products: ReadonlyMap<string, SoldProduct>,
  pointer: string,
): void {
  const { designation: product, productId, packQuantityMilli } = line
  if (quantityMilli <= 0) throw new DomainError('sale.lineWithoutQuantity', { product }, pointer)
  const left = leftMilli(line)
  if (quantityMilli > left)
    throw new DomainError('salesReturn.moreThanLeft', { product, leftMilli: left, quantityMilli }, pointer)
  const own = products.get(productId ?? '')
  if (!own) return
  // Part of a pack may come back, as long as that is a quantity of the product itself.
  const base = baseQuantityMilli(quantityMilli, packQuantityMilli)
  if (base !== null && fitsUnit(base, own.unitDecimals)) return
  throw new DomainError(
    'sale.quantityTooFine',
    { product, unit: own.unit ?? line.unit ?? '', decimals: own.unitDecimals },
    pointer,
  )
}

/**
 * Refuses money back by a method that the ticket was not paid with, unless it is cash or a voucher; more by a method than came in by it;
 * and more money than came in at all, where part of the ticket is still owed.
 */
export function checkRefunds(refunds: readonly Refund[], totalMinor: number, ticket: ReturnableTicket): void {
  const { currency } = ticket
  for (const [index, { paymentMethodId, methodKind }] of refunds.entries()) {
    if (refundsAnything(methodKind)) continue
    const pointer = `/refunds/${index}/paymentMethodId`
    if (!ticket.paid.some((paid) => paid.paymentMethodId === paymentMethodId))
      throw new DomainError('salesReturn.methodNotOfTicket', {}, pointer)
    const refundedMinor = sumOf(refunds.filter((refund) => refund.paymentMethodId === paymentMethodId))
    const mostMinor = mostByMethodMinor(ticket, paymentMethodId)
    if (refundedMinor > mostMinor)
      throw new DomainError('salesReturn.refundTooHigh', { refundedMinor, mostMinor, currency }, pointer)
  }
  const settledMinor = totalMinor - sumOf(refunds.filter(({ methodKind }) => !isSettledAtOnce(methodKind)))
  const mostMinor = mostSettledMinor(ticket)
  if (settledMinor > mostMinor)
    throw new DomainError('salesReturn.refundTooHigh', { refundedMinor: settledMinor, mostMinor, currency }, '/refunds')
}

function sumOf(refunds: readonly { amountMinor: number }[]): number {
  return refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}

/** Fingerprint of the input, field by field in a fixed order: tells a repeat from another return with the same id. */
export function ticketReturnHash(input: TicketReturnInput): Buffer {
  const content = [
    'ticketReturn',
    1,
    input.id,
    input.registerId,
    input.cashSessionId,
    input.saleId,
    input.occurredAt,
    input.reason,
    input.comment ?? null,
    input.lines.map(({ id, saleLineId, quantityMilli, outcome }) => [id, saleLineId, quantityMilli, outcome]),
    input.refunds.map(({ id, paymentMethodId, amountMinor }) => [id, paymentMethodId, amountMinor]),
    input.totalMinor,
    ...(input.cashierId === undefined ? [] : [{ cashierId: input.cashierId }]),
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest()
}
