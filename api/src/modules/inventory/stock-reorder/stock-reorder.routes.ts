import {
  ReorderTransfers,
  ReorderTransfersInput,
  SnoozeInput,
  Snoozed,
  STOCK_REORDER,
  StockRules,
  StockRulesInput,
} from '@comptoir/contracts/inventory/stock-reorder'
import { STOCK_TRANSFERS } from '@comptoir/contracts/inventory/stock-transfers'
import { listQuerySchema, type ListQuery } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { exportRoute } from '../../../platform/export/export-route.ts'
import { writeOnce } from '../../../platform/http/idempotency.ts'
import { listQuery } from '../../../platform/http/list.ts'
import { CompanyParams, ItemParams } from '../../../platform/http/params.ts'
import { prepareTransfers } from './reorder-transfers.service.ts'
import { stockReorderExport } from './stock-reorder-export.ts'
import { changeRules, getRules, snooze } from './stock-rules.service.ts'
import { listSuggestions } from './suggestions.queries.ts'

const PATH = `/:companyId/${STOCK_REORDER.path}`
const { read, write } = STOCK_REORDER.permissions

export async function stockReorderRoutes(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()

  app.get<{ Querystring: Partial<ListQuery> }>(
    `${PATH}/paginated`,
    {
      config: { access: read, work: 'list' },
      schema: {
        params: CompanyParams,
        querystring: listQuerySchema(STOCK_REORDER.list),
        response: { 200: STOCK_REORDER.page },
      },
    },
    (request) => inTransaction(request.ctx, (ctx) => listSuggestions(ctx, listQuery(request.query))),
  )

  exportRoute(app, STOCK_REORDER, stockReorderExport)

  routes.post(
    `${PATH}/transfers`,
    {
      // Drafts of transfers, as those who send write them.
      config: { access: STOCK_TRANSFERS.permissions.send },
      schema: { params: CompanyParams, body: ReorderTransfersInput, response: { 201: ReorderTransfers } },
    },
    (request, reply) => writeOnce(request, reply, 201, (ctx) => prepareTransfers(ctx, request.body)),
  )

  routes.post(
    `${PATH}/snoozes`,
    {
      config: { access: write },
      schema: { params: CompanyParams, body: SnoozeInput, response: { 200: Snoozed } },
    },
    (request) => inTransaction(request.ctx, (ctx) => snooze(ctx, request.body)),
  )

  routes.get(
    `${PATH}/rules/:id`,
    { config: { access: read }, schema: { params: ItemParams, response: { 200: StockRules } } },
    (request) => inTransaction(request.ctx, (ctx) => getRules(ctx, request.params.id)),
  )

  routes.put(
    `${PATH}/rules/:id`,
    {
      config: { access: write, movesStock: true },
      schema: { params: ItemParams, body: StockRulesInput, response: { 200: StockRules } },
    },
    (request) => inTransaction(request.ctx, (ctx) => changeRules(ctx, request.params.id, request.body)),
  )
}
