import { NewWebhook, Webhook, WebhookInput, WEBHOOKS } from '@comptoir/contracts/company/webhooks'
import { listQuerySchema, type ListQuery } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { AppDeps } from '../../../platform/deps.ts'
import { DONE } from '../../../platform/http/answers.ts'
import { listQuery } from '../../../platform/http/list.ts'
import { CompanyParams, ItemParams } from '../../../platform/http/params.ts'
import { enqueueWebhook } from './deliver-webhooks.ts'
import { getWebhook, listWebhooks } from './webhooks.queries.ts'
import {
  changeWebhook,
  createWebhook,
  pauseWebhook,
  removeWebhook,
  resumeWebhook,
  rollSecret,
} from './webhooks.service.ts'

const PATH = `/:companyId/${WEBHOOKS.path}`
const mayRead = { access: WEBHOOKS.permissions.read } as const
const mayWrite = { access: WEBHOOKS.permissions.write } as const

type Parts = Pick<AppDeps, 'secret' | 'webhookTargets' | 'jobs'>

/**
 * The list of webhooks, and what is done to one. Secrets are answered once and kept nowhere, so a request that comes twice is
 * refused by its id rather than answered again.
 */
export async function webhookRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()

  routes.get(
    `${PATH}/paginated`,
    {
      config: mayRead,
      schema: {
        params: CompanyParams,
        querystring: listQuerySchema(WEBHOOKS.list),
        response: { 200: WEBHOOKS.page },
      },
    },
    (request) => inTransaction(request.ctx, (ctx) => listWebhooks(ctx, listQuery(request.query as Partial<ListQuery>))),
  )

  routes.get(
    `${PATH}/:id`,
    { config: mayRead, schema: { params: ItemParams, response: { 200: Webhook } } },
    (request) => inTransaction(request.ctx, (ctx) => getWebhook(ctx, request.params.id)),
  )

  routes.post(
    PATH,
    { config: mayWrite, schema: { params: CompanyParams, body: WebhookInput, response: { 201: NewWebhook } } },
    async (request, reply) => {
      const made = await inTransaction(request.ctx, (ctx) => createWebhook(ctx, parts, request.body))
      return reply.code(201).send(made)
    },
  )

  routes.put(
    `${PATH}/:id`,
    { config: mayWrite, schema: { params: ItemParams, body: WebhookInput, response: { 200: Webhook } } },
    (request) => inTransaction(request.ctx, (ctx) => changeWebhook(ctx, parts, request.params.id, request.body)),
  )

  routes.post(
    `${PATH}/:id/secret`,
    { config: mayWrite, schema: { params: ItemParams, response: { 200: NewWebhook } } },
    (request) => inTransaction(request.ctx, (ctx) => rollSecret(ctx, parts, request.params.id)),
  )

  routes.post(
    `${PATH}/:id/pause`,
    { config: mayWrite, schema: { params: ItemParams, response: { 200: Webhook } } },
    (request) => inTransaction(request.ctx, (ctx) => pauseWebhook(ctx, request.params.id)),
  )

  routes.post(
    `${PATH}/:id/resume`,
    { config: mayWrite, schema: { params: ItemParams, response: { 200: Webhook } } },
    async (request) => {
      const webhook = await inTransaction(request.ctx, (ctx) => resumeWebhook(ctx, request.params.id))
      await enqueueWebhook(parts, request.ctx.companyId, webhook.id)
      return webhook
    },
  )

  routes.delete(
    `${PATH}/:id`,
    { config: mayWrite, schema: { params: ItemParams, response: DONE } },
    async (request, reply) => {
      await inTransaction(request.ctx, (ctx) => removeWebhook(ctx, request.params.id))
      return reply.code(204).send()
    },
  )
}
