import * as Type from 'typebox'
import type { Static } from 'typebox'
import { defineList } from '../../declare.ts'
import { ROLES } from '../../roles.ts'
import { Id, Instant, ShortItem, Strict } from '../../schema.ts'

/** The number of one piece that came in: of a product, with the point of sale that received it, the last one where there were several. */
export const SerialNumber = Strict({
  id: Id,
  product: ShortItem,
  number: Type.String(),
  pointOfSale: ShortItem,
  receivedAt: Instant,
})
export type SerialNumber = Static<typeof SerialNumber>

/** The serial numbers that came in at points of sale that the caller may enter. */
export const SERIAL_NUMBERS = defineList({
  entity: 'serialNumber',
  path: 'serial-numbers',
  permissions: { read: ROLES },
  item: SerialNumber,
  list: { searchFields: [], filters: ['product'], orders: ['number'] },
})

declare module '../../declare.ts' {
  interface Declarations {
    serialNumber: typeof SERIAL_NUMBERS
  }
}
