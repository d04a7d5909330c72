import { POINTS_OF_SALE, type PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import type { FastifyInstance } from 'fastify'
import type { TxCtx } from '../../../platform/context.ts'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { pointOfSaleExport } from './point-of-sale-export.ts'
import { listPointsOfSale, listShortPointsOfSale } from './points-of-sale.queries.ts'
import { casesThatOpen } from './points-of-sale.service.ts'

/** `openFirst` gives a company's first point of sale what it sells on; registers come after points of sale, so it is handed in. */
export async function pointOfSaleRoutes(
  app: FastifyInstance,
  openFirst: (ctx: TxCtx, pointOfSale: PointOfSale) => Promise<void>,
): Promise<void> {
  resourceRoutes(
    app,
    POINTS_OF_SALE,
    { ...casesThatOpen(openFirst), short: listShortPointsOfSale, list: listPointsOfSale },
    { export: pointOfSaleExport },
  )
}
