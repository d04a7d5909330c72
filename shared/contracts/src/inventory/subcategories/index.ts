import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id, ShortItem, Strict, Text } from '../../schema.ts'
import { defineResource } from '../../declare.ts'
import { MERGE_ERRORS } from '../../merge.ts'
import { CATALOGUE_EXPORTERS, CATALOGUE_KEEPERS, ROLES } from '../../roles.ts'

export const SubcategoryInput = Strict({
  id: Type.Optional(Id),
  name: Text(80),
  /** Another one takes the products along. */
  categoryId: Id,
  isActive: Type.Optional(Type.Boolean()),
})
export type SubcategoryInput = Static<typeof SubcategoryInput>

export const Subcategory = Strict({
  id: Id,
  name: Type.String(),
  category: ShortItem,
  isActive: Type.Boolean(),
  productCount: Type.Integer(),
  version: Type.Integer(),
})
export type Subcategory = Static<typeof Subcategory>

/** The short list may be asked for those of one category. */
export const SubcategoryQuery = Strict({ categoryId: Type.Optional(Id) })
export type SubcategoryQuery = Static<typeof SubcategoryQuery>

/** The groups inside a category, unique in it without regard to case. */
export const SUBCATEGORIES = defineResource({
  entity: 'subcategory',
  path: 'subcategories',
  permissions: { read: ROLES, write: CATALOGUE_KEEPERS, export: CATALOGUE_EXPORTERS },
  errors: {
    notFound: 404,
    nameTaken: [409, 'name'],
    inUse: [409, 'products'],
    ...MERGE_ERRORS,
  },
  actions: ['merged'],
  item: Subcategory,
  input: SubcategoryInput,
  list: { searchFields: ['name'], filters: ['category', 'isActive'], orders: ['name'] },
})

declare module '../../declare.ts' {
  interface Declarations {
    subcategory: typeof SUBCATEGORIES
  }
}
