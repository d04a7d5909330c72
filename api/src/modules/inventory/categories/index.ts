import { CATEGORIES } from '@comptoir/contracts/inventory/categories'
import type { FastifyInstance } from 'fastify'
import { mergeRoute } from '../../../platform/resource/merge.ts'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { categories } from './categories.repository.ts'
import { categoryExport } from './category-export.ts'
import { moveSubcategories } from './category-merge.queries.ts'

/** Categories: how products are grouped, unique in a company without regard to case. */
export async function categoryRoutes(app: FastifyInstance): Promise<void> {
  resourceRoutes(app, CATEGORIES, categories, { export: categoryExport })
  mergeRoute(app, CATEGORIES, categories, { beforeMerge: moveSubcategories })
}
