import * as Type from 'typebox'
import type { Static } from 'typebox'
import { CATEGORY_COLOURS } from '../../category-colours.ts'
import { Id, Nullable, OneOf, Strict, Text } from '../../schema.ts'
import { defineResource } from '../../declare.ts'
import { MERGE_ERRORS } from '../../merge.ts'
import { CATALOGUE_EXPORTERS, CATALOGUE_KEEPERS, ROLES } from '../../roles.ts'

export const CategoryColour = OneOf(CATEGORY_COLOURS)
export type CategoryColour = Static<typeof CategoryColour>

/** Pictures by what they show. */
export const CATEGORY_ICONS = [
  'apple',
  'carrot',
  'beef',
  'fish',
  'milk',
  'egg',
  'croissant',
  'wheat',
  'candy',
  'coffee',
  'drink',
  'baby',
  'spray',
  'sparkles',
  'shirt',
  'book',
  'hammer',
  'plug',
] as const
export const CategoryIcon = OneOf(CATEGORY_ICONS)
export type CategoryIcon = Static<typeof CategoryIcon>

/** What a category is recognised by at a glance. Left out, each stays as it is. */
const mark = {
  colour: Type.Optional(Nullable(CategoryColour)),
  icon: Type.Optional(Nullable(CategoryIcon)),
}

export const CategoryInput = Strict({
  id: Type.Optional(Id),
  name: Text(80),
  ...mark,
  isActive: Type.Optional(Type.Boolean()),
})
export type CategoryInput = Static<typeof CategoryInput>

export const Category = Strict({
  id: Id,
  name: Type.String(),
  colour: Nullable(CategoryColour),
  icon: Nullable(CategoryIcon),
  isActive: Type.Boolean(),
  subcategoryCount: Type.Integer(),
  productCount: Type.Integer(),
  version: Type.Integer(),
})
export type Category = Static<typeof Category>

/** How products are grouped, unique in a company without regard to case. */
export const CATEGORIES = defineResource({
  entity: 'category',
  path: 'categories',
  permissions: { read: ROLES, write: CATALOGUE_KEEPERS, export: CATALOGUE_EXPORTERS },
  errors: {
    notFound: 404,
    nameTaken: [409, 'name'],
    inUse: [409, 'products', 'subcategories', 'commissions'],
    ...MERGE_ERRORS,
  },
  actions: ['merged'],
  item: Category,
  input: CategoryInput,
  list: { searchFields: ['name'], filters: ['isActive'], orders: ['name'] },
})

declare module '../../declare.ts' {
  interface Declarations {
    category: typeof CATEGORIES
  }
}
