import { VatRateList } from '@comptoir/contracts/inventory/products'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { listVatRates } from './vat-rates.queries.ts'

/** VAT rates are data with dates of effect; this lists today's. */
export async function vatRateRoutes(app: FastifyInstance): Promise<void> {
  app
    .withTypeProvider<TypeBoxTypeProvider>()
    .get(
      '/:companyId/vat-rates',
      { config: { access: 'company.read' }, schema: { params: CompanyParams, response: { 200: VatRateList } } },
      (request) => inTransaction(request.ctx, listVatRates),
    )
}
