import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import {
  STOCK_LEVELS,
  ProductLevels,
  RevaluationInput,
  StockMovements,
  StockMovementsQuery,
  StockPlaces,
  StockTotals,
} from '@comptoir/contracts/inventory/stock-levels'
import { listQuerySchema, type ListQuery } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DomainError } from '../../../platform/errors.ts'
import { exportRoute } from '../../../platform/export/export-route.ts'
import { writeOnce } from '../../../platform/http/idempotency.ts'
import { listQuery } from '../../../platform/http/list.ts'
import { CompanyParams, ItemParams } from '../../../platform/http/params.ts'
import { listStockLevels } from './levels.queries.ts'
import { listMovements } from './movements.queries.ts'
import { findPlaces } from './places.queries.ts'
import { findProductLevels } from './product-levels.queries.ts'
import { revalue } from './revaluations.service.ts'
import { sumLevels } from './level-totals.queries.ts'
import { stockLevelExport } from './stock-level-export.ts'

const PATH = `/:companyId/${STOCK_LEVELS.path}`
const config = { access: STOCK_LEVELS.permissions.read } as const

export async function stockLevelRoutes(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()

  app.get<{ Querystring: Partial<ListQuery> }>(
    `${PATH}/paginated`,
    {
      config,
      schema: {
        params: CompanyParams,
        querystring: listQuerySchema(STOCK_LEVELS.list),
        response: { 200: STOCK_LEVELS.page },
      },
    },
    (request) => inTransaction(request.ctx, (ctx) => listStockLevels(ctx, listQuery(request.query))),
  )

  app.get<{ Querystring: Partial<ListQuery> }>(
    `${PATH}/totals`,
    {
      config: { ...config, work: 'list' },
      schema: {
        params: CompanyParams,
        querystring: listQuerySchema(STOCK_LEVELS.list),
        response: { 200: StockTotals },
      },
    },
    (request) => inTransaction(request.ctx, (ctx) => sumLevels(ctx, listQuery(request.query))),
  )

  exportRoute(app, STOCK_LEVELS, stockLevelExport)

  routes.get(
    `${PATH}/places`,
    { config, schema: { params: CompanyParams, response: { 200: StockPlaces } } },
    (request) => inTransaction(request.ctx, (ctx) => findPlaces(ctx)),
  )

  routes.get(`${PATH}/:id`, { config, schema: { params: ItemParams, response: { 200: ProductLevels } } }, (request) =>
    inTransaction(request.ctx, async (ctx) => {
      const levels = await findProductLevels(ctx, request.params.id)
      if (!levels) throw new DomainError(PRODUCTS.errors.notFound)
      return levels
    }),
  )

  routes.post(
    `${PATH}/:id/revaluations`,
    {
      config: { access: STOCK_LEVELS.permissions.revalue },
      schema: { params: ItemParams, body: RevaluationInput, response: { 201: ProductLevels } },
    },
    (request, reply) => writeOnce(request, reply, 201, (ctx) => revalue(ctx, request.params.id, request.body)),
  )

  routes.get(
    `${PATH}/:id/movements`,
    { config, schema: { params: ItemParams, querystring: StockMovementsQuery, response: { 200: StockMovements } } },
    (request) => inTransaction(request.ctx, (ctx) => listMovements(ctx, request.params.id, request.query)),
  )
}
