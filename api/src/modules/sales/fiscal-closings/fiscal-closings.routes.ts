import { ClosingsDue, FISCAL_CLOSINGS } from '@comptoir/contracts/sales/fiscal-closings'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { ofWholeCompany } from '../../../platform/db/whole-company.ts'
import { documentRoutes } from '../../../platform/document/document-routes.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { listFiscalClosings } from './closings.queries.ts'
import { fiscalClosingExport } from './fiscal-closing-export.ts'
import { closeByHand, getClosingsDue, getFiscalClosing } from './closings.service.ts'

export async function fiscalClosingRoutes(app: FastifyInstance): Promise<void> {
  documentRoutes(
    app,
    FISCAL_CLOSINGS,
    { list: listFiscalClosings, get: getFiscalClosing, post: closeByHand },
    { export: fiscalClosingExport },
  )

  app.withTypeProvider<TypeBoxTypeProvider>().get(
    `/:companyId/${FISCAL_CLOSINGS.path}/due`,
    {
      config: { access: FISCAL_CLOSINGS.permissions.read },
      schema: { params: CompanyParams, response: { 200: ClosingsDue } },
    },
    (request) => inTransaction(ofWholeCompany(request.ctx), getClosingsDue),
  )
}
