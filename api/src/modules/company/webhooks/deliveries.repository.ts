import { WEBHOOK_TEST, type WebhookTry } from '@comptoir/contracts/company/webhooks'
import { v7 as newId } from 'uuid'
import type { TxCtx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { EventRow } from './webhook-body.ts'

/** What a job knows of where it works. */
export interface Delivering {
  db: Tx
  companyId: string
  now: Date
}

/** So many tries of a delivery are kept, the newest ones; replays may make more. */
const KEPT_TRIES = 30

/** Puts a test event of a webhook in its queue, and gives its id. */
export async function insertTest({ db, companyId, now }: TxCtx, webhookId: string): Promise<string> {
  const id = newId()
  await db
    .insertInto('webhook_delivery')
    .values({
      company_id: companyId,
      webhook_id: webhookId,
      event_id: id,
      event: WEBHOOK_TEST,
      entity: 'webhook',
      entity_id: webhookId,
      occurred_at: now,
      next_try_at: now,
    })
    .execute()
  return id
}

/** Tries one delivery again from the beginning, or all that were given up; gives how many. */
export async function replay({ db, companyId, now }: TxCtx, webhookId: string, id?: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_delivery')
    .set({ state: 'pending', attempts: 0, next_try_at: now })
    .where('company_id', '=', companyId)
    .where('webhook_id', '=', webhookId)
    .$if(id === undefined, (all) => all.where('state', '=', 'failed'))
    .$if(id !== undefined, (all) => all.where('event_id', '=', id ?? ''))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** A delivery that is due, with the endpoint that it is for. */
export interface DueDelivery extends EventRow {
  attempts: number
  url: string
  secret: Buffer
  previous_secret: Buffer | null
}

/** The delivery of a webhook that has been due for longest; null where it is told nothing, or nothing is due. */
export async function findDue({ db, companyId, now }: Delivering, webhookId: string): Promise<DueDelivery | null> {
  const webhook = await db
    .selectFrom('webhook')
    .select(['url', 'secret', 'previous_secret', 'previous_until'])
    .where('company_id', '=', companyId)
    .where('id', '=', webhookId)
    .where('is_active', '=', true)
    .executeTakeFirst()
  if (!webhook) return null
  const due = await db
    .selectFrom('webhook_delivery')
    .select(['company_id', 'event_id', 'event', 'entity', 'entity_id', 'occurred_at', 'attempts'])
    .where('company_id', '=', companyId)
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'pending')
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .orderBy('event_id')
    .limit(1)
    .executeTakeFirst()
  const { url, secret, previous_secret: previous, previous_until: until } = webhook
  return due ? { ...due, url, secret, previous_secret: until !== null && until > now ? previous : null } : null
}

/** Writes down what came of a try: taken, to be tried again at `next`, or given up. */
export async function writeTry(
  { db, companyId }: Delivering,
  webhookId: string,
  id: string,
  { made, isTaken, attempts, next }: { made: WebhookTry; isTaken: boolean; attempts: number; next: Date | null },
): Promise<void> {
  const { tries } = await db
    .selectFrom('webhook_delivery')
    .select('tries')
    .where('company_id', '=', companyId)
    .where('webhook_id', '=', webhookId)
    .where('event_id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await db
    .updateTable('webhook_delivery')
    .set({
      state: isTaken ? 'delivered' : next === null ? 'failed' : 'pending',
      attempts,
      next_try_at: isTaken ? null : next,
      tries: JSON.stringify([...tries, made].slice(-KEPT_TRIES)),
    })
    .where('company_id', '=', companyId)
    .where('webhook_id', '=', webhookId)
    .where('event_id', '=', id)
    .execute()
}

/** How the endpoint of a webhook has been since its last try; gives since when it has taken nothing. */
export async function writeHealth(
  { db, companyId, now }: Delivering,
  webhookId: string,
  { isTaken, rests }: { isTaken: boolean; rests: Date | null },
): Promise<Date | null> {
  const { failing_since: since } = await db
    .updateTable('webhook')
    .set((eb) => ({
      failing_since: isTaken ? null : eb.fn.coalesce('failing_since', eb.val(now)),
      rests_until: rests,
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', webhookId)
    .returning('failing_since')
    .executeTakeFirstOrThrow()
  return since
}

/** False where it is not active any more. */
export async function markSwitchedOff({ db, companyId, now }: Delivering, webhookId: string): Promise<string | null> {
  const row = await db
    .updateTable('webhook')
    .set({ is_active: false, switched_off_at: now })
    .where('company_id', '=', companyId)
    .where('id', '=', webhookId)
    .where('is_active', '=', true)
    .returning('name')
    .executeTakeFirst()
  return row?.name ?? null
}
