import { cashPartMinor, cashRoundingMinor } from '@comptoir/contracts/payment-rules'
import type { SaleInput, TicketPaymentDetails } from '@comptoir/contracts/sales/sales'
import { PAYMENT_METHODS } from '@comptoir/contracts/treasury/payment-methods'
import { LARGEST_AMOUNT_MINOR } from '@comptoir/money'
import { DomainError } from '../../../platform/errors.ts'
import type { SaleContext } from './sale-context.queries.ts'
import { amountTooLarge } from './sales.rules.ts'

/** What of the register and its shop decides how money is counted. */
type Till = Pick<SaleContext, 'currency' | 'cashStepMinor'>

/** What was paid, and what the customer was shown. */
type Paid = Pick<SaleInput, 'payments' | 'totalMinor' | 'changeMinor' | 'roundingMinor'>

/** A movement of money; the change is negative. */
export interface MoneyRow {
  id: string
  kind: 'payment' | 'change'
  paymentMethodId: string
  methodKind: string
  amountMinor: number
  /** What was said of it beside. */
  details?: TicketPaymentDetails
}

/** What is paid, and by how much that is more than the total since cash was rounded. */
export interface Settlement {
  money: MoneyRow[]
  roundingMinor: number
}

/**
 * The movements of money of a sale: each payment, and the change as a row of its own, given in cash. Payments less change
 * are the total and the rounding of its cash exactly; change is never given on money that did not come in as cash.
 */
export function settle(
  input: Paid,
  totalMinor: number,
  kinds: ReadonlyMap<string, string>,
  till: Till,
  changeId: string,
): Settlement {
  const { currency } = till
  if (input.totalMinor !== totalMinor) {
    throw new DomainError(
      'sale.totalMismatch',
      { shownMinor: input.totalMinor, computedMinor: totalMinor, currency },
      '/totalMinor',
    )
  }
  const payments = paymentsOf(input, kinds)
  const received = payments.reduce((sum, payment) => sum + payment.amountMinor, 0)
  if (received > LARGEST_AMOUNT_MINOR) throw amountTooLarge(till, '/payments')
  const roundingMinor = roundingOf(input, totalMinor, payments, till)
  const dueMinor = totalMinor + roundingMinor
  if (received < dueMinor)
    throw new DomainError('sale.underpaid', { missingMinor: dueMinor - received, currency }, '/payments')
  const change = received - dueMinor
  const cash = payments.filter((payment) => payment.methodKind === 'cash')
  const cashReceived = cash.reduce((sum, payment) => sum + payment.amountMinor, 0)
  if (input.changeMinor !== change || change > cashReceived) {
    throw new DomainError(
      'sale.changeMismatch',
      { shownMinor: input.changeMinor, computedMinor: change, currency },
      '/changeMinor',
    )
  }
  const [drawer] = cash
  if (change === 0 || !drawer) return { money: payments, roundingMinor }
  const { paymentMethodId } = drawer
  const given: MoneyRow = { id: changeId, kind: 'change', paymentMethodId, methodKind: 'cash', amountMinor: -change }
  return { money: [...payments, given], roundingMinor }
}

function paymentsOf({ payments }: Paid, kinds: ReadonlyMap<string, string>): MoneyRow[] {
  return payments.map(({ id, paymentMethodId, amountMinor, details }, index) => {
    const methodKind = kinds.get(paymentMethodId)
    if (!methodKind) throw new DomainError(PAYMENT_METHODS.errors.notOffered, {}, `/payments/${index}/paymentMethodId`)
    return { id, kind: 'payment', paymentMethodId, methodKind, amountMinor, ...(details ? { details } : {}) }
  })
}

/** By how much the cash of a sale is rounded: what the other methods leave over, to the step of the shop. */
function roundingOf(
  { roundingMinor: shownMinor }: Paid,
  totalMinor: number,
  payments: readonly MoneyRow[],
  { currency, cashStepMinor }: Till,
): number {
  const exactMinor = cashPartMinor(totalMinor, payments)
  const computedMinor = cashRoundingMinor({ exactMinor, stepMinor: cashStepMinor, currency })
  if (shownMinor !== undefined && shownMinor !== computedMinor)
    throw new DomainError('sale.roundingMismatch', { shownMinor, computedMinor, currency }, '/roundingMinor')
  return computedMinor
}
