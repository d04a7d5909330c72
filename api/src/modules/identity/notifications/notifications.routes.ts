import {
  NotificationsPage,
  NotificationsQuery,
  NotificationsReadInput,
  UnreadCount,
} from '@comptoir/contracts/identity/notifications'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { countUnread, listNotifications } from './notifications.queries.ts'
import { readNotifications } from './notifications.service.ts'

const PATH = '/:companyId/notifications'

/** Everybody of a company has notifications of their own; nobody sees another one's. */
export async function notificationRoutes(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const config = { access: 'company.read' } as const

  routes.get(
    `${PATH}/paginated`,
    {
      config,
      schema: { params: CompanyParams, querystring: NotificationsQuery, response: { 200: NotificationsPage } },
    },
    (request) => {
      const { page = 1, limit = 20 } = request.query
      return inTransaction(request.ctx, (ctx) => listNotifications(ctx, { page, limit }))
    },
  )

  routes.get(
    `${PATH}/unread-count`,
    { config, schema: { params: CompanyParams, response: { 200: UnreadCount } } },
    async (request) => ({
      count: await inTransaction(request.ctx, countUnread),
    }),
  )

  routes.post(
    `${PATH}/read`,
    // Nothing but the reader's own marks.
    {
      config: { ...config, writes: false },
      schema: { params: CompanyParams, body: NotificationsReadInput, response: { 200: UnreadCount } },
    },
    (request) => inTransaction(request.ctx, (ctx) => readNotifications(ctx, request.body)),
  )
}
