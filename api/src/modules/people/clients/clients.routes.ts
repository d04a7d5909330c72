import { Client, CLIENT_LIST, ClientInput, ClientsPage, listQuerySchema, ShortList, type ListQuery } from '@comptoir/contracts'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { writeOnce } from '../../../platform/http/idempotency.ts'
import { listQuery } from '../../../platform/http/list.ts'
import { CompanyParams, ItemParams } from '../../../platform/http/params.ts'
import { giveVersion, versionHeld } from '../../../platform/http/versions.ts'
import { listClients, listShortClients } from './clients.queries.ts'
import { changeClient, createClient, getClient, removeClient } from './clients.service.ts'

const PATH = '/:companyId/clients'

export async function clientRoutes(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()

  routes.get(PATH, { config: { access: 'clients.read' }, schema: { params: CompanyParams, response: { 200: ShortList } } }, (request) =>
    inTransaction(request.ctx, listShortClients),
  )

  routes.get(
    `${PATH}/paginated`,
    {
      config: { access: 'clients.read' },
      schema: { params: CompanyParams, querystring: listQuerySchema(CLIENT_LIST), response: { 200: ClientsPage } },
    },
    (request) => inTransaction(request.ctx, (ctx) => listClients(ctx, listQuery(request.query as Partial<ListQuery>))),
  )

  routes.get(
    `${PATH}/:id`,
    { config: { access: 'clients.read' }, schema: { params: ItemParams, response: { 200: Client } } },
    async (request, reply) => {
      const found = await inTransaction(request.ctx, (ctx) => getClient(ctx, request.params.id))
      giveVersion(reply, found)
      return found
    },
  )

  routes.post(
    PATH,
    { config: { access: 'clients.write' }, schema: { params: CompanyParams, body: ClientInput, response: { 201: Client } } },
    (request, reply) => writeOnce(request, reply, 201, (ctx) => createClient(ctx, request.body)),
  )

  routes.put(
    `${PATH}/:id`,
    { config: { access: 'clients.write' }, schema: { params: ItemParams, body: ClientInput, response: { 200: Client } } },
    (request, reply) => writeOnce(request, reply, 200, (ctx) => changeClient(ctx, request.params.id, request.body, versionHeld(request))),
  )

  routes.delete(`${PATH}/:id`, { config: { access: 'clients.write' }, schema: { params: ItemParams } }, async (request, reply) => {
    await inTransaction(request.ctx, (ctx) => removeClient(ctx, request.params.id))
    return reply.code(204).send()
  })
}
