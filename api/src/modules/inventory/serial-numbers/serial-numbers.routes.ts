import { SERIAL_NUMBERS } from '@comptoir/contracts/inventory/serial-numbers'
import { listQuerySchema, type ListQuery } from '@comptoir/contracts/schema'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { listQuery } from '../../../platform/http/list.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { listSerialNumbers } from './serial-numbers.queries.ts'

export async function serialNumberRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: Partial<ListQuery> }>(
    `/:companyId/${SERIAL_NUMBERS.path}/paginated`,
    {
      config: { access: SERIAL_NUMBERS.permissions.read },
      schema: {
        params: CompanyParams,
        querystring: listQuerySchema(SERIAL_NUMBERS.list),
        response: { 200: SERIAL_NUMBERS.page },
      },
    },
    (request) => inTransaction(request.ctx, (ctx) => listSerialNumbers(ctx, listQuery(request.query))),
  )
}
