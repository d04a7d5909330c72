import {
  CatalogueChanges,
  CatalogueChangesQuery,
  CatalogueHead,
  CataloguePage,
  CatalogueQuery,
  COUNTER_CATALOGUE,
  CounterLots,
  CounterLotsQuery,
  CounterStock,
  CounterStockQuery,
} from '@comptoir/contracts/inventory/counter-catalogue'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { readHead } from './catalogue-head.queries.ts'
import { listChanges, listCounterLots, listPage, listStock } from './counter-catalogue.service.ts'

const PATH = `/:companyId/${COUNTER_CATALOGUE.path}`
const config = { access: COUNTER_CATALOGUE.permissions.read } as const

export async function counterCatalogueRoutes(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()

  routes.get(
    PATH,
    { config, schema: { params: CompanyParams, querystring: CatalogueQuery, response: { 200: CataloguePage } } },
    ({ ctx, query }) => inTransaction(ctx, (tx) => listPage(tx, query)),
  )

  routes.get(
    `${PATH}/changes`,
    {
      config,
      schema: { params: CompanyParams, querystring: CatalogueChangesQuery, response: { 200: CatalogueChanges } },
    },
    ({ ctx, query }) => inTransaction(ctx, (tx) => listChanges(tx, query)),
  )

  routes.get(
    `${PATH}/head`,
    { config, schema: { params: CompanyParams, response: { 200: CatalogueHead } } },
    ({ ctx }) => inTransaction(ctx, readHead),
  )

  routes.get(
    `${PATH}/stock`,
    { config, schema: { params: CompanyParams, querystring: CounterStockQuery, response: { 200: CounterStock } } },
    async ({ ctx, query }) => ({ data: await inTransaction(ctx, (tx) => listStock(tx, query)) }),
  )

  routes.get(
    `${PATH}/lots`,
    { config, schema: { params: CompanyParams, querystring: CounterLotsQuery, response: { 200: CounterLots } } },
    async ({ ctx, query }) => ({ data: await inTransaction(ctx, (tx) => listCounterLots(tx, query)) }),
  )
}
