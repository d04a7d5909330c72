import { CLIENTS } from '@comptoir/contracts/people/clients'
import { SEARCH_LIMIT, SearchHits, SearchQuery } from '@comptoir/contracts/search'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { mergeRoute } from '../../../platform/resource/merge.ts'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { DomainError } from '../../../platform/errors.ts'
import { duplicatesRoute, refuseTooMany } from '../common/index.ts'
import { clientExport } from './client-export.ts'
import { searchClients } from './client-search.queries.ts'
import { clients, retireClient } from './clients.repository.ts'
import { joined } from './clients.rules.ts'

export async function clientRoutes(app: FastifyInstance): Promise<void> {
  app.withTypeProvider<TypeBoxTypeProvider>().get(
    `/:companyId/${CLIENTS.path}/search`,
    {
      config: { access: CLIENTS.permissions.read },
      schema: { params: CompanyParams, querystring: SearchQuery, response: { 200: SearchHits } },
    },
    async ({ ctx, query }) => ({
      data: await inTransaction(ctx, (tx) => searchClients(tx, query.text, query.limit ?? SEARCH_LIMIT)),
    }),
  )

  duplicatesRoute(app, CLIENTS, 'client')
  resourceRoutes(app, CLIENTS, clients, { export: clientExport })
  mergeRoute(app, CLIENTS, clients, {
    beforeMerge: (_ctx, from, into) => {
      if (from.isDefault || into.isDefault) throw new DomainError('client.walkInMerged', {}, '/intoId')
      const { addresses, contacts, certificates } = joined(from, into)
      refuseTooMany(CLIENTS, addresses, contacts, certificates)
    },
    retire: retireClient,
  })
}
