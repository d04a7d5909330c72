import { POINT_OF_SALE_LIST, PointOfSale, PointOfSaleInput, PointsOfSalePage } from '@comptoir/contracts'
import type { FastifyInstance } from 'fastify'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { listPointsOfSale, listShortPointsOfSale } from './points-of-sale.queries.ts'
import { pointOfSaleUseCases } from './points-of-sale.service.ts'

export async function pointOfSaleRoutes(app: FastifyInstance): Promise<void> {
  resourceRoutes(app, {
    path: 'points-of-sale',
    read: 'pointsOfSale.read',
    write: 'pointsOfSale.write',
    schemas: { item: PointOfSale, input: PointOfSaleInput, page: PointsOfSalePage, list: POINT_OF_SALE_LIST },
    short: listShortPointsOfSale,
    list: listPointsOfSale,
    ...pointOfSaleUseCases,
  })
}
