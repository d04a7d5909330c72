import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id, Instant, Nullable, PositiveAmountMinor, Strict } from '../../schema.ts'
import { LAST_TICKET_NUMBER } from '../sales/index.ts'
import { PrintedSeller } from './printed-seller.ts'
import { givenKeys, toldKeys } from './register-keys.ts'

const Epoch = Type.Integer({ minimum: 1, maximum: LAST_TICKET_NUMBER })
const LastCounter = Type.Integer({ minimum: 0, maximum: LAST_TICKET_NUMBER })

/** Which series of a register a device holds, and the last counter that it has given in it. */
export const HeldSeries = Strict({ epoch: Epoch, lastCounter: LastCounter })
export type HeldSeries = Static<typeof HeldSeries>

/**
 * The session that a device sells in, and what it holds of the series of the register; null where that is nothing. Left out by
 * who asks for keys alone: no series is given then and no key is taken, and the answer tells the last series of the register.
 */
export const TicketSeriesInput = Strict({
  cashSessionId: Id,
  held: Type.Optional(Nullable(HeldSeries)),
  ...toldKeys,
})
export type TicketSeriesInput = Static<typeof TicketSeriesInput>

/** See `StampPeriod`. */
const StampPeriod = Strict({
  since: Instant,
  brackets: Type.Array(Strict({ fromMinor: PositiveAmountMinor, amountMinor: PositiveAmountMinor })),
})

/** In which series a device numbers the tickets of a session, and what all of them bear. */
export const TicketSeries = Strict({
  registerId: Id,
  epoch: Epoch,
  /** The next ticket has the one after it. */
  lastCounter: LastCounter,
  /** What comes before the counter in a number, as `TIC-LM2-` or `TIC-LM2.3-`. */
  numberPrefix: Type.String(),
  /** As it is printed today; `client` is who stands at this shop for a buyer that is not named. */
  seller: PrintedSeller,
  /** The fiscal stamp that its tickets bear, by period; left out where they bear none. */
  stamps: Type.Optional(Type.Array(StampPeriod)),
  /** What answers to approvals without a network are checked with in this epoch: 32 bytes, in base64. */
  approvalKey: Type.Optional(Type.String({ maxLength: 60 })),
  ...givenKeys,
})
export type TicketSeries = Static<typeof TicketSeries>

/**
 * `POST register-tickets/series`: gives the device of somebody's open session its series of numbers, the one that it holds
 * or a new one, so that no two devices ever number in the same. Asked again it gives the same.
 */
export const TICKET_SERIES = {
  path: 'register-tickets/series',
  input: TicketSeriesInput,
  item: TicketSeries,
} as const

const DIGITS = 6

/** The number of a ticket: `TIC-LM2-000042`. */
export function ticketNumber(numberPrefix: string, counter: number): string {
  return `${numberPrefix}${String(counter).padStart(DIGITS, '0')}`
}
