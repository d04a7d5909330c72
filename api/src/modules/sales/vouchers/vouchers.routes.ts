import { SALES } from '@comptoir/contracts/sales/sales'
import { VOUCHER_CLAIMS, VOUCHER_CODES, VOUCHER_RELEASES, VOUCHERS } from '@comptoir/contracts/sales/vouchers'
import { listQuerySchema, type ListQuery } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DomainError } from '../../../platform/errors.ts'
import { exportRoute } from '../../../platform/export/export-route.ts'
import { DONE } from '../../../platform/http/answers.ts'
import { listQuery } from '../../../platform/http/list.ts'
import { CompanyParams, ItemParams } from '../../../platform/http/params.ts'
import { claimVoucher, lookUpVoucher, releaseClaim } from './claims.service.ts'
import { voucherExport } from './voucher-export.ts'
import { findVoucher, listVouchers } from './vouchers.queries.ts'

export async function voucherRoutes(app: FastifyInstance): Promise<void> {
  counterRoutes(app)

  app.get<{ Querystring: Partial<ListQuery> }>(
    `/:companyId/${VOUCHERS.path}/paginated`,
    {
      config: { access: VOUCHERS.permissions.read },
      schema: {
        params: CompanyParams,
        querystring: listQuerySchema(VOUCHERS.list),
        response: { 200: VOUCHERS.page },
      },
    },
    (request) => inTransaction(request.ctx, (ctx) => listVouchers(ctx, listQuery(request.query))),
  )

  exportRoute(app, VOUCHERS, voucherExport)

  app.withTypeProvider<TypeBoxTypeProvider>().get(
    `/:companyId/${VOUCHERS.path}/:id`,
    {
      config: { access: VOUCHERS.permissions.read },
      schema: { params: ItemParams, response: { 200: VOUCHERS.item } },
    },
    async (request) => {
      const found = await inTransaction(request.ctx, (ctx) => findVoucher(ctx, request.params.id))
      if (!found) throw new DomainError(VOUCHERS.errors.notFound)
      return found
    },
  )
}

/** Whoever sells takes vouchers. */
function counterRoutes(app: FastifyInstance): void {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const config = { access: SALES.permissions.write }

  routes.get(
    `/:companyId/${VOUCHER_CODES.path}`,
    {
      config,
      schema: { params: CompanyParams, querystring: VOUCHER_CODES.query, response: { 200: VOUCHER_CODES.item } },
    },
    ({ ctx, query }) => inTransaction(ctx, (tx) => lookUpVoucher(tx, query)),
  )

  routes.post(
    `/:companyId/${VOUCHER_CLAIMS.path}`,
    {
      config,
      schema: { params: CompanyParams, body: VOUCHER_CLAIMS.input, response: { 200: VOUCHER_CLAIMS.item } },
    },
    ({ ctx, body }) => inTransaction(ctx, (tx) => claimVoucher(tx, body)),
  )

  routes.post(
    `/:companyId/${VOUCHER_RELEASES.path}`,
    { config, schema: { params: CompanyParams, body: VOUCHER_RELEASES.input, response: DONE } },
    async ({ ctx, body }, reply) => {
      await inTransaction(ctx, (tx) => releaseClaim(tx, body))
      return reply.code(204).send()
    },
  )
}
