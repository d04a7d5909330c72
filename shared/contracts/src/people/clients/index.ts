import Type, { type Static } from 'typebox'
import { Id, OptionalText, Paginated, Strict, Text } from '../../schema.ts'

export const ClientKind = Type.Union([Type.Literal('person'), Type.Literal('business')])

const fields = {
  kind: ClientKind,
  code: Text(40),
  name: Text(120),
  phone: OptionalText(30),
  email: Type.Union([Type.String({ format: 'email', maxLength: 254 }), Type.Null()]),
  taxId: OptionalText(20),
  address: OptionalText(250),
  postalCode: OptionalText(6),
  city: OptionalText(80),
}

export const ClientInput = Strict({ id: Type.Optional(Id), ...fields, isActive: Type.Optional(Type.Boolean()) })
export type ClientInput = Static<typeof ClientInput>

/** `isDefault` marks the walk-in client that a sale without a named client belongs to; there is exactly one. */
export const Client = Strict({
  id: Id,
  ...fields,
  code: Type.String(),
  name: Type.String(),
  email: OptionalText(254),
  isDefault: Type.Boolean(),
  isActive: Type.Boolean(),
  version: Type.Integer(),
})
export type Client = Static<typeof Client>
export const ClientsPage = Paginated(Client)

export const CLIENT_LIST = {
  searchFields: ['code', 'name', 'phone', 'email', 'taxId'],
  filters: ['kind', 'isActive'],
  orders: ['code', 'name', 'city'],
} as const
