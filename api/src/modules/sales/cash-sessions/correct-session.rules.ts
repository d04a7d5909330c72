import type { SessionCorrection, SessionCorrectionInput } from '@comptoir/contracts/sales/cash-sessions'

/** A movement of a correction: signed from the cash box's side, in minor units. */
export interface CorrectionMovement {
  kind: 'payment' | 'payIn' | 'payOut' | 'removed' | 'overShort'
  paymentMethodId: string
  amountMinor: number
}

/**
 * What sets a difference right (below zero where something lacked): out of what was over or short, and to where the money
 * was. Of each method it comes to nothing, as the session itself does.
 */
export function correctionMovements(
  { kind, paymentMethodId, otherMethodId }: SessionCorrectionInput,
  differenceMinor: number,
): CorrectionMovement[] {
  const move = (to: CorrectionMovement['kind'], methodId: string, amountMinor: number): CorrectionMovement[] => [
    { kind: to, paymentMethodId: methodId, amountMinor },
    { kind: 'overShort', paymentMethodId: methodId, amountMinor: -amountMinor },
  ]
  switch (kind) {
    case 'wrongMethod':
      return [
        ...move('payment', paymentMethodId, differenceMinor),
        ...(otherMethodId === null ? [] : move('payment', otherMethodId, -differenceMinor)),
      ]
    case 'wrongReason':
    case 'movementMissed':
      return move(differenceMinor > 0 ? 'payIn' : 'payOut', paymentMethodId, differenceMinor)
    case 'floatMissed':
    case 'digits':
    case 'roll':
      // It was there, and was taken away with what was counted; or the other way round.
      return move('removed', paymentMethodId, differenceMinor)
  }
}

/** Whether a correction was told before in the same words. */
export function isSameCorrection(known: SessionCorrection, input: SessionCorrectionInput): boolean {
  return (
    known.kind === input.kind &&
    known.paymentMethodId === input.paymentMethodId &&
    known.otherMethodId === input.otherMethodId &&
    known.comment === (input.comment?.trim() || null)
  )
}
