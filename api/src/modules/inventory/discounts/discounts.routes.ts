import {
  DISCOUNT_BODY_MEBIBYTES,
  DiscountOverlapQuery,
  DiscountOverlaps,
  DiscountQuery,
  DISCOUNTS,
} from '@comptoir/contracts/inventory/discounts'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { discountExport } from './discount-export.ts'
import { listDiscounts, listShortDiscounts } from './discount-list.queries.ts'
import { changeDiscount, createDiscount, findOverlaps, getDiscount, removeDiscount } from './discounts.service.ts'

/** Room for thousands of whole product objects, as the specified calls send them; only their ids are kept. */
const BODY_LIMIT_BYTES = DISCOUNT_BODY_MEBIBYTES * 1024 * 1024

export async function discountRoutes(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()

  // Before what every resource has: `discounts/overlaps` is no discount's id.
  routes.post(
    `/:companyId/${DISCOUNTS.path}/overlaps`,
    {
      bodyLimit: BODY_LIMIT_BYTES,
      config: { access: DISCOUNTS.permissions.write },
      schema: { params: CompanyParams, body: DiscountOverlapQuery, response: { 200: DiscountOverlaps } },
    },
    async (request) => ({ data: await inTransaction(request.ctx, (ctx) => findOverlaps(ctx, request.body)) }),
  )

  const calls = {
    short: listShortDiscounts,
    list: listDiscounts,
    get: getDiscount,
    create: createDiscount,
    change: changeDiscount,
    remove: removeDiscount,
  }
  resourceRoutes(app, DISCOUNTS, calls, {
    itemQuery: DiscountQuery,
    bodyLimitBytes: BODY_LIMIT_BYTES,
    export: discountExport,
  })
}
