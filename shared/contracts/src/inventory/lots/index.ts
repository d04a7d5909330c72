import * as Type from 'typebox'
import type { Static } from 'typebox'
import { defineList } from '../../declare.ts'
import { ROLES } from '../../roles.ts'
import { BusinessDate, Id, Instant, Nullable, ShortItem, Strict, TotalMilli } from '../../schema.ts'

/** A lot that came in: of a product, with the quantities that points of sale received of it. */
export const Lot = Strict({
  id: Id,
  product: ShortItem,
  number: Type.String(),
  /** Null where lots of the product do not expire. */
  expiresOn: Nullable(BusinessDate),
  /** By all of them; what one of them got from another counts once. */
  receivedMilli: TotalMilli,
  /** When it first came in. */
  receivedAt: Instant,
  places: Type.Array(Strict({ pointOfSale: ShortItem, receivedMilli: TotalMilli })),
})
export type Lot = Static<typeof Lot>

/** The lots that came in at points of sale that the caller may enter. */
export const LOTS = defineList({
  entity: 'lot',
  path: 'lots',
  permissions: { read: ROLES },
  item: Lot,
  list: { searchFields: [], filters: ['product'], orders: ['expiresOn', 'number'] },
})

declare module '../../declare.ts' {
  interface Declarations {
    lot: typeof LOTS
  }
}
