import {
  WEBHOOK_OVERLAP_HOURS,
  WEBHOOKS,
  WEBHOOKS_MOST,
  type NewWebhook,
  type Webhook,
  type WebhookInput,
} from '@comptoir/contracts/company/webhooks'
import { v7 as newId } from 'uuid'
import { audit } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import type { AppDeps } from '../../../platform/deps.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { sealSecret } from '../../../platform/sealed-secret.ts'
import { isFitUrl } from './public-address.ts'
import { makeWebhookSecret } from './webhook-signature.ts'
import { countWebhooks, getWebhook } from './webhooks.queries.ts'
import {
  insertWebhook,
  markPaused,
  markRemoved,
  markResumed,
  replaceSecret,
  updateWebhook,
} from './webhooks.repository.ts'

type Parts = Pick<AppDeps, 'secret' | 'webhookTargets'>

const HOUR_MS = 3_600_000

/** Makes a webhook. Only this answer has its secret. */
export async function createWebhook(ctx: TxCtx, parts: Parts, given: WebhookInput): Promise<NewWebhook> {
  const input = trimmed(given, parts)
  if ((await countWebhooks(ctx)) >= WEBHOOKS_MOST) throw declaredRefusal(WEBHOOKS, 'tooMany', { most: WEBHOOKS_MOST })
  const id = given.id ?? newId()
  const { bytes, text } = makeWebhookSecret()
  await insertWebhook(ctx, id, input, sealSecret({ secret: parts.secret, use: 'webhook' }, id, bytes))
  await audit(ctx, { action: 'webhook.created', entity: 'webhook', entityId: id, after: told(input) })
  return { ...(await getWebhook(ctx, id)), secret: text }
}

/** Changes a webhook: what happens from now on is told to the new address; what waits goes there, too. */
export async function changeWebhook(ctx: TxCtx, parts: Parts, id: string, given: WebhookInput): Promise<Webhook> {
  const input = trimmed(given, parts)
  const before = await getWebhook(ctx, id)
  await updateWebhook(ctx, id, input)
  const entry = { before: told(before), after: told(input) }
  await audit(ctx, { action: 'webhook.updated', entity: 'webhook', entityId: id, ...entry })
  return getWebhook(ctx, id)
}

/** Gives a webhook another secret. The old one signs beside it for a day, so that its receiver can change over. */
export async function rollSecret(ctx: TxCtx, { secret }: Parts, id: string): Promise<NewWebhook> {
  const { name } = await getWebhook(ctx, id)
  const { bytes, text } = makeWebhookSecret()
  const until = new Date(ctx.now.getTime() + WEBHOOK_OVERLAP_HOURS * HOUR_MS)
  await replaceSecret(ctx, id, sealSecret({ secret, use: 'webhook' }, id, bytes), until)
  await audit(ctx, { action: 'webhook.secretRolled', entity: 'webhook', entityId: id, after: { name } })
  return { ...(await getWebhook(ctx, id)), secret: text }
}

/** Ends telling it anything until it is resumed. Paused again, nothing happens. */
export async function pauseWebhook(ctx: TxCtx, id: string): Promise<Webhook> {
  const { name } = await getWebhook(ctx, id)
  if (await markPaused(ctx, id))
    await audit(ctx, { action: 'webhook.paused', entity: 'webhook', entityId: id, after: { name } })
  return getWebhook(ctx, id)
}

/** Goes on with what waits, and with what happens from now on. */
export async function resumeWebhook(ctx: TxCtx, id: string): Promise<Webhook> {
  const { name } = await getWebhook(ctx, id)
  if (await markResumed(ctx, id))
    await audit(ctx, { action: 'webhook.resumed', entity: 'webhook', entityId: id, after: { name } })
  return getWebhook(ctx, id)
}

/** Removes a webhook; what waits for it is never sent. */
export async function removeWebhook(ctx: TxCtx, id: string): Promise<void> {
  const before = await getWebhook(ctx, id)
  await markRemoved(ctx, id)
  await audit(ctx, { action: 'webhook.removed', entity: 'webhook', entityId: id, before: told(before) })
}

function trimmed(input: WebhookInput, { webhookTargets }: Parts): WebhookInput {
  if (!isFitUrl(input.url, webhookTargets)) throw declaredRefusal(WEBHOOKS, 'urlUnfit', {}, '/url')
  return { ...input, name: input.name.trim() }
}

/** What the audit trail keeps of one; an address may hold a key in its query, which is left out. */
function told({ name, url, events }: Pick<Webhook, 'name' | 'url'> & { events: readonly string[] }) {
  return { name, url: url.replace(/[?#].*$/, ''), events }
}
