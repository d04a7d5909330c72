import { WebhookDelivery, webhookDeliveriesOf, WebhookReplays, WEBHOOKS } from '@comptoir/contracts/company/webhooks'
import { Id, listQuerySchema, Strict, type ListQuery } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { AppDeps } from '../../../platform/deps.ts'
import { listQuery } from '../../../platform/http/list.ts'
import { ItemParams } from '../../../platform/http/params.ts'
import { enqueueWebhook } from './deliver-webhooks.ts'
import { getDelivery, listDeliveries } from './deliveries.queries.ts'
import { replayDelivery, replayFailed, sendTest } from './deliveries.service.ts'

const WEBHOOK = `/:companyId/${WEBHOOKS.path}/:id`
const DELIVERIES = webhookDeliveriesOf(':id')
const PATH = `/:companyId/${DELIVERIES.path}`
const DeliveryParams = Strict({ companyId: Type.String(), id: Id, deliveryId: Id })
const mayRead = { access: WEBHOOKS.permissions.read } as const
const mayWrite = { access: WEBHOOKS.permissions.write } as const

/** What a webhook was told: the list, one with its tries, sending again, and an event for a test. */
export async function webhookDeliveryRoutes(
  app: FastifyInstance,
  deps: Pick<AppDeps, 'publicUrl' | 'jobs'>,
): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const { publicUrl } = deps

  routes.get(
    `${PATH}/paginated`,
    {
      config: mayRead,
      schema: {
        params: ItemParams,
        querystring: listQuerySchema(DELIVERIES.list),
        response: { 200: DELIVERIES.page },
      },
    },
    (request) =>
      inTransaction(request.ctx, (ctx) =>
        listDeliveries(ctx, request.params.id, listQuery(request.query as Partial<ListQuery>)),
      ),
  )

  routes.get(
    `${PATH}/:deliveryId`,
    { config: mayRead, schema: { params: DeliveryParams, response: { 200: WebhookDelivery } } },
    ({ ctx: asked, params: { id, deliveryId } }) =>
      inTransaction(asked, (ctx) => getDelivery(ctx, id, deliveryId, publicUrl)),
  )

  routes.post(
    `${WEBHOOK}/test`,
    { config: mayWrite, schema: { params: ItemParams, response: { 201: WebhookDelivery } } },
    async ({ ctx: asked, params: { id } }, reply) => {
      const sent = await inTransaction(asked, async (ctx) => getDelivery(ctx, id, await sendTest(ctx, id), publicUrl))
      await enqueueWebhook(deps, asked.companyId, id)
      return reply.code(201).send(sent)
    },
  )

  routes.post(
    `${PATH}/:deliveryId/replay`,
    { config: mayWrite, schema: { params: DeliveryParams, response: { 200: WebhookDelivery } } },
    async ({ ctx: asked, params: { id, deliveryId } }) => {
      const delivery = await inTransaction(asked, async (ctx) => {
        await replayDelivery(ctx, id, deliveryId)
        return getDelivery(ctx, id, deliveryId, publicUrl)
      })
      await enqueueWebhook(deps, asked.companyId, id)
      return delivery
    },
  )

  routes.post(
    `${PATH}/replay-failed`,
    { config: mayWrite, schema: { params: ItemParams, response: { 200: WebhookReplays } } },
    async ({ ctx: asked, params: { id } }) => {
      const count = await inTransaction(asked, (ctx) => replayFailed(ctx, id))
      await enqueueWebhook(deps, asked.companyId, id)
      return { count }
    },
  )
}
