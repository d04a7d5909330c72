import { LARGEST_QUANTITY_MILLI } from '@comptoir/money'
import * as Type from 'typebox'
import type { Static } from 'typebox'
import { TrackingNumber } from '../../inventory/tracking/index.ts'
import { BusinessDate, Nullable, Strict } from '../../schema.ts'

/** No line is of more lots. */
export const MOST_LOTS_OF_LINE = 200
/** No line names more pieces by their serial numbers. */
export const MOST_PIECES_OF_LINE = 1000

const LotQuantityMilli = Type.Integer({ minimum: 1, maximum: LARGEST_QUANTITY_MILLI })

/** What was sold of a lot, in thousandths of the product's own unit. */
export const SoldLot = Strict({
  number: TrackingNumber,
  /** Null where its lots do not expire, or nobody knows. */
  expiresOn: Nullable(BusinessDate),
  quantityMilli: LotQuantityMilli,
})
export type SoldLot = Static<typeof SoldLot>

/** A lot that a line is to be of, in thousandths of the product's own unit. */
export const NamedLot = Strict({ number: TrackingNumber, quantityMilli: LotQuantityMilli })

const ofLots = { minItems: 1, maxItems: MOST_LOTS_OF_LINE, uniqueBy: 'number' } as const

/** Of which lots or pieces a line is; each left out where it is of none. */
export const soldGoods = {
  lots: Type.Optional(Type.Array(SoldLot, ofLots)),
  serialNumbers: Type.Optional(
    Type.Array(TrackingNumber, { minItems: 1, maxItems: MOST_PIECES_OF_LINE, uniqueItems: true }),
  ),
}
export interface SoldGoods {
  lots?: SoldLot[]
  serialNumbers?: string[]
}

/** The same as it is asked for. */
export const namedGoods = { ...soldGoods, lots: Type.Optional(Type.Array(NamedLot, ofLots)) }
