import { SALES } from '@comptoir/contracts/sales/sales'
import { SEARCH_LIMIT, SearchHits, SearchQuery } from '@comptoir/contracts/search'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { documentRoutes } from '../../../platform/document/document-routes.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { saleExport } from './sale-export.ts'
import { searchSales } from './sale-search.queries.ts'
import { listSales } from './sales.queries.ts'
import { completeSale, getSale } from './sales.service.ts'

export async function saleRoutes(app: FastifyInstance): Promise<void> {
  documentRoutes(app, SALES, { list: listSales, get: getSale, post: completeSale }, { export: saleExport })

  app.withTypeProvider<TypeBoxTypeProvider>().get(
    `/:companyId/${SALES.path}/search`,
    {
      config: { access: SALES.permissions.read },
      schema: { params: CompanyParams, querystring: SearchQuery, response: { 200: SearchHits } },
    },
    async ({ ctx, query }) => ({
      data: await inTransaction(ctx, (tx) => searchSales(tx, query.text, query.limit ?? SEARCH_LIMIT)),
    }),
  )
}
