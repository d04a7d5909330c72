import { CLIENT_PAYMENTS } from '@comptoir/contracts/sales/client-payments'
import type { FastifyInstance } from 'fastify'
import { documentRoutes } from '../../../platform/document/document-routes.ts'
import { clientPaymentExport } from './client-payment-export.ts'
import { listClientPayments } from './client-payments.queries.ts'
import { getClientPayment, receivePayment } from './client-payments.service.ts'

export async function clientPaymentRoutes(app: FastifyInstance): Promise<void> {
  const calls = { list: listClientPayments, get: getClientPayment, post: receivePayment }
  documentRoutes(app, CLIENT_PAYMENTS, calls, { export: clientPaymentExport })
}
