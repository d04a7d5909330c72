import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id, OptionalPhone, OptionalText, Strict, Text } from '../../schema.ts'
import { defineResource } from '../../declare.ts'
import { EXPORTERS, ROLES } from '../../roles.ts'

/** Short and in capitals: it is part of ticket numbers (TIC-**LM**2-004218). */
export const ShopCode = Type.String({ pattern: '^[A-Z0-9]{1,6}$' })

export const PointOfSaleInput = Strict({
  id: Type.Optional(Id),
  code: ShopCode,
  name: Text(80),
  address: OptionalText(250),
  postalCode: OptionalText(6),
  city: OptionalText(80),
  phone: OptionalPhone(30),
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

/** The shops of a company. */
export const POINTS_OF_SALE = defineResource({
  entity: 'pointOfSale',
  path: 'points-of-sale',
  permissions: { read: ROLES, write: ['administrator'], export: EXPORTERS },
  errors: {
    notFound: 404,
    codeTaken: [409, 'code'],
    inUse: [409, 'registers', 'sales', 'imports'],
  },
  item: PointOfSale,
  input: PointOfSaleInput,
  list: {
    searchFields: ['code', 'name', 'city'],
    filters: ['isActive'],
    orders: ['code', 'name', 'city'],
  },
})

declare module '../../declare.ts' {
  interface Declarations {
    pointOfSale: typeof POINTS_OF_SALE
  }
}
