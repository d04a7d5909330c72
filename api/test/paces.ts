import type { Pace } from '../src/platform/jobs/pace.ts'

/** Portions of four rows, to the end. */
export const BY_FOURS: Pace = { portion: 4, now: () => new Date() }

/** The same; after so many of them the process dies, or so it seems to the database. */
export function breakingAfter(portions: number): Pace {
  let left = portions
  return {
    ...BY_FOURS,
    afterPortion: () => {
      left -= 1
      if (left === 0) throw new Error('killed')
    },
  }
}
