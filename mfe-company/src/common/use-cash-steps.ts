import { CASH_STEPS_MINOR, type CashStepMinor } from '@comptoir/contracts/cash-steps'
import { useFormat } from '@comptoir/platform'

/** What cash may be rounded to, as choices: not at all, in the words of the page, or an amount. */
export function useCashSteps(none: string, currency?: string) {
  const format = useFormat()
  const labelOf = (stepMinor: CashStepMinor): string => (stepMinor === 0 ? none : format.money(stepMinor, currency))
  return { labelOf, options: CASH_STEPS_MINOR.map((value) => ({ value, label: labelOf(value) })) }
}
