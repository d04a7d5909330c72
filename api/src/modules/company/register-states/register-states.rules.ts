import type { RegisterCommand, RegisterReport } from '@comptoir/contracts/company/register-states'

const HOUR_MS = 3_600_000
/** A message is of use for a day, and sending at once for an hour; a lock holds until it is lifted. */
const HOURS = { message: 24, sync: 1 } as const

/** A command as it is kept. Locking and unlocking are one kind: what is asked last holds. */
export interface KeptCommand {
  kind: 'message' | 'lock' | 'sync'
  text: string | null
  isLifted: boolean
  expiresAt: Date | null
}

/** What is kept of a command; null where it lacks the text that it needs. */
export function commandOf({ kind, text }: RegisterCommand, now: Date): KeptCommand | null {
  const told = text?.trim() || null
  if ((kind === 'message' || kind === 'lock') && told === null) return null
  if (kind === 'lock' || kind === 'unlock')
    return { kind: 'lock', text: kind === 'lock' ? told : null, isLifted: kind === 'unlock', expiresAt: null }
  const expiresAt = new Date(now.getTime() + HOURS[kind] * HOUR_MS)
  return { kind, text: kind === 'message' ? told : null, isLifted: false, expiresAt }
}

/**
 * When a register was opened without showing who was there that it has not told before, the oldest first. What lies in the
 * future counts as of now.
 */
export function newOpenings(
  { unprovedOpenings = [] }: Pick<RegisterReport, 'unprovedOpenings'>,
  { knownAt, now }: { knownAt: Date | null; now: Date },
): Date[] {
  const moments = unprovedOpenings.map((moment) => Math.min(Date.parse(moment), now.getTime()))
  return [...new Set(moments)]
    .filter((moment) => moment > (knownAt?.getTime() ?? -Infinity))
    .toSorted((one, other) => one - other)
    .map((moment) => new Date(moment))
}
