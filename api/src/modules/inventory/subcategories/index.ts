import { SUBCATEGORIES, SubcategoryQuery } from '@comptoir/contracts/inventory/subcategories'
import type { FastifyInstance } from 'fastify'
import { mergeRoute } from '../../../platform/resource/merge.ts'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { subcategories } from './subcategories.repository.ts'
import { subcategoryExport } from './subcategory-export.ts'
import { moveProducts } from './subcategory-moves.queries.ts'

/** Subcategories: the groups inside a category, unique in it without regard to case. */
export async function subcategoryRoutes(app: FastifyInstance): Promise<void> {
  resourceRoutes(app, SUBCATEGORIES, subcategories, { export: subcategoryExport, shortQuery: SubcategoryQuery })
  mergeRoute(app, SUBCATEGORIES, subcategories, { beforeMerge: moveProducts })
}
