import { WEBHOOKS } from '@comptoir/contracts/company/webhooks'
import type { TxCtx } from '../../../platform/context.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { insertTest, replay } from './deliveries.repository.ts'
import { getWebhook } from './webhooks.queries.ts'

/** Puts an event for a test in the queue of a webhook, and gives its id. */
export async function sendTest(ctx: TxCtx, webhookId: string): Promise<string> {
  await requireActive(ctx, webhookId)
  return insertTest(ctx, webhookId)
}

/** Sends a delivery again, whatever came of it: with its id, so that a receiver knows that it may have it. */
export async function replayDelivery(ctx: TxCtx, webhookId: string, id: string): Promise<void> {
  await requireActive(ctx, webhookId)
  if ((await replay(ctx, webhookId, id)) === 0) throw declaredRefusal(WEBHOOKS, 'notFound')
}

/** Sends all again that were given up. */
export async function replayFailed(ctx: TxCtx, webhookId: string): Promise<number> {
  await requireActive(ctx, webhookId)
  return replay(ctx, webhookId)
}

async function requireActive(ctx: TxCtx, webhookId: string): Promise<void> {
  const { state } = await getWebhook(ctx, webhookId)
  if (state !== 'active') throw declaredRefusal(WEBHOOKS, 'notActive')
}
