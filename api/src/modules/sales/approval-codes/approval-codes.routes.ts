import { APPROVAL_CODES, ApprovalCodeInput, GivenCode } from '@comptoir/contracts/sales/approval-codes'
import { listQuerySchema, type ListQuery } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { AppDeps } from '../../../platform/deps.ts'
import { listQuery } from '../../../platform/http/list.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { listApprovalCodes } from './approval-codes.queries.ts'
import { giveCode } from './approval-codes.service.ts'

/** Gives codes, and lists those that were given. Answers are kept nowhere: asked again, they are made again. */
export async function approvalCodeRoutes(app: FastifyInstance, { secret }: Pick<AppDeps, 'secret'>): Promise<void> {
  app.get<{ Querystring: Partial<ListQuery> }>(
    `/:companyId/${APPROVAL_CODES.path}/paginated`,
    {
      config: { access: APPROVAL_CODES.permissions.read },
      schema: {
        params: CompanyParams,
        querystring: listQuerySchema(APPROVAL_CODES.list),
        response: { 200: APPROVAL_CODES.page },
      },
    },
    (request) => inTransaction(request.ctx, (ctx) => listApprovalCodes(ctx, listQuery(request.query))),
  )

  app.withTypeProvider<TypeBoxTypeProvider>().post(
    `/:companyId/${APPROVAL_CODES.path}`,
    {
      config: { access: APPROVAL_CODES.permissions.write },
      schema: { params: CompanyParams, body: ApprovalCodeInput, response: { 201: GivenCode } },
    },
    async ({ ctx, body }, reply) => reply.code(201).send(await inTransaction(ctx, (tx) => giveCode(tx, secret, body))),
  )
}
