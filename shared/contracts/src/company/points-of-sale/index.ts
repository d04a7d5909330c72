import Type, { type Static } from 'typebox'
import { Id, OptionalText, Paginated, Strict, Text } from '../../schema.ts'

/** Short and in capitals: it stands in ticket numbers (TIC-**LM**2-004218). */
export const ShopCode = Type.String({ pattern: '^[A-Z0-9]{1,6}$' })

export const PointOfSaleInput = Strict({
  id: Type.Optional(Id),
  code: ShopCode,
  name: Text(80),
  address: OptionalText(250),
  postalCode: OptionalText(6),
  city: OptionalText(80),
  phone: OptionalText(30),
  isActive: Type.Optional(Type.Boolean()),
})
export type PointOfSaleInput = Static<typeof PointOfSaleInput>

export const PointOfSale = Strict({
  id: Id,
  code: Type.String(),
  name: Type.String(),
  address: OptionalText(250),
  postalCode: OptionalText(6),
  city: OptionalText(80),
  phone: OptionalText(30),
  isActive: Type.Boolean(),
  registerCount: Type.Integer(),
  version: Type.Integer(),
})
export type PointOfSale = Static<typeof PointOfSale>
export const PointsOfSalePage = Paginated(PointOfSale)

export const POINT_OF_SALE_LIST = {
  searchFields: ['code', 'name', 'city'],
  filters: ['isActive'],
  orders: ['code', 'name', 'city'],
} as const
