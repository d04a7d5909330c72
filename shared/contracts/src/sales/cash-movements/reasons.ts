/** Why cash is put into a drawer or taken out of it, and which of the two it is. */
export const CASH_REASONS = {
  changeBrought: 'payIn',
  fromSafe: 'payIn',
  correctionIn: 'payIn',
  otherIn: 'payIn',
  bankDeposit: 'payOut',
  toSafe: 'payOut',
  expense: 'payOut',
  correctionOut: 'payOut',
  otherOut: 'payOut',
} as const

export type CashReason = keyof typeof CASH_REASONS
/** In or out, as the money ledger names it. */
export type CashDirection = (typeof CASH_REASONS)[CashReason]

export const CASH_REASON_NAMES = Object.keys(CASH_REASONS) as CashReason[]

/** Reasons that say nothing without a note. */
const NOTED: readonly CashReason[] = ['correctionIn', 'otherIn', 'expense', 'correctionOut', 'otherOut']

export function directionOf(reason: CashReason): CashDirection {
  return CASH_REASONS[reason]
}

export function needsNote(reason: CashReason): boolean {
  return NOTED.includes(reason)
}

export const LONGEST_CASH_NOTE = 250
