import { CASH_MOVEMENTS } from '@comptoir/contracts/sales/cash-movements'
import type { FastifyInstance } from 'fastify'
import { documentRoutes } from '../../../platform/document/document-routes.ts'
import { listCashMovements } from './cash-movements.queries.ts'
import { getCashMovement, recordCashMovement } from './cash-movements.service.ts'

export async function cashMovementRoutes(app: FastifyInstance): Promise<void> {
  documentRoutes(app, CASH_MOVEMENTS, {
    list: listCashMovements,
    get: getCashMovement,
    begin: { record: recordCashMovement },
  })
}
