import { FAVOURITES, Favourites, FavouritesInput, FavouritesQuery } from '@comptoir/contracts/inventory/favourites'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { changeFavourites, getFavourites } from './favourites.service.ts'

const PATH = `/:companyId/${FAVOURITES.path}`

/** The favourites of a point of sale: read whole, and written whole. */
export async function favouriteRoutes(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const { read, write } = PRODUCTS.permissions

  routes.get(
    PATH,
    {
      config: { access: read },
      schema: { params: CompanyParams, querystring: FavouritesQuery, response: { 200: Favourites } },
    },
    async ({ ctx, query }) => ({ data: await inTransaction(ctx, (tx) => getFavourites(tx, query.pointOfSaleId)) }),
  )

  routes.put(
    PATH,
    {
      config: { access: write },
      schema: { params: CompanyParams, body: FavouritesInput, response: { 200: Favourites } },
    },
    async ({ ctx, body }) => ({ data: await inTransaction(ctx, (tx) => changeFavourites(tx, body)) }),
  )
}
