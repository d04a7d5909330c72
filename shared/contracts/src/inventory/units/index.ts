import * as Type from 'typebox'
import type { Static } from 'typebox'
import { MOST_UNIT_DECIMALS } from '@comptoir/money'
import { Id, Strict, Text } from '../../schema.ts'
import { defineResource } from '../../declare.ts'
import { MERGE_ERRORS } from '../../merge.ts'
import { CATALOGUE_EXPORTERS, CATALOGUE_KEEPERS, ROLES } from '../../roles.ts'

/** How many decimals a quantity of the unit may have: a piece is whole, a kilogram has three. Left out, it has all. */
export const UnitDecimals = Type.Integer({ minimum: 0, maximum: MOST_UNIT_DECIMALS })

export const UnitInput = Strict({
  id: Type.Optional(Id),
  name: Text(80),
  decimals: Type.Optional(UnitDecimals),
  isActive: Type.Optional(Type.Boolean()),
})
export type UnitInput = Static<typeof UnitInput>

export const Unit = Strict({
  id: Id,
  name: Type.String(),
  decimals: UnitDecimals,
  isActive: Type.Boolean(),
  productCount: Type.Integer(),
  version: Type.Integer(),
})
export type Unit = Static<typeof Unit>

/** What products are counted in, unique in a company without regard to case. */
export const UNITS = defineResource({
  entity: 'unit',
  path: 'units',
  permissions: { read: ROLES, write: CATALOGUE_KEEPERS, export: CATALOGUE_EXPORTERS },
  errors: {
    notFound: 404,
    nameTaken: [409, 'name'],
    inUse: [409, 'products', 'packs'],
    /** A product of it has serial numbers, each of which stands for one piece: it gets no decimals. */
    countsPieces: [409, 'product'],
    ...MERGE_ERRORS,
    /** The same, where the other unit has decimals. */
    mergedPieces: [409, 'name', 'product'],
    /** Some stock of its products has more decimals than the other unit. */
    mergedTooCoarse: [409, 'name', 'decimals'],
    /** A product is sold by both units, holding the same: it would have one pack twice. */
    mergedPackTwice: [409, 'name', 'product'],
  },
  actions: ['merged'],
  item: Unit,
  input: UnitInput,
  list: { searchFields: ['name'], filters: ['isActive'], orders: ['name'] },
})

declare module '../../declare.ts' {
  interface Declarations {
    unit: typeof UNITS
  }
}
