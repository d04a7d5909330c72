import { UNITS } from '@comptoir/contracts/inventory/units'
import type { FastifyInstance } from 'fastify'
import { mergeRoute } from '../../../platform/resource/merge.ts'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { stampProductsOf } from '../catalogue-stamps/index.ts'
import { unitExport } from './unit-export.ts'
import { refusePackTwice, refuseTooCoarse } from './unit-merge.queries.ts'
import { units } from './units.repository.ts'
import { refuseMergedPieces } from './whole-units.queries.ts'

export { listUnitDecimals } from './unit-decimals.queries.ts'
export { decimalsByName } from './unit-decimals.rules.ts'

/** Units: what quantities of products are measured in, unique in a company without regard to case. */
export async function unitRoutes(app: FastifyInstance): Promise<void> {
  resourceRoutes(app, UNITS, units, { export: unitExport })
  mergeRoute(app, UNITS, units, {
    beforeMerge: async (ctx, from, into) => {
      await refuseMergedPieces(ctx, from, into)
      await refuseTooCoarse(ctx, from, into)
      await refusePackTwice(ctx, from, into)
      await stampProductsOf(ctx, 'unit', from.id)
    },
  })
}
