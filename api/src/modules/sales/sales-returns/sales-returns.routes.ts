import { SALES_RETURNS } from '@comptoir/contracts/sales/sales-returns'
import type { FastifyInstance } from 'fastify'
import { documentRoutes } from '../../../platform/document/document-routes.ts'
import { listSalesReturns } from './sales-returns.queries.ts'
import { getSalesReturn, settleReturn } from './sales-returns.service.ts'

export async function salesReturnRoutes(app: FastifyInstance): Promise<void> {
  documentRoutes(app, SALES_RETURNS, { list: listSalesReturns, get: getSalesReturn, post: settleReturn })
}
