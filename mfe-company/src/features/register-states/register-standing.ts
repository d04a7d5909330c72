import type { RegisterState } from '@comptoir/contracts/company/register-states'

const MINUTE_MS = 60_000
/** Counters report each minute: one that was silent for two turns is away. */
const AWAY_MS = 2.5 * MINUTE_MS
const LONG_SESSION_MS = 24 * 60 * MINUTE_MS
const LONG_UNSENT_MS = 10 * MINUTE_MS
/** Receipts and closings go by the server's time; more than this is a clock that somebody should set. */
const WRONG_CLOCK_MS = MINUTE_MS

/** What should be looked at. */
export type RegisterAlert = 'away' | 'longSession' | 'unsent' | 'clock' | 'printer' | 'otherSeries' | 'unproved'

/** Whether the counter of a register reported of late; `closed` where nobody has a session open. */
export type Presence = 'online' | 'away' | 'closed' | 'never'

export function presenceOf({ report, session }: Pick<RegisterState, 'report' | 'session'>, nowMs: number): Presence {
  if (report !== null && nowMs - Date.parse(report.seenAt) < AWAY_MS) return 'online'
  if (session !== null) return 'away'
  return report === null ? 'never' : 'closed'
}

/** Who was silent for so long is not in use, whatever its papers say. */
const SILENT_MS = 3 * 24 * 60 * MINUTE_MS

/** As a shop reads its registers: those in use first, the others after them, `Caisse 2` before `Caisse 10`. */
export function inOrder(states: readonly RegisterState[], nowMs: number, language: string): RegisterState[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  return states.toSorted(
    (one, other) =>
      Number(isSilent(one, nowMs)) - Number(isSilent(other, nowMs)) ||
      compare(one.pointOfSaleName, other.pointOfSaleName) ||
      compare(one.registerName, other.registerName),
  )
}

function isSilent({ report, session }: RegisterState, nowMs: number): boolean {
  return session === null && (report === null || nowMs - Date.parse(report.seenAt) > SILENT_MS)
}

/** What should be looked at, the most pressing first. */
export function alertsOf(state: RegisterState, nowMs: number): RegisterAlert[] {
  const { report, session, numbering, epoch } = state
  const found: [RegisterAlert, boolean][] = [
    ['away', presenceOf(state, nowMs) === 'away'],
    ['longSession', session !== null && nowMs - Date.parse(session.openedAt) > LONG_SESSION_MS],
    [
      'unsent',
      report !== null && report.oldestUnsentAt !== null && nowMs - Date.parse(report.oldestUnsentAt) > LONG_UNSENT_MS,
    ],
    ['clock', report !== null && Math.abs(report.clockAheadMs) > WRONG_CLOCK_MS],
    ['printer', report?.printer === 'failing'],
    ['otherSeries', report !== null && report.epoch !== null && numbering === 'register' && report.epoch < epoch],
    [
      'unproved',
      report !== null && report.unprovedAt !== null && nowMs - Date.parse(report.unprovedAt) < LONG_SESSION_MS,
    ],
  ]
  return found.filter(([, isSo]) => isSo).map(([alert]) => alert)
}

/** How far a lock has come; `none` where the register is open and nothing else was asked. */
export type LockStage =
  'none' | 'locked' | 'locksSoon' | 'locksAfterTicket' | 'locksWhenBack' | 'unlocksSoon' | 'unlocksWhenBack'

export function lockStageOf(state: Pick<RegisterState, 'lock' | 'report' | 'session'>, nowMs: number): LockStage {
  const { lock, report } = state
  const isOnline = presenceOf(state, nowMs) === 'online'
  if (lock?.isOn) {
    if (lock.doneAt !== null) return 'locked'
    if (!isOnline) return 'locksWhenBack'
    return report?.isSelling ? 'locksAfterTicket' : 'locksSoon'
  }
  if (!report?.isLocked || lock === null || lock.doneAt !== null) return 'none'
  return isOnline ? 'unlocksSoon' : 'unlocksWhenBack'
}

/** Whether something that was asked is neither done nor too old to be told. */
export function isPending(asked: RegisterState['sync'], nowMs: number): boolean {
  return asked !== null && asked.doneAt === null && (asked.expiresAt === null || nowMs < Date.parse(asked.expiresAt))
}

/** Whether a register was asked for something that it may do at any moment. */
export function isWaiting(state: RegisterState, nowMs: number): boolean {
  return [state.lock, state.message, state.sync].some((asked) => isPending(asked, nowMs))
}

const UNITS = [
  ['days', 24 * 60 * MINUTE_MS],
  ['hours', 60 * MINUTE_MS],
  ['minutes', MINUTE_MS],
  ['seconds', 1000],
] as const

/** A time in the largest unit of which there are two, rounded down: what has been so for a day and a half was so for 36 hours. */
export function spanOf(ms: number): { unit: (typeof UNITS)[number][0]; count: number } {
  const [unit, size] = UNITS.find(([, unitMs]) => ms >= 2 * unitMs) ?? UNITS[3]
  return { unit, count: Math.floor(ms / size) }
}
