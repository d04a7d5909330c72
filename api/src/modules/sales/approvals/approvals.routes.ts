import { Approval, ApprovalInput, APPROVALS, Approvers, ApproversQuery } from '@comptoir/contracts/sales/approvals'
import { LINES_MEBIBYTES, SALES } from '@comptoir/contracts/sales/sales'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { giveApproval, listApprovers } from './approvals.service.ts'

const MEBIBYTE = 1024 * 1024

/** Whoever sells asks for approval; who gives it is known by PIN or badge, not by a session. */
export async function approvalRoutes(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const config = { access: SALES.permissions.write } as const

  routes.get(
    `/:companyId/${APPROVALS.path}/approvers`,
    { config, schema: { params: CompanyParams, querystring: ApproversQuery, response: { 200: Approvers } } },
    ({ ctx, query }) => inTransaction(ctx, (tx) => listApprovers(tx, query)),
  )

  routes.post(
    `/:companyId/${APPROVALS.path}`,
    {
      config,
      bodyLimit: LINES_MEBIBYTES * MEBIBYTE,
      schema: { params: CompanyParams, body: ApprovalInput, response: { 201: Approval } },
    },
    async ({ ctx, body }, reply) => reply.code(201).send(await giveApproval(ctx, body)),
  )
}
