import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../../platform/deps.ts'
import { scheduleWebhooksCleanUp } from './clean-up.ts'
import { handleDeliveries } from './deliver-webhooks.ts'
import { webhookDeliveryRoutes } from './deliveries.routes.ts'
import { webhookRoutes } from './webhooks.routes.ts'

export { switchOff } from './switch-off.ts'

/** Endpoints of other programs that are told what happens in the company, and what they were told. */
export async function webhooksPart(app: FastifyInstance, deps: AppDeps): Promise<void> {
  await webhookRoutes(app, deps)
  await webhookDeliveryRoutes(app, deps)
  handleDeliveries(deps)
  scheduleWebhooksCleanUp(deps)
}
