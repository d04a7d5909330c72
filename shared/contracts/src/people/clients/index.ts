import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id, OptionalPhone, OptionalText, Strict, Text } from '../../schema.ts'
import { defineResource } from '../../declare.ts'
import { EXPORTERS, ROLES } from '../../roles.ts'

export const ClientKind = Type.Union([Type.Literal('person'), Type.Literal('business')])

const fields = {
  kind: ClientKind,
  code: Text(40),
  name: Text(120),
  phone: OptionalPhone(30),
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
  phone: OptionalText(30),
  email: OptionalText(254),
  isDefault: Type.Boolean(),
  isActive: Type.Boolean(),
  version: Type.Integer(),
})
export type Client = Static<typeof Client>

/** Who buys. */
export const CLIENTS = defineResource({
  entity: 'client',
  path: 'clients',
  permissions: {
    read: ROLES,
    write: ['administrator', 'manager', 'cashier', 'accountant'],
    remove: ['administrator', 'manager', 'accountant'],
    export: EXPORTERS,
  },
  errors: {
    notFound: 404,
    codeTaken: [409, 'code'],
    inUse: [409, 'sales', 'returns'],
    isDefault: 409,
  },
  item: Client,
  input: ClientInput,
  list: {
    searchFields: ['code', 'name', 'phone', 'email', 'taxId'],
    filters: ['kind', 'isActive'],
    orders: ['code', 'name', 'city'],
  },
})

declare module '../../declare.ts' {
  interface Declarations {
    client: typeof CLIENTS
  }
}
