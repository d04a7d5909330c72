import {
  AUDIT_TRAIL,
  AUDIT_TRAIL_LIST,
  AuditEntryRow,
  AuditTrailPage,
  AuditWords,
} from '@comptoir/contracts/company/audit-trail'
import { listQuerySchema, ShortList, type ListQuery } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DomainError } from '../../../platform/errors.ts'
import { exportRoute } from '../../../platform/export/export-route.ts'
import { listQuery } from '../../../platform/http/list.ts'
import { CompanyParams, ItemParams } from '../../../platform/http/params.ts'
import { findAuditEntry } from './audit-entry.queries.ts'
import { auditExport } from './audit-export.ts'
import { withRecords } from './audit-records.queries.ts'
import { listAuditPeople, listAuditTrail } from './audit-trail.queries.ts'
import { auditWords } from './audit-words.ts'

const PATH = `/:companyId/${AUDIT_TRAIL.path}`
const config = { access: AUDIT_TRAIL.permissions.read } as const

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
      inTransaction(request.ctx, async (ctx) => {
        const { data, meta } = await listAuditTrail(ctx, listQuery(request.query as Partial<ListQuery>))
        return { data: await withRecords(ctx, data), meta }
      }),
  )

  exportRoute(app, AUDIT_TRAIL, auditExport)

  routes.get(`${PATH}/people`, { config, schema: { params: CompanyParams, response: { 200: ShortList } } }, (request) =>
    inTransaction(request.ctx, listAuditPeople),
  )

  routes.get(
    `${PATH}/words`,
    { config, schema: { params: CompanyParams, response: { 200: AuditWords } } },
    async (request) => auditWords(request.ctx.language),
  )

  routes.get(
    `${PATH}/:id`,
    { config, schema: { params: ItemParams, response: { 200: AuditEntryRow } } },
    async (request) => {
      const entry = await inTransaction(request.ctx, (ctx) => findAuditEntry(ctx, request.params.id))
      if (!entry) throw new DomainError('auditTrail.notFound')
      return entry
    },
  )
}
