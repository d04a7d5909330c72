import { PAYMENT_METHODS } from '@comptoir/contracts/treasury/payment-methods'
import { createHash } from 'node:crypto'
import type { SalesReturnInput } from '@comptoir/contracts/sales/sales-returns'
import { DomainError } from '../../../platform/errors.ts'

export interface Refund {
  id: string
  paymentMethodId: string
  methodKind: string
  amountMinor: number
}

/** What is given back, by payment method: together exactly what the goods are worth. */
export function refundsOf(
  input: SalesReturnInput,
  totalMinor: number,
  kinds: ReadonlyMap<string, string>,
  currency: string,
): Refund[] {
  if (input.totalMinor !== totalMinor) {
    throw new DomainError(
      'sale.totalMismatch',
      { shownMinor: input.totalMinor, computedMinor: totalMinor, currency },
      '/totalMinor',
    )
  }
  const refunds = input.refunds.map((refund, index): Refund => {
    const methodKind = kinds.get(refund.paymentMethodId)
    if (!methodKind) throw new DomainError(PAYMENT_METHODS.errors.notOffered, {}, `/refunds/${index}/paymentMethodId`)
    return { ...refund, methodKind }
  })
  const refundedMinor = refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  if (refundedMinor !== totalMinor)
    throw new DomainError('salesReturn.refundMismatch', { refundedMinor, totalMinor, currency }, '/refunds')
  return refunds
}

/** Fingerprint of the input, field by field in a fixed order: tells a repeat from another return with the same id. */
export function requestHash(input: SalesReturnInput): Buffer {
  const content = [
    'return',
    1,
    input.id,
    input.registerId,
    input.cashSessionId,
    input.clientId ?? null,
    input.occurredAt,
    input.reason,
    input.comment ?? null,
    input.lines.map(({ id, productId, packId, quantityMilli, unitPriceMicro }) => [
      id,
      productId,
      quantityMilli,
      unitPriceMicro,
      ...(packId === undefined ? [] : [packId]),
    ]),
    input.refunds.map(({ id, paymentMethodId, amountMinor }) => [id, paymentMethodId, amountMinor]),
    input.totalMinor,
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest()
}
