import { money, roundCash, type Currency } from '@comptoir/money'

/** What a way to pay is. Everything that differs between two ways to pay follows from it. */
export const PAYMENT_KINDS = ['cash', 'card', 'cheque', 'draft', 'transfer', 'mobile', 'credit', 'voucher'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

const SETTLED: readonly string[] = ['cash', 'card', 'transfer', 'mobile', 'voucher'] satisfies PaymentKind[]

/**
 * Whether nobody owes the money any more once it is paid so. By the other kinds somebody does: a client must be named, the
 * walk-in client is nobody. False for a kind that this program does not know.
 */
export function isSettledAtOnce(kind: string): boolean {
  return SETTLED.includes(kind)
}

/** Whether what was paid may go back by it, whatever it was paid by. */
export function refundsAnything(kind: string): boolean {
  return kind === 'cash' || kind === 'voucher'
}

/** Whether more may be handed over than is owed, and the rest is given back. */
export function givesChange(kind: string): boolean {
  return kind === 'cash'
}

/** What of a document is settled in cash, and to what that is rounded. */
export interface CashPart {
  /** Left over by the other methods. */
  exactMinor: number
  /** In minor units; 0 where nothing is rounded. */
  stepMinor: number
  currency: Currency
}

/** How much more than the exact amount is paid in cash, or given back: below zero it is less. Nothing where no cash is owed. */
export function cashRoundingMinor({ exactMinor, stepMinor, currency }: CashPart): number {
  return stepMinor === 0 || exactMinor <= 0 ? 0 : roundCash(money(exactMinor, currency), stepMinor).gapMinor
}

/** What of a document is paid by one method, in minor units. */
export interface PaidBy {
  methodKind: string
  amountMinor: number
}

/** What the other methods leave over of a total; 0 where nothing is paid, or given back, in cash. */
export function cashPartMinor(totalMinor: number, paid: readonly PaidBy[]): number {
  const others = paid.filter(({ methodKind }) => methodKind !== 'cash')
  if (others.length === paid.length) return 0
  return totalMinor - others.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}

/** Where the ways are found in which clients may pay. */
export const CLIENT_METHODS = { path: 'client-payment-methods' } as const
