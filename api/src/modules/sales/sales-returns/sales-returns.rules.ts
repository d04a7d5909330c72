import { cashPartMinor, cashRoundingMinor } from '@comptoir/contracts/payment-rules'
import { PAYMENT_METHODS } from '@comptoir/contracts/treasury/payment-methods'
import { createHash } from 'node:crypto'
import type { ReturnOutcome, SalesReturnInput } from '@comptoir/contracts/sales/sales-returns'
import { DomainError } from '../../../platform/errors.ts'
import type { SaleContext } from '../sales/index.ts'

export interface Refund {
  id: string
  paymentMethodId: string
  methodKind: string
  amountMinor: number
}

/** What is given back, and by how much that is more than the goods are worth since cash was rounded. */
export interface Repayment {
  refunds: Refund[]
  roundingMinor: number
}

/** What is given back, by payment method: together exactly what the goods are worth and the rounding of its cash. */
export function refundsOf(
  input: Pick<SalesReturnInput, 'refunds' | 'totalMinor'>,
  totalMinor: number,
  kinds: ReadonlyMap<string, string>,
  { currency, cashStepMinor }: Pick<SaleContext, 'currency' | 'cashStepMinor'>,
): Repayment {
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
  const exactMinor = cashPartMinor(totalMinor, refunds)
  const roundingMinor = cashRoundingMinor({ exactMinor, stepMinor: cashStepMinor, currency })
  const dueMinor = totalMinor + roundingMinor
  if (refundedMinor !== dueMinor)
    throw new DomainError('salesReturn.refundMismatch', { refundedMinor, totalMinor: dueMinor, currency }, '/refunds')
  return { refunds, roundingMinor }
}

/** Refuses goods that may not be sold where the shop has no place for them. */
export function checkOutcomes(
  { lines }: { lines: readonly { outcome?: ReturnOutcome }[] },
  quarantineId: string | null,
): void {
  const at = lines.findIndex(({ outcome }) => outcome === 'quarantine')
  if (at >= 0 && quarantineId === null) throw new DomainError('salesReturn.noQuarantine', {}, `/lines/${at}/outcome`)
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
    input.lines.map(({ id, productId, packId, quantityMilli, unitPriceMicro, outcome }) => [
      id,
      productId,
      quantityMilli,
      unitPriceMicro,
      ...(packId === undefined ? [] : [packId]),
      ...(outcome === undefined ? [] : [{ outcome }]),
    ]),
    input.refunds.map(({ id, paymentMethodId, amountMinor }) => [id, paymentMethodId, amountMinor]),
    input.totalMinor,
    ...(input.cashierId === undefined ? [] : [{ cashierId: input.cashierId }]),
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest()
}
