import { STOCK_LEVELS } from '@comptoir/contracts/inventory/stock-levels'
import { LotTerms, STOCK_LOTS } from '@comptoir/contracts/inventory/stock-lots'
import { listQuerySchema, type ListQuery } from '@comptoir/contracts/schema'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { exportRoute } from '../../../platform/export/export-route.ts'
import { listQuery } from '../../../platform/http/list.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { stockLotExport } from './stock-lot-export.ts'
import { countTerms, listStockLots } from './stock-lots.queries.ts'

const PATH = `/:companyId/${STOCK_LOTS.path}`
const { permissions } = STOCK_LEVELS
const config = { access: permissions.read, work: 'list' } as const

export async function stockLotRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: Partial<ListQuery> }>(
    `${PATH}/paginated`,
    {
      config,
      schema: {
        params: CompanyParams,
        querystring: listQuerySchema(STOCK_LOTS.list),
        response: { 200: STOCK_LOTS.page },
      },
    },
    (request) => inTransaction(request.ctx, (ctx) => listStockLots(ctx, listQuery(request.query))),
  )

  app.get<{ Querystring: Partial<ListQuery> }>(
    `${PATH}/terms`,
    {
      config,
      schema: { params: CompanyParams, querystring: listQuerySchema(STOCK_LOTS.list), response: { 200: LotTerms } },
    },
    (request) => inTransaction(request.ctx, (ctx) => countTerms(ctx, listQuery(request.query))),
  )

  exportRoute(
    app,
    { path: STOCK_LOTS.path, list: STOCK_LOTS.list, permissions: { export: permissions.export } },
    stockLotExport,
  )
}
