import { API_TOKENS, ApiTokenGrants, ApiTokenInput, NewApiToken } from '@comptoir/contracts/company/api-tokens'
import { listQuerySchema, type ListQuery } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DONE } from '../../../platform/http/answers.ts'
import { listQuery } from '../../../platform/http/list.ts'
import { CompanyParams, ItemParams } from '../../../platform/http/params.ts'
import { listApiTokens } from './api-tokens.queries.ts'
import { createApiToken, readGrants, revokeApiToken } from './api-tokens.service.ts'

const PATH = `/:companyId/${API_TOKENS.path}`
const mayRead = { access: API_TOKENS.permissions.read } as const
const mayWrite = { access: API_TOKENS.permissions.write } as const

/**
 * The list, what a token can be given, making one and revoking one. What is made is answered once and kept nowhere, so a
 * request that comes twice is refused by its id rather than answered again.
 */
export async function apiTokenRoutes(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()

  routes.get(
    `${PATH}/paginated`,
    {
      config: mayRead,
      schema: {
        params: CompanyParams,
        querystring: listQuerySchema(API_TOKENS.list),
        response: { 200: API_TOKENS.page },
      },
    },
    (request) =>
      inTransaction(request.ctx, (ctx) => listApiTokens(ctx, listQuery(request.query as Partial<ListQuery>))),
  )

  routes.get(
    `${PATH}/grants`,
    { config: mayWrite, schema: { params: CompanyParams, response: { 200: ApiTokenGrants } } },
    (request) => inTransaction(request.ctx, readGrants),
  )

  routes.post(
    PATH,
    { config: mayWrite, schema: { params: CompanyParams, body: ApiTokenInput, response: { 201: NewApiToken } } },
    async (request, reply) => {
      const made = await inTransaction(request.ctx, (ctx) => createApiToken(ctx, request.body))
      return reply.code(201).send(made)
    },
  )

  routes.delete(
    `${PATH}/:id`,
    { config: mayWrite, schema: { params: ItemParams, response: DONE } },
    async (request, reply) => {
      await inTransaction(request.ctx, (ctx) => revokeApiToken(ctx, request.params.id))
      return reply.code(204).send()
    },
  )
}
