import type { NewWebhook, WebhookDeliveryRow, WebhookInput } from '@comptoir/contracts/company/webhooks'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import type { TestApp } from '../../../../../test/app.ts'
import type { Caller } from '../../../../../test/shop.ts'
import { enqueueDueWebhooks } from '../deliver-webhooks.ts'

/** What is sent to make a webhook that is told of new products. */
export function aWebhook(over: Partial<WebhookInput> = {}): WebhookInput {
  return { name: `Webhook ${newId()}`, url: 'https://hooks.example/comptoir', events: ['product.created'], ...over }
}

export async function made(caller: Caller, over: Partial<WebhookInput> = {}): Promise<NewWebhook> {
  const answer = await caller.post('webhooks', aWebhook(over))
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json<NewWebhook>()
}

/** Sends what is due by the clock of the test, and waits until it is sent. */
export async function deliver({ admin, jobs, clock }: TestApp): Promise<void> {
  await enqueueDueWebhooks({ admin: { db: admin }, jobs, clock })
  await jobs.drain()
}

/** What a webhook was told, the newest first. */
export async function history(caller: Caller, { id }: { id: string }, query = ''): Promise<WebhookDeliveryRow[]> {
  const answer = await caller.get(`webhooks/${id}/deliveries/paginated${query}`)
  return answer.json<PaginatedOf<WebhookDeliveryRow>>().data
}
