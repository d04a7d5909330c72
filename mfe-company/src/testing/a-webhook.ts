import type { Webhook, WebhookDelivery, WebhookDeliveryRow, WebhookTry } from '@comptoir/contracts/company/webhooks'
import { newId } from '@comptoir/platform'

/** A webhook that works; name only what the test is about. */
export function aWebhook(given: Partial<Webhook> = {}): Webhook {
  return {
    id: newId(),
    name: 'Online shop',
    url: 'https://shop.example/hooks/comptoir',
    events: ['sale.completed', 'product.updated'],
    state: 'active',
    failingSince: null,
    previousSecretUntil: null,
    createdAt: '2026-11-20T08:00:00.000Z',
    ...given,
  }
}

/** A try that was answered. */
export function aTry(given: Partial<WebhookTry> = {}): WebhookTry {
  return { at: '2026-11-25T09:30:01.000Z', status: 200, error: null, durationMs: 84, answer: 'ok', ...given }
}

/** A delivery as the history shows it. */
export function aDelivery(given: Partial<WebhookDeliveryRow> = {}): WebhookDeliveryRow {
  return {
    id: newId(),
    event: 'sale.completed',
    occurredAt: '2026-11-25T09:30:00.000Z',
    state: 'delivered',
    nextTryAt: null,
    tryCount: 1,
    lastTry: aTry(),
    ...given,
  }
}

/** The same, opened. */
export function anOpenDelivery({ id, event, occurredAt, state, nextTryAt }: WebhookDeliveryRow): WebhookDelivery {
  const tries = [aTry(), aTry({ at: '2026-11-25T09:29:56.000Z', status: null, error: 'timeout', answer: '' })]
  return { id, event, occurredAt, state, nextTryAt, body: JSON.stringify({ id, type: event }), tries }
}
