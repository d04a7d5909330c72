import { BRANDS } from '@comptoir/contracts/inventory/brands'
import type { FastifyInstance } from 'fastify'
import { mergeRoute } from '../../../platform/resource/merge.ts'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { brandExport } from './brand-export.ts'
import { brands } from './brands.repository.ts'

/** Brands: who makes what is sold, unique in a company without regard to case. */
export async function brandRoutes(app: FastifyInstance): Promise<void> {
  resourceRoutes(app, BRANDS, brands, { export: brandExport })
  mergeRoute(app, BRANDS, brands)
}
