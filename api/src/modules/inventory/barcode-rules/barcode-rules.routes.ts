import { BARCODE_RULES, GivenBarcode } from '@comptoir/contracts/inventory/barcode-rules'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { writeOnce } from '../../../platform/http/idempotency.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { barcodeRuleExport } from './barcode-rule-export.ts'
import { barcodeRules } from './barcode-rules.repository.ts'
import { giveBarcode } from './barcode-rules.service.ts'

export async function barcodeRuleRoutes(app: FastifyInstance): Promise<void> {
  app.withTypeProvider<TypeBoxTypeProvider>().post(
    `/:companyId/${BARCODE_RULES.path}/give`,
    {
      config: { access: PRODUCTS.permissions.write },
      schema: { params: CompanyParams, response: { 201: GivenBarcode } },
    },
    (request, reply) => writeOnce(request, reply, 201, giveBarcode),
  )

  resourceRoutes(app, BARCODE_RULES, barcodeRules, { export: barcodeRuleExport })
}
