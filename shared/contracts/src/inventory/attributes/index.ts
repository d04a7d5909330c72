import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id, ShortItem, Strict, Text } from '../../schema.ts'
import { defineResource } from '../../declare.ts'
import { CATALOGUE_EXPORTERS, CATALOGUE_KEEPERS, ROLES } from '../../roles.ts'

/** The most values that an attribute has. */
export const MOST_VALUES = 200

/** A value under the id that it has or shall have; a new one may come without. */
const ValueInput = Strict({ id: Type.Optional(Id), name: Text(80) })
export type ValueInput = Static<typeof ValueInput>

/** All values in their order: one that is not among them any more is deleted. */
export const AttributeInput = Strict({
  id: Type.Optional(Id),
  name: Text(80),
  values: Type.Array(ValueInput, { maxItems: MOST_VALUES }),
  isActive: Type.Optional(Type.Boolean()),
})
export type AttributeInput = Static<typeof AttributeInput>

export const Attribute = Strict({
  id: Id,
  name: Type.String(),
  values: Type.Array(ShortItem),
  isActive: Type.Boolean(),
  /** Variants that have one of its values. */
  productCount: Type.Integer(),
  version: Type.Integer(),
})
export type Attribute = Static<typeof Attribute>

/** The group of a product that is a variant, and the names of its values in the order of the group's attributes. */
export const VariantOf = Strict({ groupId: Id, values: Type.Array(Type.String()) })
export type VariantOf = Static<typeof VariantOf>

/** What variants of a product differ by, such as size or colour, unique in a company without regard to case. */
export const ATTRIBUTES = defineResource({
  entity: 'attribute',
  path: 'attributes',
  permissions: { read: ROLES, write: CATALOGUE_KEEPERS, export: CATALOGUE_EXPORTERS },
  errors: {
    notFound: 404,
    nameTaken: [409, 'name'],
    inUse: [409, 'products'],
    valueInUse: [409, 'value', 'products'],
    valueTwice: [422, 'value'],
  },
  item: Attribute,
  input: AttributeInput,
  list: { searchFields: ['name'], filters: ['isActive'], orders: ['name'] },
})

declare module '../../declare.ts' {
  interface Declarations {
    attribute: typeof ATTRIBUTES
  }
}
