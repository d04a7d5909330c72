import * as Type from 'typebox'
import type { Static } from 'typebox'
import { computeReturnShare, type Currency, type ReturnedQuantity, type ReturnShare } from '@comptoir/money'
import {
  AmountMinor,
  Id,
  Instant,
  Nullable,
  PositiveAmountMinor,
  PositiveQuantityMilli,
  QuantityMilli,
  RateMilli,
  Strict,
  UnitPriceMicro,
} from '../../schema.ts'
import { TICKET_RETURNS_AT } from '../../addresses.ts'
import { PackQuantityMilli } from '../../inventory/products/packs.ts'
import { FOREIGN_RATE, MOST_LINES } from '../sales/index.ts'
import { AtCounter } from '../cashier-switches/at-counter.ts'
import { Refund, ReturnOutcome, ReturnReason } from './parts.ts'

/** Goods that came back with the ticket that they were sold on, refunded out of the current session. `id` is permanent. */
export const TicketReturnInput = Strict({
  id: Id,
  registerId: Id,
  cashSessionId: Id,
  /** The ticket. */
  saleId: Id,
  occurredAt: Instant,
  reason: ReturnReason,
  comment: Type.Optional(Type.String({ maxLength: 250 })),
  /** Each line of the ticket once at most. */
  lines: Type.Array(
    Strict({
      id: Id,
      saleLineId: Id,
      /** What came back, above zero, in the unit that it was sold by. */
      quantityMilli: QuantityMilli,
      outcome: ReturnOutcome,
    }),
    { minItems: 1, maxItems: MOST_LINES, uniqueBy: 'id' },
  ),
  /** Nothing where what came back had cost nothing. */
  refunds: Type.Array(Refund, { maxItems: 20, uniqueBy: 'id' }),
  /** What the client was shown. The server computes it again with the same kernel. */
  totalMinor: PositiveAmountMinor,
  ...AtCounter,
})
export type TicketReturnInput = Static<typeof TicketReturnInput>

/** Which ticket, by its number, and the register where its goods come back. */
export const ReturnableTicketQuery = Strict({
  number: Type.String({ minLength: 1, maxLength: 60 }),
  registerId: Id,
})

/** Amounts of a line, in minor units, of which the first three add up to the total. */
const LineAmounts = {
  netHtMinor: AmountMinor,
  fodecMinor: AmountMinor,
  vatMinor: AmountMinor,
  totalMinor: AmountMinor,
}

export const ReturnableTicketLine = Strict({
  id: Id,
  lineNumber: Type.Integer(),
  /** Null for a custom item, which brings back no stock. */
  productId: Nullable(Id),
  code: Type.String(),
  designation: Type.String(),
  unit: Nullable(Type.String()),
  packQuantityMilli: Nullable(PackQuantityMilli),
  quantityMilli: QuantityMilli,
  unitPriceMicro: UnitPriceMicro,
  vatRateMilli: RateMilli,
  fodecRateMilli: RateMilli,
  ...LineAmounts,
  /** What came back of it before. */
  returned: Strict({ quantityMilli: PositiveQuantityMilli, ...LineAmounts }),
})
export type ReturnableTicketLine = Static<typeof ReturnableTicketLine>

/** What a ticket was paid with, its change taken off, and what was given back of that. */
const PaidBy = Strict({
  paymentMethodId: Id,
  methodKind: Type.String(),
  /** Whether clients can be given money back by it today. */
  isActive: Type.Boolean(),
  paidMinor: AmountMinor,
  refundedMinor: AmountMinor,
})

/** A ticket with what can still come back of it. */
export const ReturnableTicket = Strict({
  saleId: Id,
  number: Type.String(),
  occurredAt: Instant,
  currency: Type.String(),
  pointOfSale: Type.String(),
  client: Type.String(),
  isVatCharged: Type.Boolean(),
  totalMinor: AmountMinor,
  /** The fiscal stamp in the total, which no return gives back; left out where it bore none. */
  stampMinor: Type.Optional(AmountMinor),
  lines: Type.Array(ReturnableTicketLine),
  paid: Type.Array(PaidBy),
  /** The other currencies of its cash, which is given back in its own; left out where there are none. */
  foreign: Type.Optional(Type.Array(FOREIGN_RATE.currency)),
  /** What came back of it before, the oldest first. */
  returns: Type.Array(Strict({ number: Type.String(), occurredAt: Instant, totalMinor: AmountMinor })),
  /** Whether the shop of the register has a place for goods that may not be sold again yet. */
  hasQuarantine: Type.Boolean(),
})
export type ReturnableTicket = Static<typeof ReturnableTicket>

/**
 * `GET sales-returns/of-ticket?number=…&registerId=…` reads what can come back of a ticket; `POST` takes it back and
 * refunds it in one step.
 */
export const TICKET_RETURNS = {
  path: TICKET_RETURNS_AT.path,
  query: ReturnableTicketQuery,
  input: TicketReturnInput,
  item: ReturnableTicket,
} as const

/**
 * What coming back of these quantities gives back: the counter shows it, the server computes it again, and the check of
 * the books once more. Throws a `MoneyError` for more than is left.
 */
export function ticketShare(
  {
    currency,
    isVatCharged,
    lines,
  }: Pick<ReturnableTicket, 'currency' | 'isVatCharged'> & { lines: readonly SharedLine[] },
  returns: readonly ReturnedQuantity[],
): ReturnShare {
  return computeReturnShare({
    currency: currency as Currency,
    priceBasis: 'ttc',
    vatMode: isVatCharged ? 'charged' : 'none',
    lines: lines.map(({ id, quantityMilli, vatRateMilli, fodecRateMilli, returned, ...sold }) => ({
      id,
      quantityMilli,
      vatRateMilli,
      fodecRateMilli,
      sold: amountsOf(sold),
      returned: { quantityMilli: returned.quantityMilli, ...amountsOf(returned) },
    })),
    returns,
  })
}

type Amounts = Pick<ReturnableTicketLine, keyof typeof LineAmounts>
/** What of a line its share is computed from. */
export type SharedLine = Amounts &
  Pick<ReturnableTicketLine, 'id' | 'quantityMilli' | 'vatRateMilli' | 'fodecRateMilli' | 'returned'>

/** Prices of tickets are tax included. */
function amountsOf({ netHtMinor, fodecMinor, vatMinor, totalMinor }: Amounts) {
  return { netMinor: totalMinor, netHtMinor, exciseMinor: 0, fodecMinor, vatMinor, suspendedVatMinor: 0 }
}

/** What can still come back of a line, in thousandths of the unit that it was sold by. */
export function leftMilli({
  quantityMilli,
  returned,
}: Pick<ReturnableTicketLine, 'quantityMilli' | 'returned'>): number {
  return quantityMilli - returned.quantityMilli
}
