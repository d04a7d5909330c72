import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id, Strict, Text } from '../../schema.ts'
import { defineResource } from '../../declare.ts'
import { MERGE_ERRORS } from '../../merge.ts'
import { CATALOGUE_EXPORTERS, CATALOGUE_KEEPERS, ROLES } from '../../roles.ts'

export const BrandInput = Strict({
  id: Type.Optional(Id),
  name: Text(80),
  isActive: Type.Optional(Type.Boolean()),
})
export type BrandInput = Static<typeof BrandInput>

export const Brand = Strict({
  id: Id,
  name: Type.String(),
  isActive: Type.Boolean(),
  productCount: Type.Integer(),
  version: Type.Integer(),
})
export type Brand = Static<typeof Brand>

/** Who makes what is sold, unique in a company without regard to case. */
export const BRANDS = defineResource({
  entity: 'brand',
  path: 'brands',
  permissions: { read: ROLES, write: CATALOGUE_KEEPERS, export: CATALOGUE_EXPORTERS },
  errors: {
    notFound: 404,
    nameTaken: [409, 'name'],
    inUse: [409, 'products'],
    ...MERGE_ERRORS,
  },
  actions: ['merged'],
  item: Brand,
  input: BrandInput,
  list: { searchFields: ['name'], filters: ['isActive'], orders: ['name'] },
})

declare module '../../declare.ts' {
  interface Declarations {
    brand: typeof BRANDS
  }
}
