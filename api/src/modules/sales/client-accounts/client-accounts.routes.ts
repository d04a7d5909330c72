import { CLIENTS } from '@comptoir/contracts/people/clients'
import { ACCOUNT_MOVEMENTS, CLIENT_ACCOUNTS } from '@comptoir/contracts/sales/client-accounts'
import { listQuerySchema, type ListQuery } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DomainError } from '../../../platform/errors.ts'
import { listQuery } from '../../../platform/http/list.ts'
import { CompanyParams, ItemParams } from '../../../platform/http/params.ts'
import { findClientAccount, listAccountMovements } from './client-accounts.queries.ts'

export async function clientAccountRoutes(app: FastifyInstance): Promise<void> {
  app.withTypeProvider<TypeBoxTypeProvider>().get(
    `/:companyId/${CLIENT_ACCOUNTS.path}/:id`,
    {
      config: { access: ACCOUNT_MOVEMENTS.permissions.read },
      schema: { params: ItemParams, response: { 200: CLIENT_ACCOUNTS.item } },
    },
    async (request) => {
      const found = await inTransaction(request.ctx, (ctx) => findClientAccount(ctx, request.params.id))
      if (!found) throw new DomainError(CLIENTS.errors.notFound)
      return found
    },
  )

  app.get<{ Querystring: Partial<ListQuery> }>(
    `/:companyId/${ACCOUNT_MOVEMENTS.path}/paginated`,
    {
      config: { access: ACCOUNT_MOVEMENTS.permissions.read },
      schema: {
        params: CompanyParams,
        querystring: listQuerySchema(ACCOUNT_MOVEMENTS.list),
        response: { 200: ACCOUNT_MOVEMENTS.page },
      },
    },
    (request) => inTransaction(request.ctx, (ctx) => listAccountMovements(ctx, listQuery(request.query))),
  )
}
