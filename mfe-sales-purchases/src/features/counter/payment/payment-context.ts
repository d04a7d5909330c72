import { createRequiredContext } from '../../../common/required-context.ts'
import type { PayBlock } from './pay-block.ts'
import type { Checkout } from './use-checkout.ts'

/** Paying in cash: what is owed and given back, and the progress of sending the sale to the server. */
export interface Payment {
  checkout: Checkout
  /** Why paying is not possible now. */
  block: PayBlock | null
  dueMinor: number
  /** To give back; below zero it is still missing. */
  changeMinor: number
  isMethodMissing: boolean
  /** Pays when it can be paid; while nobody knows about the sale before, asks about that one. */
  pay: () => void
}

export const [PaymentContext, usePayment] = createRequiredContext<Payment>('payment')
