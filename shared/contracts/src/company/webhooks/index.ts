import * as Type from 'typebox'
import type { Static } from 'typebox'
import { defineList } from '../../declare.ts'
import { Id, Instant, Nullable, OneOf, Paginated, Strict, Text } from '../../schema.ts'
import { WEBHOOK_EVENTS } from './events.ts'

export { WEBHOOK_EVENTS, WEBHOOK_TEST, type WebhookEvent } from './events.ts'

/** Most webhooks of a company. */
export const WEBHOOKS_MOST = 50
/** How long deliveries are kept, in days. */
export const WEBHOOK_HISTORY_DAYS = 30
/** How long the old secret signs beside a new one, in hours. */
export const WEBHOOK_OVERLAP_HOURS = 24
/** An endpoint that took nothing for so many days is switched off. */
export const WEBHOOK_FAILING_DAYS = 3
/** So much of an answer is kept, in characters. */
export const WEBHOOK_ANSWER_LENGTH = 1000
/** How often a delivery is tried before it is given up, the first time included. */
export const WEBHOOK_ATTEMPTS = 10

/** Whether an endpoint is told anything; if not, whether somebody paused it, or the product switched it off. */
export const WEBHOOK_STATES = ['active', 'paused', 'switchedOff'] as const
export type WebhookState = (typeof WEBHOOK_STATES)[number]
export const WEBHOOK_DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const
export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number]

/**
 * Why a try had no answer: the address is not one of the internet, its name leads nowhere, nobody listens or the connection
 * broke, the certificate is not trusted, the time was over, or the secret is sealed under another installation's.
 */
export const WEBHOOK_TRY_ERRORS = ['address', 'name', 'connection', 'certificate', 'timeout', 'secret'] as const
export type WebhookTryError = (typeof WEBHOOK_TRY_ERRORS)[number]

const HttpAddress = Type.String({ minLength: 1, maxLength: 500, pattern: '^https?://[^\\s]+$' })

/** An endpoint as somebody describes it: where it is, and of what it is told. */
export const WebhookInput = Strict({
  id: Type.Optional(Id),
  name: Text(80),
  url: HttpAddress,
  events: Type.Array(OneOf(WEBHOOK_EVENTS), { minItems: 1, maxItems: WEBHOOK_EVENTS.length, uniqueItems: true }),
})
export type WebhookInput = Static<typeof WebhookInput>

const fields = {
  id: Id,
  name: Type.String(),
  url: Type.String(),
  events: Type.Array(Type.String()),
  state: OneOf(WEBHOOK_STATES),
  /** Since when it has taken nothing; null where the last try was taken, or there was none. */
  failingSince: Nullable(Instant),
  /** Until when the secret before the present one signs as well; null where there is none. */
  previousSecretUntil: Nullable(Instant),
  createdAt: Instant,
}

export const Webhook = Strict(fields)
export type Webhook = Static<typeof Webhook>

/** A webhook with a secret that has just been made, which is shown this once: `whsec_` and its bytes in base64. */
export const NewWebhook = Strict({ ...fields, secret: Type.String() })
export type NewWebhook = Static<typeof NewWebhook>

/** One request to the endpoint, and what came of it: `status` of the answer, or `error` where there was none. */
export const WebhookTry = Strict({
  at: Instant,
  status: Nullable(Type.Integer()),
  error: Nullable(OneOf(WEBHOOK_TRY_ERRORS)),
  durationMs: Type.Integer(),
  /** The first part of the answer's body. */
  answer: Type.String(),
})
export type WebhookTry = Static<typeof WebhookTry>

const deliveryFields = {
  /** Of the event, and of the message: `webhook-id` of every try. */
  id: Id,
  event: Type.String(),
  occurredAt: Instant,
  state: OneOf(WEBHOOK_DELIVERY_STATES),
  nextTryAt: Nullable(Instant),
}

export const WebhookDeliveryRow = Strict({
  ...deliveryFields,
  tryCount: Type.Integer(),
  lastTry: Nullable(WebhookTry),
})
export type WebhookDeliveryRow = Static<typeof WebhookDeliveryRow>

/** One delivery: what is sent, and each try, the last one first. */
export const WebhookDelivery = Strict({ ...deliveryFields, body: Type.String(), tries: Type.Array(WebhookTry) })
export type WebhookDelivery = Static<typeof WebhookDelivery>

/** How many deliveries are tried again. */
export const WebhookReplays = Strict({ count: Type.Integer() })
export type WebhookReplays = Static<typeof WebhookReplays>

/** Endpoints of other programs that are told what happens in the company. */
export const WEBHOOKS = defineList({
  entity: 'webhook',
  path: 'webhooks',
  permissions: { read: ['administrator'], write: ['administrator'] },
  actions: ['created', 'updated', 'removed', 'paused', 'resumed', 'secretRolled', 'switchedOff'],
  errors: {
    notFound: 404,
    nameTaken: [409, 'name'],
    tooMany: [409, 'most'],
    notActive: 409,
    urlUnfit: 422,
  },
  item: Webhook,
  list: { searchFields: ['name'], filters: ['state'], orders: ['name', 'createdAt'] },
})

const DELIVERY_LIST = { searchFields: [], filters: ['state', 'event'], orders: ['occurredAt'] } as const

/** What was sent to one webhook, or is about to be, below the webhook's own address. */
export function webhookDeliveriesOf(webhookId: string) {
  return {
    ...WEBHOOKS,
    path: `${WEBHOOKS.path}/${webhookId}/deliveries`,
    item: WebhookDelivery,
    page: Paginated(WebhookDeliveryRow),
    list: DELIVERY_LIST,
    parts: { ...WEBHOOKS.parts, row: WebhookDeliveryRow },
  }
}

declare module '../../declare.ts' {
  interface Declarations {
    webhook: typeof WEBHOOKS
  }
}
