import * as Type from 'typebox'
import type { Static } from 'typebox'
import { defineArea } from '../../declare.ts'
import { Id, ShortItem, Strict, Text, Version } from '../../schema.ts'
import { Barcode, MOST_BARCODES, Product, UnitPrice } from '../products/index.ts'

/** The most attributes that a group has, and the most variants. */
export const VARIANT_LIMITS = { attributes: 3, variants: 100 } as const

/** A value for each attribute of the group, in their order. */
export const VariantValueIds = Type.Array(Id, { minItems: 1, maxItems: VARIANT_LIMITS.attributes, uniqueItems: true })

/** One combination of values, and the id of the product that it shall be. */
const Combination = Strict({ id: Type.Optional(Id), valueIds: VariantValueIds })
export type Combination = Static<typeof Combination>

const Combinations = Type.Array(Combination, { maxItems: VARIANT_LIMITS.variants })

/** A product gets variants: it is the first one, with the values given, and the combinations become products beside it. */
export const VariantGroupInput = Strict({
  id: Type.Optional(Id),
  productId: Id,
  valueIds: VariantValueIds,
  combinations: Combinations,
})
export type VariantGroupInput = Static<typeof VariantGroupInput>

/** Further combinations, each with what the product `modelId` of the group has. */
export const MoreVariants = Strict({
  modelId: Id,
  combinations: Type.Array(Combination, { minItems: 1, maxItems: VARIANT_LIMITS.variants }),
})
export type MoreVariants = Static<typeof MoreVariants>

/** Changes of one variant that was read at a version. What is left out stays as it is. */
const VariantChange = Strict({
  id: Id,
  version: Version,
  code: Type.Optional(Text(40)),
  barcodes: Type.Optional(Type.Array(Barcode, { maxItems: MOST_BARCODES, uniqueItems: true })),
  /** In the product's own price basis. */
  price: Type.Optional(UnitPrice),
  isActive: Type.Optional(Type.Boolean()),
})
export type VariantChange = Static<typeof VariantChange>

/** Changes of several variants of a group: all of them are made, or none. */
export const VariantChanges = Strict({
  variants: Type.Array(VariantChange, { minItems: 1, maxItems: VARIANT_LIMITS.variants }),
})
export type VariantChanges = Static<typeof VariantChanges>

const Variant = Strict({ product: Product, values: Type.Array(ShortItem) })
export type Variant = Static<typeof Variant>

/** Products that differ by attributes, in the order of their values. */
export const VariantGroup = Strict({
  id: Id,
  /** The name that all have in common. */
  designation: Type.String(),
  attributes: Type.Array(ShortItem),
  variants: Type.Array(Variant),
})
export type VariantGroup = Static<typeof VariantGroup>

/** Products that are variants of one another. Who may read or write products may do so with their groups. */
export const VARIANT_GROUPS = defineArea({
  entity: 'variantGroup',
  path: 'variant-groups',
  errors: {
    notFound: 404,
    /** The product is in a group already. */
    alreadyIn: [409, 'designation'],
    /** The product is not in this group. */
    notIn: 404,
    combinationTaken: [409, 'values'],
    valuesUnfit: 422,
    tooMany: [409, 'max'],
  },
  actions: ['extended', 'productTakenOut'],
})

declare module '../../declare.ts' {
  interface Declarations {
    variantGroup: typeof VARIANT_GROUPS
  }
}
