import * as Type from 'typebox'
import type { Static } from 'typebox'
import { BusinessDate, Id, Nullable, OneOf, OptionalText, PositiveQuantityMilli, Strict, Text } from '../../schema.ts'
import { BEARERS, LONGEST_NOTE, MOST_EXTRAS, MOST_LINES, MOST_LOTS, MOST_SERIAL_NUMBERS, OUTCOMES } from './words.ts'

export const LossBearer = OneOf(BEARERS)
/** Above zero, in thousandths of the product's own unit. */
const SomeMilli = Type.Integer({ ...PositiveQuantityMilli, minimum: 1 })

/** Of which lots goods are, with how much of each. */
const NamedLots = Type.Array(Strict({ number: Text(60), quantityMilli: SomeMilli }), { maxItems: MOST_LOTS })
/** One for each piece. */
const NamedPieces = Type.Array(Text(60), { maxItems: MOST_SERIAL_NUMBERS })
/**
 * Which goods these are, of a product that is tracked: lots that come to the whole quantity, or as many serial numbers.
 * Left out where they could be no others: all of their line that is on its way, or some of its only lot.
 */
const named = { lots: Type.Optional(NamedLots), serialNumbers: Type.Optional(NamedPieces) }
export const NamedGoods = Strict(named)
export type NamedGoods = Static<typeof NamedGoods>

const RequestedLines = Type.Array(Strict({ id: Id, productId: Id, requestedMilli: SomeMilli }), {
  minItems: 1,
  maxItems: MOST_LINES,
  uniqueBy: 'id',
})

/** What is to go from where to where. `id` is made by whoever sends it, so that sending twice makes one. */
export const StockTransferInput = Strict({
  id: Type.Optional(Id),
  /** A shop or a depot where the caller may work. */
  fromLocationId: Id,
  toPointOfSaleId: Id,
  /** Of two places of one point of sale; left out or null, the receiver says where to, by default to their shop. */
  toLocationId: Type.Optional(Nullable(Id)),
  expectedOn: Type.Optional(Nullable(BusinessDate)),
  note: Type.Optional(OptionalText(LONGEST_NOTE)),
  lines: RequestedLines,
})
export type StockTransferInput = Static<typeof StockTransferInput>

/** What somebody wants from another point of sale. `id` is made by whoever asks, so that asking twice makes one. */
export const TransferRequestInput = Strict({
  id: Type.Optional(Id),
  fromPointOfSaleId: Id,
  /** Where the caller works. */
  toPointOfSaleId: Id,
  /** A shop or a depot there; left out or null, it is said at the receipt. */
  toLocationId: Type.Optional(Nullable(Id)),
  /** The last day on which the goods are of use. */
  neededOn: Type.Optional(Nullable(BusinessDate)),
  note: Type.Optional(OptionalText(LONGEST_NOTE)),
  lines: RequestedLines,
})
export type TransferRequestInput = Static<typeof TransferRequestInput>

/** What is sent of what was requested, and from where: the draft that the request becomes. */
export const AcceptInput = Strict({
  /** A shop or a depot of the point of sale that was asked. */
  fromLocationId: Id,
  expectedOn: Type.Optional(Nullable(BusinessDate)),
  note: Type.Optional(OptionalText(LONGEST_NOTE)),
  lines: RequestedLines,
})
export type AcceptInput = Static<typeof AcceptInput>

export const RefuseInput = Strict({ reason: Text(LONGEST_NOTE) })
export type RefuseInput = Static<typeof RefuseInput>

/** What leaves. A line that is left out leaves as it was requested; nothing of one may leave. */
export const ShipInput = Strict({
  lines: Type.Array(
    Strict({
      lineId: Id,
      pickedMilli: PositiveQuantityMilli,
      /** What they leave of the quantity is of the lots that expire first. */
      lots: Type.Optional(NamedLots),
      /** One for each piece that leaves. */
      serialNumbers: Type.Optional(NamedPieces),
    }),
    { maxItems: MOST_LINES, uniqueBy: 'lineId' },
  ),
  note: Type.Optional(OptionalText(LONGEST_NOTE)),
})
export type ShipInput = Static<typeof ShipInput>

/** What arrived. Of a line that is left out nothing did. */
export const ReceiveInput = Strict({
  /** Where to, of the receiver's shops and depots; left out, where the transfer says, or else their shop. */
  toLocationId: Type.Optional(Id),
  lines: Type.Array(
    Strict({
      lineId: Id,
      goodMilli: PositiveQuantityMilli,
      /** Goes to the receiver's quarantine. */
      damagedMilli: PositiveQuantityMilli,
      /** Which goods are good, and which are damaged. */
      good: Type.Optional(NamedGoods),
      damaged: Type.Optional(NamedGoods),
    }),
    { maxItems: MOST_LINES, uniqueBy: 'lineId' },
  ),
  /** What arrived beyond what was shipped: it waits until somebody at the sender's approves or refuses it. */
  extras: Type.Optional(
    Type.Array(Strict({ id: Id, productId: Id, quantityMilli: SomeMilli, ...named }), {
      maxItems: MOST_EXTRAS,
      uniqueBy: 'id',
    }),
  ),
  /** Nothing more comes: the rest is missing. */
  isLast: Type.Boolean(),
  note: Type.Optional(OptionalText(LONGEST_NOTE)),
})
export type ReceiveInput = Static<typeof ReceiveInput>

/** What became of what was missing. */
export const SettleInput = Strict({
  lines: Type.Array(
    Strict({
      lineId: Id,
      outcome: OneOf(OUTCOMES),
      quantityMilli: SomeMilli,
      /** Who bears the cost of what is lost; of anything else nobody does. */
      bearer: Type.Optional(LossBearer),
      ...named,
    }),
    { minItems: 1, maxItems: 2 * MOST_LINES },
  ),
  note: Text(LONGEST_NOTE),
})
export type SettleInput = Static<typeof SettleInput>

/** Whether extra goods are the sender's: what is approved moves from where the transfer left, at what it costs there. */
export const DecideInput = Strict({
  extras: Type.Array(Strict({ id: Id, isApproved: Type.Boolean() }), {
    minItems: 1,
    maxItems: MOST_LINES,
    uniqueBy: 'id',
  }),
  /** Asked for where any is refused. */
  reason: Type.Optional(OptionalText(LONGEST_NOTE)),
})
export type DecideInput = Static<typeof DecideInput>

export const CancelInput = Strict({ reason: Text(LONGEST_NOTE) })
export type CancelInput = Static<typeof CancelInput>
