import * as Type from 'typebox'
import type { Static } from 'typebox'
import { TICKET_COPIES_AT } from '../../addresses.ts'
import { Id, Instant, OneOf, Strict } from '../../schema.ts'
import { AtCounter } from '../cashier-switches/at-counter.ts'

/** A paper that was printed once more. `id` is permanent: told again, it is still one. */
export const TicketCopyInput = Strict({
  id: Id,
  documentKind: OneOf(['sale', 'salesReturn']),
  documentId: Id,
  /** As it is printed. */
  number: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  /** Where it was printed at a counter; left out by the back office. */
  registerId: Type.Optional(Id),
  /** In whose reports it counts; left out where no session is open. */
  cashSessionId: Type.Optional(Id),
  occurredAt: Instant,
  ...AtCounter,
})
export type TicketCopyInput = Static<typeof TicketCopyInput>

/** As many are told at once. */
export const MOST_COPIES = 100

/** What was printed since it was last told, by a device that may have been without a network. */
export const TicketCopiesInput = Strict({
  copies: Type.Array(TicketCopyInput, { minItems: 1, maxItems: MOST_COPIES, uniqueBy: 'id' }),
})

/**
 * What is recorded now. One is missing whose document or session is not known yet: it is told again later.
 */
export const RecordedCopies = Strict({
  data: Type.Array(
    Strict({
      id: Id,
      /** Which copy of its document it is, from 1. */
      copyNumber: Type.Integer(),
    }),
  ),
})
export type RecordedCopies = Static<typeof RecordedCopies>

/** `POST ticket-copies`, by whoever may see tickets. */
export const TICKET_COPIES = { path: TICKET_COPIES_AT.path, input: TicketCopiesInput, item: RecordedCopies } as const
