import {
  ApproveClosingInput,
  ApproveHereInput,
  BroughtClosing,
  BroughtClosingInput,
  CASH_SESSIONS,
  DifferenceCauses,
  ReportQuery,
  SessionAnnex,
  SessionCorrectionInput,
  ZReport,
} from '@comptoir/contracts/sales/cash-sessions'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { documentRoutes } from '../../../platform/document/document-routes.ts'
import { ItemParams } from '../../../platform/http/params.ts'
import { bringClosing } from './bring-closing.ts'
import { cashSessionExport } from './cash-session-export.ts'
import { listCashSessions } from './cash-sessions.queries.ts'
import { getCashSession, openCashSession, readReport, resumeSelling, startCount } from './cash-sessions.service.ts'
import { approveClosing, approveClosingHere } from './closing-approvals.ts'
import { closeCashSession } from './close-session.ts'
import { correctSession, readAnnex } from './correct-session.ts'
import { explainDifference } from './explain-difference.ts'

export async function cashSessionRoutes(app: FastifyInstance): Promise<void> {
  documentRoutes(
    app,
    CASH_SESSIONS,
    {
      list: listCashSessions,
      get: getCashSession,
      begin: { open: openCashSession },
      steps: { count: startCount, resume: resumeSelling, close: closeCashSession },
    },
    { export: cashSessionExport },
  )

  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  routes.post(
    `/:companyId/${CASH_SESSIONS.path}/:id/brought`,
    {
      config: { access: CASH_SESSIONS.permissions.write, work: 'posting' },
      schema: { params: ItemParams, body: BroughtClosingInput, response: { 200: BroughtClosing } },
    },
    ({ ctx, params, body }) => inTransaction(ctx, (tx) => bringClosing(tx, params.id, body)),
  )
  routes.post(
    `/:companyId/${CASH_SESSIONS.path}/:id/approve`,
    {
      config: { access: CASH_SESSIONS.permissions.approveDifference },
      schema: { params: ItemParams, body: ApproveClosingInput, response: { 200: CASH_SESSIONS.item } },
    },
    ({ ctx, params, body }) => inTransaction(ctx, (tx) => approveClosing(tx, params.id, body)),
  )
  routes.post(
    `/:companyId/${CASH_SESSIONS.path}/:id/approve-here`,
    {
      config: { access: CASH_SESSIONS.permissions.write },
      schema: { params: ItemParams, body: ApproveHereInput, response: { 200: CASH_SESSIONS.item } },
    },
    ({ ctx, params, body }) => approveClosingHere(ctx, params.id, body),
  )
  routes.get(
    `/:companyId/${CASH_SESSIONS.path}/:id/report`,
    {
      config: { access: CASH_SESSIONS.permissions.read },
      schema: { params: ItemParams, querystring: ReportQuery, response: { 200: ZReport } },
    },
    (request) => inTransaction(request.ctx, (ctx) => readReport(ctx, request.params.id, request.query)),
  )
  routes.get(
    `/:companyId/${CASH_SESSIONS.path}/:id/causes`,
    {
      config: { access: CASH_SESSIONS.permissions.read },
      schema: { params: ItemParams, response: { 200: DifferenceCauses } },
    },
    (request) => inTransaction(request.ctx, (ctx) => explainDifference(ctx, request.params.id)),
  )
  routes.get(
    `/:companyId/${CASH_SESSIONS.path}/:id/annex`,
    {
      config: { access: CASH_SESSIONS.permissions.read },
      schema: { params: ItemParams, response: { 200: SessionAnnex } },
    },
    (request) => inTransaction(request.ctx, (ctx) => readAnnex(ctx, request.params.id)),
  )
  routes.post(
    `/:companyId/${CASH_SESSIONS.path}/:id/corrections`,
    {
      config: { access: CASH_SESSIONS.permissions.correct },
      schema: { params: ItemParams, body: SessionCorrectionInput, response: { 200: SessionAnnex } },
    },
    (request) => inTransaction(request.ctx, (ctx) => correctSession(ctx, request.params.id, request.body)),
  )
}
