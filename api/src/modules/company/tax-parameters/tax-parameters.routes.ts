import { TAX_PARAMETERS } from '@comptoir/contracts/company/tax-parameters'
import { VatRateList } from '@comptoir/contracts/inventory/products'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { taxParameterCalls } from './tax-parameters.service.ts'
import { listVatRates } from './taxes.queries.ts'

/** Taxes by date, and the rates of VAT that follow from them for today. */
export async function taxParameterRoutes(app: FastifyInstance): Promise<void> {
  resourceRoutes(app, TAX_PARAMETERS, taxParameterCalls)
  app
    .withTypeProvider<TypeBoxTypeProvider>()
    .get(
      '/:companyId/vat-rates',
      { config: { access: 'company.read' }, schema: { params: CompanyParams, response: { 200: VatRateList } } },
      (request) => inTransaction(request.ctx, listVatRates),
    )
}
