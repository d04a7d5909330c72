import * as Type from 'typebox'
import type { Static } from 'typebox'
import { defineResource } from '../../declare.ts'
import { EXPORTERS, MANAGERS, ROLES } from '../../roles.ts'
import { Id, Strict, Text } from '../../schema.ts'

export const ClientGroupInput = Strict({
  id: Type.Optional(Id),
  name: Text(80),
  isActive: Type.Optional(Type.Boolean()),
})
export type ClientGroupInput = Static<typeof ClientGroupInput>

export const ClientGroup = Strict({
  id: Id,
  name: Type.String(),
  isActive: Type.Boolean(),
  clientCount: Type.Integer(),
  version: Type.Integer(),
})
export type ClientGroup = Static<typeof ClientGroup>

/** Clients that belong together, such as wholesalers; unique by name without regard to case. */
export const CLIENT_GROUPS = defineResource({
  entity: 'clientGroup',
  path: 'client-groups',
  permissions: { read: ROLES, write: MANAGERS, export: EXPORTERS },
  errors: {
    notFound: 404,
    nameTaken: [409, 'name'],
    inUse: [409, 'clients'],
  },
  item: ClientGroup,
  input: ClientGroupInput,
  list: { searchFields: ['name'], filters: ['isActive'], orders: ['name'] },
})

declare module '../../declare.ts' {
  interface Declarations {
    clientGroup: typeof CLIENT_GROUPS
  }
}
