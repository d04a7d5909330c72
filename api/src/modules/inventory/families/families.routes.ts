import { Id, ShortList, Strict } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { listCategories, listSubcategories } from './families.queries.ts'

const SubcategoryQuery = Strict({ categoryId: Type.Optional(Id) })

/** Short lists, for the selectors of a product's form and the filters of lists. */
export async function familyRoutes(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()

  routes.get(
    '/:companyId/categories',
    { config: { access: 'products.read' }, schema: { params: CompanyParams, response: { 200: ShortList } } },
    (request) => inTransaction(request.ctx, listCategories),
  )

  routes.get(
    '/:companyId/subcategories',
    {
      config: { access: 'products.read' },
      schema: { params: CompanyParams, querystring: SubcategoryQuery, response: { 200: ShortList } },
    },
    (request) => inTransaction(request.ctx, (ctx) => listSubcategories(ctx, request.query.categoryId ?? null)),
  )
}
