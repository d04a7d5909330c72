import { checkedInteger } from './integers.ts'

/** Cash movements of one cash session in minor units; every figure is a size, the names carry the direction. */
export interface CashMovements {
  readonly floatMinor: number
  readonly salesMinor: number
  readonly refundsMinor: number
  readonly paidInMinor: number
  readonly paidOutMinor: number
  readonly bankDropsMinor: number
}

/** What the drawer should hold: float + cash sales − cash refunds + paid in − paid out − drops to the bank. */
export function expectedCash(cash: CashMovements): number {
  const added = cash.floatMinor + cash.salesMinor + cash.paidInMinor
  const removed = cash.refundsMinor + cash.paidOutMinor + cash.bankDropsMinor
  return checkedInteger(added - removed, 'expected cash')
}

/** Counted less expected: negative when cash is missing. It is stored as its own movement. */
export function cashGap(countedMinor: number, expectedMinor: number): number {
  return checkedInteger(countedMinor, 'counted cash') - checkedInteger(expectedMinor, 'expected cash')
}
