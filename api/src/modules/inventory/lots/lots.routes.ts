import { LOTS } from '@comptoir/contracts/inventory/lots'
import { listQuerySchema, type ListQuery } from '@comptoir/contracts/schema'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { listQuery } from '../../../platform/http/list.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { listLots } from './lots.queries.ts'

export async function lotRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: Partial<ListQuery> }>(
    `/:companyId/${LOTS.path}/paginated`,
    {
      config: { access: LOTS.permissions.read },
      schema: { params: CompanyParams, querystring: listQuerySchema(LOTS.list), response: { 200: LOTS.page } },
    },
    (request) => inTransaction(request.ctx, (ctx) => listLots(ctx, listQuery(request.query))),
  )
}
