/** Upper ends of the steps into which load times are counted, in milliseconds: fine where people notice. */
const STEPS_MS = [
  25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 650, 800, 1000, 1300, 1600, 2000, 2500, 3000, 4000, 6000, 8000, 12_000,
  20_000, 30_000, 60_000, 120_000,
]

/** The step that a time belongs to, named by its upper end. */
export function stepOf(ms: number): number {
  return STEPS_MS.find((upTo) => ms <= upTo) ?? 120_000
}

/** The time that a share of all loads did not exceed, as the upper end of its step; null of none. */
export function quantile(steps: readonly { upToMs: number; count: number }[], share: number): number | null {
  const total = steps.reduce((sum, { count }) => sum + count, 0)
  let seen = 0
  for (const { upToMs, count } of steps.toSorted((a, b) => a.upToMs - b.upToMs)) {
    seen += count
    if (seen >= total * share) return upToMs
  }
  return null
}
