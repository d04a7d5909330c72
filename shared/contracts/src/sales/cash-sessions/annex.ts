import * as Type from 'typebox'
import type { Static } from 'typebox'
import {
  AmountMinor,
  CountedMinor,
  DifferenceMinor,
  Id,
  Instant,
  Nullable,
  OneOf,
  OptionalText,
  Strict,
  TotalMinor,
} from '../../schema.ts'
import { ForeignCount } from './foreign-cash.ts'

/** Causes that the books can set right: the money is where it should be, and was counted or recorded wrongly. */
export const CORRECTED_CAUSES = [
  'wrongMethod',
  'wrongReason',
  'movementMissed',
  'floatMissed',
  'digits',
  'roll',
] as const
export const CorrectedCause = OneOf(CORRECTED_CAUSES)
export type CorrectedCause = Static<typeof CorrectedCause>

/** Whether the books can set right what a difference comes from. */
export function isCorrectable(cause: string): cause is CorrectedCause {
  return CORRECTED_CAUSES.some((each) => each === cause)
}

/**
 * `POST cash-sessions/:id/corrections`: that was it. One of the causes that `GET cash-sessions/:id/causes` told; its whole
 * difference is set right. The same id again gives the annex as it is.
 */
export const SessionCorrectionInput = Strict({
  id: Id,
  kind: CorrectedCause,
  paymentMethodId: Id,
  otherMethodId: Nullable(Id),
  comment: Type.Optional(OptionalText(250)),
})
export type SessionCorrectionInput = Static<typeof SessionCorrectionInput>

/** A difference that was set right, and by whom. */
export const SessionCorrection = Strict({
  id: Id,
  kind: CorrectedCause,
  paymentMethodId: Id,
  otherMethodId: Nullable(Id),
  /** The difference of the method that was set right: below zero where something lacked. */
  amountMinor: DifferenceMinor,
  comment: OptionalText(250),
  correctedBy: Type.String(),
  recordedAt: Instant,
})
export type SessionCorrection = Static<typeof SessionCorrection>

/** A ticket that was sold in a session and came to the server once it was closed. */
export const LateTicket = Strict({
  id: Id,
  number: Type.String(),
  occurredAt: Instant,
  recordedAt: Instant,
  totalMinor: AmountMinor,
})
export type LateTicket = Static<typeof LateTicket>

/**
 * A closing that a device told of and that should be looked at: it differs from the one of the Z report, or it is that one and
 * came from another device than opened the session.
 */
export const DoubtfulClosing = Strict({
  /** The Z report was made of it. */
  isOfZ: Type.Boolean(),
  /** Whether it came from the device that opened the session; `unknown` where an earlier program opened it. */
  device: OneOf(['own', 'other', 'unknown']),
  broughtBy: Type.String(),
  /** Who counted, as the device said; null where it did not, or nobody knows them. */
  countedBy: Nullable(Type.String()),
  closedAt: Instant,
  recordedAt: Instant,
  keptFloatMinor: AmountMinor,
  counts: Type.Array(
    Strict({
      paymentMethodId: Id,
      countedMinor: CountedMinor,
      /** Beside it, in other currencies; left out where nothing was. */
      foreign: Type.Optional(Type.Array(ForeignCount)),
    }),
  ),
})
export type DoubtfulClosing = Static<typeof DoubtfulClosing>

/**
 * What became known of a closed session after its Z report, which stays as it was printed: `GET cash-sessions/:id/annex`.
 * Nothing before it is closed.
 */
export const SessionAnnex = Strict({
  /** As they were sold. */
  lateTickets: Type.Array(LateTicket),
  corrections: Type.Array(SessionCorrection),
  /** As they came; left out where there are none. */
  doubtfulClosings: Type.Optional(Type.Array(DoubtfulClosing)),
  /** Of each method that any of it changed. */
  tenders: Type.Array(
    Strict({
      paymentMethodId: Id,
      /** The money of late tickets: so much more should have been there. */
      lateMinor: TotalMinor,
      /** The differences that were set right. */
      correctedMinor: TotalMinor,
      /** What is left of the difference. */
      differenceMinor: DifferenceMinor,
    }),
  ),
})
export type SessionAnnex = Static<typeof SessionAnnex>
