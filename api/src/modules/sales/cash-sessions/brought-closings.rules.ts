import { createHash } from 'node:crypto'
import type { BroughtClosingInput, ForeignTender } from '@comptoir/contracts/sales/cash-sessions'
import { CLOCK_TOLERANCE_MINUTES } from '@comptoir/contracts/sales/sales'
import type { SessionRow } from './cash-sessions.repository.ts'

const MINUTE_MS = 60_000

/** The moment that the device wrote down, or the nearest that can be: after the opening, and not to come. */
export function believable(
  { opened_at: openedAt }: Pick<SessionRow, 'opened_at'>,
  { closedAt }: Pick<BroughtClosingInput, 'closedAt'>,
  now: Date,
): Date {
  const moment = Math.min(Date.parse(closedAt), now.getTime())
  return new Date(Math.max(moment, openedAt.getTime()))
}

/** A session as it was closed. */
export interface KnownClosing {
  session: Pick<SessionRow, 'opened_at' | 'closed_at' | 'closed_by' | 'kept_float_minor'>
  counts: readonly {
    paymentMethodId: string
    kind: string
    /** In the session's own currency. */
    countedMinor: number
    foreign: readonly ForeignTender[]
  }[]
  recordedAt: Date
  /** The methods of the company that a device may have counted. */
  isMethod: (id: string) => boolean
}

/** Whether what a device tells of a closed session is how it was closed: told again, or without the answer to the first time. */
export function isKnownClosing(known: KnownClosing, input: BroughtClosingInput): boolean {
  const { session, recordedAt } = known
  const apartMs = believable(session, input, recordedAt).getTime() - (session.closed_at?.getTime() ?? 0)
  return (
    isSameCount(known, input) &&
    (input.closedById ?? session.closed_by) === session.closed_by &&
    Math.abs(apartMs) <= CLOCK_TOLERANCE_MINUTES * MINUTE_MS
  )
}

/** Whether what a device tells was counted of a closed session, and what stays, is what it was closed with. */
export function isSameCount({ session, counts, isMethod }: KnownClosing, input: BroughtClosingInput): boolean {
  const told = (id: string) => input.counts.find(({ paymentMethodId }) => paymentMethodId === id)?.countedMinor
  const toldForeign = (id: string) => input.counts.find(({ paymentMethodId }) => paymentMethodId === id)?.foreign ?? []
  const isCounted = (id: string) => counts.some(({ paymentMethodId }) => paymentMethodId === id)
  const cash = counts.find(({ kind }) => kind === 'cash')
  return (
    counts.every(
      ({ paymentMethodId, kind, countedMinor, foreign }) =>
        countedMinor === (told(paymentMethodId) ?? (kind === 'cash' ? input.keptFloatMinor : 0)) &&
        isSameForeign(foreign, toldForeign(paymentMethodId)),
    ) &&
    input.counts.every(
      ({ paymentMethodId: id, countedMinor }) => countedMinor === 0 || isCounted(id) || !isMethod(id),
    ) &&
    Math.min(input.keptFloatMinor, cash?.countedMinor ?? 0) === session.kept_float_minor
  )
}

type Foreign = readonly Pick<ForeignTender, 'currency' | 'countedMinor'>[]

function isSameForeign(one: Foreign, other: Foreign): boolean {
  return foreignText(one) === foreignText(other)
}

/** What is there in other currencies, in one order. */
function foreignText(counted: Foreign): string {
  const there = counted.filter(({ countedMinor }) => (countedMinor ?? 0) > 0)
  return there
    .map(({ currency, countedMinor }) => `${currency} ${countedMinor}`)
    .toSorted()
    .join()
}

/** Tells one count of a session from another, whoever brings it. */
export function closingFingerprint({ counts, keptFloatMinor, closedAt, closedById }: BroughtClosingInput): Buffer {
  const told = counts
    .map(
      ({ paymentMethodId, countedMinor, foreign = [] }) =>
        [
          ...([paymentMethodId, countedMinor] as const),
          // Left out where there is none, as it is of earlier counts.
          ...(foreign.length > 0 ? [foreignText(foreign)] : []),
        ] as const,
    )
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const content = [1, told, keptFloatMinor, new Date(closedAt).toISOString(), closedById ?? null]
  return createHash('sha256').update(JSON.stringify(content)).digest()
}
