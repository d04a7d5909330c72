import Type, { type Static } from 'typebox'
import { Id, Paginated, Strict, Text } from '../../schema.ts'

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
export const BrandsPage = Paginated(Brand)

export const BRAND_LIST = { searchFields: ['name'], filters: ['isActive'], orders: ['name'] } as const
