import { Client, ClientInput, CLIENTS } from '@comptoir/contracts/people/clients'
import { SEARCH_LIMIT, SearchHits, SearchQuery } from '@comptoir/contracts/search'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { searchClients } from './client-search.queries.ts'
import { listClients, listShortClients } from './clients.queries.ts'
import { clientUseCases } from './clients.service.ts'

export async function clientRoutes(app: FastifyInstance): Promise<void> {
  app.withTypeProvider<TypeBoxTypeProvider>().get(
    '/:companyId/clients/search',
    {
      config: { access: 'clients.read' },
      schema: { params: CompanyParams, querystring: SearchQuery, response: { 200: SearchHits } },
    },
    async ({ ctx, query }) => ({
      data: await inTransaction(ctx, (tx) => searchClients(tx, query.text, query.limit ?? SEARCH_LIMIT)),
    }),
  )

  resourceRoutes(app, {
    path: 'clients',
    read: 'clients.read',
    write: 'clients.write',
    schemas: { item: Client, input: ClientInput, page: CLIENTS.page, list: CLIENTS.list },
    short: listShortClients,
    list: listClients,
    ...clientUseCases,
  })
}
