import * as Type from 'typebox'
import type { Static } from 'typebox'
import { defineList } from '../../declare.ts'
import { ROLES } from '../../roles.ts'
import { BusinessDate, Id, Instant, Nullable, OneOf, ShortItem, Strict } from '../../schema.ts'
import { MOVEMENT_KINDS } from '../stock-levels/index.ts'

/** What became of a piece: it is in a place, on its way between two, sold since it last came in, or out otherwise. */
export const PIECE_STATES = ['inStock', 'onTheWay', 'sold', 'gone'] as const
export type PieceState = (typeof PIECE_STATES)[number]

const known = {
  id: Id,
  number: Type.String(),
  state: OneOf(PIECE_STATES),
  /** Where it is, or was until it left; null on its way, and for one that the caller may not enter. */
  pointOfSale: Nullable(ShortItem),
  /** When it was first recorded. */
  recordedAt: Instant,
}

/** One piece of a product that is known by its own number. */
export const SerialNumber = Strict({
  ...known,
  product: ShortItem,
  /** Null where it is not sold now. */
  soldAt: Nullable(Instant),
  /** The last day of the warranty that its sale gave; null without one. */
  warrantyUntil: Nullable(BusinessDate),
})
export type SerialNumber = Static<typeof SerialNumber>

/** The sale by which a piece left last. */
const PieceSale = Strict({
  soldAt: Instant,
  warrantyMonths: Nullable(Type.Integer()),
  warrantyUntil: Nullable(BusinessDate),
  /** Null for who may not see that sale. */
  ticket: Nullable(Strict({ id: Id, number: Type.String(), client: ShortItem })),
})

/** A movement of one piece, in a place that the caller may enter. */
export const PieceMovement = Strict({
  id: Id,
  kind: OneOf(MOVEMENT_KINDS),
  isIn: Type.Boolean(),
  /** On its way, the place of the sender where goods are then: one may be lost there. */
  place: Strict({ id: Id, name: Type.String(), pointOfSale: ShortItem }),
  document: Strict({ kind: Type.String(), id: Id, number: Nullable(Type.String()) }),
  by: Type.String(),
  recordedAt: Instant,
})
export type PieceMovement = Static<typeof PieceMovement>

/** All that is known of one piece; its movements newest first. */
export const PieceStory = Strict({
  ...known,
  product: Strict({ id: Id, code: Type.String(), name: Type.String() }),
  /** Null where it is not sold now. */
  sale: Nullable(PieceSale),
  movements: Type.Array(PieceMovement),
})
export type PieceStory = Static<typeof PieceStory>

/** The pieces that were at points of sale that the caller may enter. A search finds any part of a number. */
export const SERIAL_NUMBERS = defineList({
  entity: 'serialNumber',
  path: 'serial-numbers',
  permissions: { read: ROLES },
  errors: { notFound: 404 },
  item: PieceStory,
  row: SerialNumber,
  list: { searchFields: ['number'], filters: ['product'], orders: ['number'] },
})

declare module '../../declare.ts' {
  interface Declarations {
    serialNumber: typeof SERIAL_NUMBERS
  }
}
