import { CLOCK_TOLERANCE_MINUTES } from '@comptoir/contracts/sales/sales'

const TOLERANCE_MS = CLOCK_TOLERANCE_MINUTES * 60_000

/** That somebody sold at a register from a moment on, in milliseconds. */
export interface Switch {
  cashierId: string
  begunAt: number
  endsAt: number
}

/**
 * The switch by which somebody sold at a register at a moment of the device's clock, which may be wrong by the tolerance;
 * null where none says so. `switches` are those of the register, the oldest first: each holds until the next one.
 */
export function switchOf(switches: readonly Switch[], cashierId: string, moment: number): Switch | null {
  return (
    switches.findLast((each, index) => {
      const endsAt = Math.min(each.endsAt, switches[index + 1]?.begunAt ?? Infinity)
      return each.cashierId === cashierId && each.begunAt - TOLERANCE_MS <= moment && moment <= endsAt + TOLERANCE_MS
    }) ?? null
  )
}
