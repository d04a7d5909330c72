import { PaymentMethodList } from '@comptoir/contracts/sales/cash-sessions'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { listPaymentMethods } from './payment-methods.queries.ts'

/** The ways in which clients of the company may pay. */
export async function paymentMethodRoutes(app: FastifyInstance): Promise<void> {
  app
    .withTypeProvider<TypeBoxTypeProvider>()
    .get(
      '/:companyId/client-payment-methods',
      { config: { access: 'company.read' }, schema: { params: CompanyParams, response: { 200: PaymentMethodList } } },
      (request) => inTransaction(request.ctx, listPaymentMethods),
    )
}
