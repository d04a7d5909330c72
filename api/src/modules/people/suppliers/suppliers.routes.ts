import { SUPPLIERS } from '@comptoir/contracts/people/suppliers'
import type { FastifyInstance } from 'fastify'
import { mergeRoute } from '../../../platform/resource/merge.ts'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { duplicatesRoute, searchRoute } from '../common/index.ts'
import { supplierExport } from './supplier-export.ts'
import { joinSuppliers, suppliers } from './suppliers.repository.ts'

export async function supplierRoutes(app: FastifyInstance): Promise<void> {
  searchRoute(app, SUPPLIERS, suppliers.list)
  duplicatesRoute(app, SUPPLIERS, 'supplier')
  resourceRoutes(app, SUPPLIERS, suppliers, { export: supplierExport })
  mergeRoute(app, SUPPLIERS, suppliers, { beforeMerge: joinSuppliers })
}
