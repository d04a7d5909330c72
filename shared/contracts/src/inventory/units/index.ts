import Type, { type Static } from 'typebox'
import { Id, Paginated, Strict, Text } from '../../schema.ts'

export const UnitInput = Strict({
  id: Type.Optional(Id),
  name: Text(80),
  isActive: Type.Optional(Type.Boolean()),
})
export type UnitInput = Static<typeof UnitInput>

export const Unit = Strict({
  id: Id,
  name: Type.String(),
  isActive: Type.Boolean(),
  productCount: Type.Integer(),
  version: Type.Integer(),
})
export type Unit = Static<typeof Unit>
export const UnitsPage = Paginated(Unit)

export const UNIT_LIST = { searchFields: ['name'], filters: ['isActive'], orders: ['name'] } as const
