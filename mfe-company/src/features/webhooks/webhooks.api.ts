import {
  WEBHOOKS,
  webhookDeliveriesOf,
  type NewWebhook,
  type Webhook,
  type WebhookDelivery,
  type WebhookInput,
  type WebhookReplays,
} from '@comptoir/contracts/company/webhooks'
import { api, pathOf } from '@comptoir/platform'

/** Makes a webhook; only this answer has its secret. */
export function makeWebhook(input: WebhookInput): Promise<NewWebhook> {
  return api.post<NewWebhook>(pathOf(WEBHOOKS), input)
}

export function changeWebhook(id: string, input: WebhookInput): Promise<Webhook> {
  return api.put<Webhook>(pathOf(WEBHOOKS, id), input)
}

/** Gives it another secret; only this answer has it. */
export function rollSecret({ id }: Webhook): Promise<NewWebhook> {
  return api.post<NewWebhook>(pathOf(WEBHOOKS, id, 'secret'))
}

export function pauseWebhook({ id }: Webhook): Promise<Webhook> {
  return api.post<Webhook>(pathOf(WEBHOOKS, id, 'pause'))
}

export function resumeWebhook({ id }: Webhook): Promise<Webhook> {
  return api.post<Webhook>(pathOf(WEBHOOKS, id, 'resume'))
}

export function removeWebhook({ id }: Webhook): Promise<unknown> {
  return api.delete(pathOf(WEBHOOKS, id))
}

/** Sends an event that says nothing of the company. */
export function sendTest({ id }: Webhook): Promise<WebhookDelivery> {
  return api.post<WebhookDelivery>(pathOf(WEBHOOKS, id, 'test'))
}

/** Sends one delivery again. */
export function replayDelivery(webhookId: string, id: string): Promise<WebhookDelivery> {
  return api.post<WebhookDelivery>(pathOf(webhookDeliveriesOf(webhookId), id, 'replay'))
}

/** Sends all again that were given up. */
export function replayFailed(webhookId: string): Promise<WebhookReplays> {
  return api.post<WebhookReplays>(pathOf(webhookDeliveriesOf(webhookId), 'replay-failed'))
}
