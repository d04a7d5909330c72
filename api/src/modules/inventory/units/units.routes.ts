import { Unit, UnitInput, UNITS } from '@comptoir/contracts/inventory/units'
import type { FastifyInstance } from 'fastify'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { unitExport } from './unit-export.ts'
import { listUnits, listShortUnits } from './units.queries.ts'
import { unitUseCases } from './units.service.ts'

export async function unitRoutes(app: FastifyInstance): Promise<void> {
  resourceRoutes(app, {
    path: 'units',
    read: 'units.read',
    write: 'units.write',
    schemas: { item: Unit, input: UnitInput, page: UNITS.page, list: UNITS.list },
    short: listShortUnits,
    list: listUnits,
    export: unitExport,
    ...unitUseCases,
  })
}
