import { WEBHOOKS, type WebhookInput } from '@comptoir/contracts/company/webhooks'
import type { TxCtx } from '../../../platform/context.ts'
import { refusingTaken } from '../../../platform/resource/refusals.ts'

const TABLE = {
  table: 'webhook',
  unique: { webhook_name_key: { reason: 'nameTaken', property: 'name' } },
} as const

/** Stores a webhook, whose secret is sealed. */
export async function insertWebhook(ctx: TxCtx, id: string, input: WebhookInput, secret: Buffer): Promise<void> {
  const { name, url, events } = input
  const row = { company_id: ctx.companyId, id, name, url, events, secret, created_by: ctx.userId, created_at: ctx.now }
  await refusingTaken(WEBHOOKS, TABLE, input, () => ctx.db.insertInto('webhook').values(row).execute())
}

/** Changes where it is and what it is told. */
export async function updateWebhook(ctx: TxCtx, id: string, input: WebhookInput): Promise<void> {
  const { name, url, events } = input
  await refusingTaken(WEBHOOKS, TABLE, input, () => change(ctx, id).set({ name, url, events }).execute())
}

/** Puts a new secret in the place of the present one, which signs as well until `until`. */
export async function replaceSecret(ctx: TxCtx, id: string, secret: Buffer, until: Date): Promise<void> {
  const { secret: present } = await ctx.db
    .selectFrom('webhook')
    .select('secret')
    .where('company_id', '=', ctx.companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await change(ctx, id).set({ secret, previous_secret: present, previous_until: until }).execute()
}

/** Nothing more is recorded for it or sent to it; what waits stays. False when that was so before. */
export async function markPaused(ctx: TxCtx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await change(ctx, id)
    .set({ is_active: false })
    .where('is_active', '=', true)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** It is told again, and begins without the failures that it had. False when it was active before. */
export async function markResumed(ctx: TxCtx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await change(ctx, id)
    .set({ is_active: true, switched_off_at: null, failing_since: null, rests_until: null })
    .where('is_active', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Out of the list for good; its row goes with the last of its deliveries. */
export async function markRemoved(ctx: TxCtx, id: string): Promise<void> {
  await change(ctx, id)
    .set({ is_active: false, switched_off_at: null, previous_secret: null, previous_until: null, removed_at: ctx.now })
    .execute()
}

function change({ db, companyId }: TxCtx, id: string) {
  return db
    .updateTable('webhook')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
}
