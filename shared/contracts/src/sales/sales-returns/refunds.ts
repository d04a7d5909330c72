import { isSettledAtOnce } from '../../payment-rules.ts'
import type { ReturnableTicket } from './ticket-returns.ts'

type Paid = Pick<ReturnableTicket, 'totalMinor' | 'paid' | 'lines'>

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/**
 * The most of a ticket's total that may still be given back as money, exact to the minor unit: what it came to less what is
 * still owed for it. Nobody gets money back that never came in.
 */
export function mostSettledMinor({ totalMinor, paid, lines }: Paid): number {
  const owed = paid.filter(({ methodKind }) => !isSettledAtOnce(methodKind))
  const returnedMinor = sum(lines.map(({ returned }) => returned.totalMinor))
  const settledMinor = totalMinor - sum(owed.map(({ paidMinor }) => paidMinor))
  return Math.max(0, settledMinor - (returnedMinor - sum(owed.map(({ refundedMinor }) => refundedMinor))))
}

/** The most that may still be given back by a method other than cash: what came in by it. */
export function mostByMethodMinor({ paid }: Pick<Paid, 'paid'>, paymentMethodId: string): number {
  const by = paid.find((each) => each.paymentMethodId === paymentMethodId)
  return by ? Math.max(0, by.paidMinor - by.refundedMinor) : 0
}
