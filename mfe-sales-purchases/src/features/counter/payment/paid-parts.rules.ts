/** Among how many people a ticket is commonly split. */
export const SHARES = [2, 3, 4] as const

/** One of so many equal shares of a total, in minor units; what does not divide is left to the last one. */
export function shareMinor(totalMinor: number, count: number): number {
  return Math.floor(totalMinor / count)
}

export type PartProblem = 'none' | 'tooMuch' | 'noCash'

interface Left {
  dueMinor: number
  /** What coins there are for; 0 where any amount can be paid. */
  stepMinor: number
}

/** Why an amount is no part of what is left. A part leaves something: what pays all is paid by the button that ends it. */
export function partProblem(amountMinor: number | null, { dueMinor, stepMinor }: Left): PartProblem | null {
  if (amountMinor === null || Number.isNaN(amountMinor) || amountMinor <= 0) return 'none'
  if (amountMinor >= dueMinor) return 'tooMuch'
  return stepMinor > 0 && amountMinor % stepMinor !== 0 ? 'noCash' : null
}
