/** Mutants: faults seeded in an installation of a run's own, with the check that must name each. docs/replay.md describes them. */
export const MUTANTS = {
  'answer-before-commit': 'every answered document is stored under its number',
  'payment-apart': 'payments less change are the total and its cash rounding',
  'nextval-numbers': 'numbers run from 1 without a gap',
  'lazy-commit': 'every answered document is stored under its number',
  'balance-apart': 'on hand is the sum of the ledger',
} as const

export type MutantName = keyof typeof MUTANTS

export const MUTANT_NAMES = Object.keys(MUTANTS) as MutantName[]

export function isMutantName(text: string): text is MutantName {
  return text in MUTANTS
}
