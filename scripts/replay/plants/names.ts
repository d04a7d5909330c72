/** Faults that can be planted in an installation of a run's own, and the check that must name each. docs/replay.md tells them. */
export const PLANTS = {
  'answer-before-commit': 'every answered document is stored under its number',
  'payment-apart': 'payments less change are the total',
  'nextval-numbers': 'numbers run from 1 without a gap',
  'lazy-commit': 'every answered document is stored under its number',
  'balance-apart': 'on hand is the sum of the ledger',
} as const

export type PlantName = keyof typeof PLANTS

export const PLANT_NAMES = Object.keys(PLANTS) as PlantName[]

export function isPlantName(text: string): text is PlantName {
  return text in PLANTS
}
