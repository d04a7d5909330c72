import type { AnyResource } from '@comptoir/contracts/declare'
import type { Permission } from '@comptoir/contracts/permissions'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { SEARCH_LIMIT, SearchHits, SearchQuery } from '@comptoir/contracts/search'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { TxCtx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { CompanyParams } from '../../../platform/http/params.ts'

interface Found {
  id: string
  name: string
  code: string
}

/** `GET .../search`, for the palette: what the list finds, by name and code. For lists of hundreds, not of many thousands. */
export function searchRoute(
  app: FastifyInstance,
  { path, permissions }: AnyResource & { readonly permissions: Readonly<Record<'read', Permission>> },
  list: (ctx: TxCtx, query: ListQuery) => Promise<PaginatedOf<Found>>,
): void {
  app.withTypeProvider<TypeBoxTypeProvider>().get(
    `/:companyId/${path}/search`,
    {
      config: { access: permissions.read },
      schema: { params: CompanyParams, querystring: SearchQuery, response: { 200: SearchHits } },
    },
    async ({ ctx, query: { text, limit = SEARCH_LIMIT } }) => {
      const { data } = await inTransaction(ctx, (tx) => list(tx, { page: 1, limit, search: { text } }))
      return { data: data.map(({ id, name, code }) => ({ id, title: name, detail: code })) }
    },
  )
}
