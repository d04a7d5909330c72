import { PointOfSale, PointOfSaleInput, POINTS_OF_SALE } from '@comptoir/contracts/company/points-of-sale'
import type { FastifyInstance } from 'fastify'
import type { TxCtx } from '../../../platform/context.ts'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { listPointsOfSale, listShortPointsOfSale } from './points-of-sale.queries.ts'
import { useCasesThatOpen } from './points-of-sale.service.ts'

/** `openFirst` gives a company's first point of sale what it sells on; registers come after points of sale, so it is handed in. */
export async function pointOfSaleRoutes(
  app: FastifyInstance,
  openFirst: (ctx: TxCtx, pointOfSale: PointOfSale) => Promise<void>,
): Promise<void> {
  resourceRoutes(app, {
    path: 'points-of-sale',
    read: 'pointsOfSale.read',
    write: 'pointsOfSale.write',
    schemas: { item: PointOfSale, input: PointOfSaleInput, page: POINTS_OF_SALE.page, list: POINTS_OF_SALE.list },
    short: listShortPointsOfSale,
    list: listPointsOfSale,
    ...useCasesThatOpen(openFirst),
  })
}
