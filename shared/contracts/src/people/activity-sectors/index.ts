import * as Type from 'typebox'
import type { Static } from 'typebox'
import { defineResource } from '../../declare.ts'
import { EXPORTERS, MANAGERS, ROLES } from '../../roles.ts'
import { Id, Strict, Text } from '../../schema.ts'

export const ActivitySectorInput = Strict({
  id: Type.Optional(Id),
  name: Text(80),
  isActive: Type.Optional(Type.Boolean()),
})
export type ActivitySectorInput = Static<typeof ActivitySectorInput>

export const ActivitySector = Strict({
  id: Id,
  name: Type.String(),
  isActive: Type.Boolean(),
  clientCount: Type.Integer(),
  version: Type.Integer(),
})
export type ActivitySector = Static<typeof ActivitySector>

/** What clients do, such as food retail; unique by name without regard to case. */
export const ACTIVITY_SECTORS = defineResource({
  entity: 'activitySector',
  path: 'activity-sectors',
  permissions: { read: ROLES, write: MANAGERS, export: EXPORTERS },
  errors: {
    notFound: 404,
    nameTaken: [409, 'name'],
    inUse: [409, 'clients'],
  },
  item: ActivitySector,
  input: ActivitySectorInput,
  list: { searchFields: ['name'], filters: ['isActive'], orders: ['name'] },
})

declare module '../../declare.ts' {
  interface Declarations {
    activitySector: typeof ACTIVITY_SECTORS
  }
}
