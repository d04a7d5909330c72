import {
  CASH_MOVEMENTS,
  directionOf,
  needsNote,
  type CashMovement,
  type CashMovementInput,
} from '@comptoir/contracts/sales/cash-movements'
import type { TxCtx } from '../../../platform/context.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'

/** What the company says of cash that is taken out. */
export interface CashOutLimit {
  /** In minor units; null for none. */
  maxCashOutMinor: number | null
  currency: string
}

/** The note as it is kept: blank is none. */
export function noteOf({ note }: Pick<CashMovementInput, 'note'>): string | null {
  return note?.trim() || null
}

/**
 * Refuses a movement that lacks the note that its reason needs, and one that takes out more than the caller may. It is never
 * compared with what the drawer holds: the refusal would tell who counts blind what should be there.
 */
export function checkMovement(
  { permissions }: Pick<TxCtx, 'permissions'>,
  input: CashMovementInput,
  { maxCashOutMinor, currency }: CashOutLimit,
): void {
  if (needsNote(input.reason) && noteOf(input) === null)
    throw declaredRefusal(CASH_MOVEMENTS, 'noteMissing', {}, '/note')
  const isAbove =
    directionOf(input.reason) === 'payOut' && maxCashOutMinor !== null && input.amountMinor > maxCashOutMinor
  if (isAbove && !permissions.has(CASH_MOVEMENTS.permissions.exceedLimit))
    throw declaredRefusal(CASH_MOVEMENTS, 'aboveLimit', { mostMinor: maxCashOutMinor, currency }, '/amountMinor')
}

/** Whether a movement is what a request asks for once more. */
export function isSame(known: CashMovement, input: CashMovementInput): boolean {
  return (
    known.cashSessionId === input.cashSessionId &&
    known.reason === input.reason &&
    known.amountMinor === input.amountMinor &&
    known.note === noteOf(input)
  )
}
