/** What is paid in cash may be rounded to a multiple of these, in minor units of the company's currency; 0: to none. */
export const CASH_STEPS_MINOR = [0, 5, 10, 50, 100] as const
export type CashStepMinor = (typeof CASH_STEPS_MINOR)[number]

export const LARGEST_CASH_STEP_MINOR = 100

export function isCashStep(value: unknown): value is CashStepMinor {
  return CASH_STEPS_MINOR.some((step) => step === value)
}
