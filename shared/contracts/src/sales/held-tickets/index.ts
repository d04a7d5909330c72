import * as Type from 'typebox'
import type { Static } from 'typebox'
import { HELD_TICKETS_AT } from '../../addresses.ts'
import { defineDocument } from '../../declare.ts'
import { SELLERS } from '../../roles.ts'
import { Id, Instant, Nullable, OneOf, PositiveAmountMinor, QuantityMilli, Strict, Text } from '../../schema.ts'
import { AtCounter } from '../cashier-switches/at-counter.ts'
import { DISCARD_REASONS, LONGEST_LABEL } from './reasons.ts'

export * from './reasons.ts'

export const DiscardReasonCode = OneOf(DISCARD_REASONS)

/** A counter sells no more lines on one ticket. */
const MOST_HELD_LINES = 1000
/** As many lines with everything that a counter knows of each. */
const LONGEST_CONTENT = 2_000_000
const CONTENT_MEBIBYTES = 3

/**
 * What the server makes sure of in the content of a held ticket. Counters keep more of a cart in it, of their own version;
 * each reads what it understands, and prices again what it sells.
 */
export const HeldContent = Type.Object({
  lines: Type.Array(
    Type.Object({
      id: Id,
      product: Type.Object({ id: Id, designation: Text(200) }),
      quantityMilli: QuantityMilli,
    }),
    { minItems: 1, maxItems: MOST_HELD_LINES, uniqueBy: 'id' },
  ),
})

export type HeldContent = Static<typeof HeldContent>

/** `id` is permanent, and another one each time that a ticket is put aside. */
export const HoldInput = Strict({
  id: Id,
  /** The caller's session, whose register holds it. */
  cashSessionId: Id,
  /** Whose ticket it is, in a few words. */
  label: Text(LONGEST_LABEL),
  /** The JSON of a `HeldContent`, to the letter. */
  content: Type.String({ minLength: 1, maxLength: LONGEST_CONTENT }),
  /** What it came to when it was held. */
  totalMinor: PositiveAmountMinor,
  /** Who put it aside; somebody unknown is the caller. */
  heldById: Id,
  heldAt: Type.String({ format: 'instant' }),
})
export type HoldInput = Static<typeof HoldInput>

/** The register of the caller's session goes on with a ticket. */
export const TakeInput = Strict({
  cashSessionId: Id,
  /** Made once for each taking: the same again gets the same answer, another one is refused. */
  takeId: Id,
  /**
   * When it was gone on with already, where that was without a network, on the device that held it. Then nothing is refused:
   * the answer says who has it, and where that is another register, both are told.
   */
  resumedAt: Type.Optional(Type.String({ format: 'instant' })),
})
export type TakeInput = Static<typeof TakeInput>

export const DiscardInput = Strict({
  /** The caller's session, whose reports count it. */
  cashSessionId: Id,
  reason: DiscardReasonCode,
  ...AtCounter,
  /** When it was given up on the device, which may have had no network; left out: now. */
  discardedAt: Type.Optional(Type.String({ format: 'instant' })),
})
export type DiscardInput = Static<typeof DiscardInput>

const HELD_STATES = ['held', 'taken', 'discarded'] as const

export const HeldTicketRow = Strict({
  id: Id,
  state: OneOf(HELD_STATES),
  label: Type.String(),
  lineCount: Type.Integer(),
  totalMinor: PositiveAmountMinor,
  heldAt: Instant,
  heldBy: Type.String(),
  registerId: Id,
  registerName: Type.String(),
  pointOfSaleId: Id,
  /** When it was taken or discarded, by whom and at which register; null while it is held. */
  endedAt: Nullable(Instant),
  endedBy: Nullable(Type.String()),
  endedRegisterId: Nullable(Id),
  endedRegisterName: Nullable(Type.String()),
  reason: Nullable(DiscardReasonCode),
  /** When it was gone on with a second time, without a network, by whom and where; null where it was not. */
  resumedAgainAt: Nullable(Instant),
  resumedAgainBy: Nullable(Type.String()),
  resumedAgainRegisterName: Nullable(Type.String()),
})
export type HeldTicketRow = Static<typeof HeldTicketRow>

export const HeldTicket = Strict({
  ...HeldTicketRow.properties,
  /** As it was sent; null once it was discarded. */
  content: Nullable(Type.String()),
})
export type HeldTicket = Static<typeof HeldTicket>

/** Open tickets that were put aside in a shop: any of its registers goes on with one, and only one does. */
export const HELD_TICKETS = defineDocument({
  entity: 'heldTicket',
  path: HELD_TICKETS_AT.path,
  permissions: { read: SELLERS, write: SELLERS },
  errors: {
    notFound: 404,
    unreadable: 422,
    taken: [409, 'by', 'register'],
    discarded: [409, 'by', 'register'],
  },
  actions: ['held', 'taken', 'discarded', 'resumedTwice'],
  item: HeldTicket,
  row: HeldTicketRow,
  list: {
    searchFields: [],
    /** `resumedTwice`: registers that took what another one had gone on with. */
    filters: ['pointOfSale', 'state', 'resumedTwice'],
    orders: ['heldAt'],
  },
  states: HELD_STATES,
  transitions: {
    hold: {
      from: null,
      to: 'held',
      permission: 'heldTickets.write',
      action: 'held',
      input: HoldInput,
      mostMebibytes: CONTENT_MEBIBYTES,
    },
    take: {
      from: 'held',
      to: 'taken',
      permission: 'heldTickets.write',
      action: 'taken',
      refusal: 'taken',
      input: TakeInput,
    },
    discard: {
      from: 'held',
      to: 'discarded',
      permission: 'heldTickets.write',
      action: 'discarded',
      refusal: 'taken',
      input: DiscardInput,
    },
  },
  series: null,
  posting: null,
})

declare module '../../declare.ts' {
  interface Declarations {
    heldTicket: typeof HELD_TICKETS
  }
}
