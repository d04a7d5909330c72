import * as Type from 'typebox'
import type { Static } from 'typebox'
import { AmountMinor, DifferenceMinor, Id, Instant, Nullable, OneOf, Strict } from '../../schema.ts'

/**
 * What may be behind a difference, from what is rarely a coincidence down to what often is one:
 * - `lateTicket`: tickets came after the count, their cash was in it;
 * - `wrongMethod`: a ticket was paid by another method than it says, which the other method lacks or has too much;
 * - `floatMissed`: the opening float was not counted;
 * - `wrongReason`: cash put in or taken out was recorded the wrong way round, `movementMissed`: it was recorded and did not move;
 * - `change`: the change of a ticket was kept, or given twice;
 * - `notPaid`: the money of a ticket was not taken, `twoNotPaid`: that of two;
 * - `ticketAndMovement`: the money of a ticket was not taken, and cash that was recorded did not move;
 * - `wrongNote`: a note was given or taken for another;
 * - `digits`: two digits of what was typed were exchanged;
 * - `roll`: a roll of coins was not counted.
 */
export const DIFFERENCE_CAUSES = [
  'lateTicket',
  'wrongMethod',
  'floatMissed',
  'wrongReason',
  'movementMissed',
  'change',
  'notPaid',
  'twoNotPaid',
  'ticketAndMovement',
  'wrongNote',
  'digits',
  'roll',
] as const

export const DifferenceCause = Strict({
  kind: OneOf(DIFFERENCE_CAUSES),
  /** The method that was counted, and its difference: below zero where something lacks. */
  paymentMethodId: Id,
  differenceMinor: DifferenceMinor,
  /** The method that the money is in, or is missing from, instead. */
  otherMethodId: Nullable(Id),
  /** Of two notes the smaller and the larger; of a roll its coin, and how many of it as the second; of a ticket and a movement both. */
  pieces: Nullable(Type.Tuple([AmountMinor, AmountMinor])),
  /** Tickets that it may have been, the latest first. */
  tickets: Type.Array(Strict({ id: Id, number: Type.String(), occurredAt: Instant })),
})
export type DifferenceCause = Static<typeof DifferenceCause>

/** What may be behind the differences of a closed session, likeliest first: `GET cash-sessions/:id/causes`. */
export const DifferenceCauses = Strict({ data: Type.Array(DifferenceCause) })
export type DifferenceCauses = Static<typeof DifferenceCauses>
