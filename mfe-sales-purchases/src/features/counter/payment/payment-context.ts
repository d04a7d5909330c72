import type { TicketApprovalCode } from '@comptoir/contracts/sales/approval-codes'
import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import { type StoreApi, useShallow, useStore } from '@comptoir/platform'
import { createRequiredContext } from '../../../common/required-context.ts'
import type { AskedApproval } from '../approval/asked-approval.ts'
import type { Credit } from '../credit/use-credit.ts'
import type { PayBlock } from './pay-block.ts'
import type { Checkout } from './use-checkout.ts'
import type { Due } from './due.rules.ts'

/** Paying: by what, what is owed and given back, and what became of it. */
export interface Payment extends Due {
  checkout: Checkout
  /** What the sale may be paid by, in order. */
  methods: readonly PaymentMethod[]
  /** What it is paid by; null until the methods are known, and where there is none. */
  method: PaymentMethod | null
  choose: (methodId: string) => void
  /** Asks for a voucher, or takes one whose code was scanned; null where none is taken. */
  takeVoucher: ((code?: string) => void) | null
  /** What was scanned of vouchers: another object for each scan. */
  voucher: { code: string } | null
  /** The cash method by which other currencies are taken; null where none is. */
  foreign: PaymentMethod | null
  /** Whether cash in another currency is being typed. */
  isForeign: boolean
  /** Whether a part may be taken by the method, and the rest by another one. */
  canSplit: boolean
  /** Whether more than is owed may be handed over; otherwise it is paid to the exact amount. */
  isChangeGiven: boolean
  /** Why paying is not possible now. */
  block: PayBlock | null
  /** To give back; below zero it is still missing. */
  changeMinor: number
  isMethodMissing: boolean
  /** What stands on the account of the client; null where nothing of the sale is on credit. */
  credit: Credit | null
  /** What waits for an approval; null where nothing does. */
  approval: AskedApproval | null
  /** It was approved, by a code where there was no network: it is paid. */
  approve: (code?: TicketApprovalCode) => void
  /** What was scanned while it waits, which may be the badge of who approves. */
  scanBadge: (code: string) => void
  /** Back to the cart, with nothing sold. */
  forgo: () => void
  /** Whether who pays so much in cash is being asked for. */
  identifying: boolean
  endIdentifying: () => void
  /** Pays when it can be paid; asks for what has to be said first. */
  pay: () => void
}

/** A store, since what it holds changes with each line, and most of what is drawn of it does not. */
export const [PaymentContext, usePaymentStore] = createRequiredContext<StoreApi<Payment>>('payment')

/** Some of the payment, in a new object where it is several; what asks for it is drawn again when one of these changes. */
export function usePayment<Part>(select: (payment: Payment) => Part): Part {
  return useStore(usePaymentStore(), useShallow(select))
}
