/** Middle of a list; of an even number of values the mean of the two in the middle. NaN of an empty one. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  const [below = NaN, above = NaN] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]]
  return (below + above) / 2
}

/** The value that a share of the list (0 to 1) does not exceed: 0.99 gives the p99. NaN of an empty one. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN
}

/** How a measure came out over the rounds. */
export type Spread = { least: number; median: number; most: number }

export function spreadOf(values: readonly number[]): Spread {
  return { least: Math.min(...values), median: median(values), most: Math.max(...values) }
}

/** Ratio of two measures round by round, so that what disturbed a round disturbs both sides of its ratio. */
export function ratioOf<Round>(
  rounds: readonly Round[],
  above: (round: Round) => number,
  below: (round: Round) => number,
): Spread {
  return spreadOf(rounds.map((round) => above(round) / below(round)))
}
