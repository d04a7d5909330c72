import { AUDIT_TRAIL_LIST, AuditTrailPage } from '@comptoir/contracts/company/audit-trail'
import { listQuerySchema, ShortList, type ListQuery } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { listQuery } from '../../../platform/http/list.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { listAuditPeople, listAuditTrail } from './audit-trail.queries.ts'

const PATH = '/:companyId/audit-trail'
const config = { access: 'auditTrail.read' } as const

export async function auditTrailRoutes(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()

  routes.get(
    `${PATH}/paginated`,
    {
      config,
      schema: {
        params: CompanyParams,
        querystring: listQuerySchema(AUDIT_TRAIL_LIST),
        response: { 200: AuditTrailPage },
      },
    },
    (request) =>
      inTransaction(request.ctx, (ctx) => listAuditTrail(ctx, listQuery(request.query as Partial<ListQuery>))),
  )

  routes.get(`${PATH}/people`, { config, schema: { params: CompanyParams, response: { 200: ShortList } } }, (request) =>
    inTransaction(request.ctx, listAuditPeople),
  )
}
