import {
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_EVENTS,
  WEBHOOK_TEST,
  WEBHOOKS,
  type WebhookDelivery,
  type WebhookDeliveryRow,
  type WebhookDeliveryState,
  type WebhookTry,
} from '@comptoir/contracts/company/webhooks'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { anyOf, filterValues, readPage } from '../../../platform/http/list.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { bodyOf, type EventRow } from './webhook-body.ts'
import { getWebhook } from './webhooks.queries.ts'

const CAP = 10_000
const COLUMNS = ['d.company_id', 'd.event_id', 'd.event', 'd.entity', 'd.entity_id', 'd.occurred_at'] as const

function ofWebhook({ db, companyId }: TxCtx, webhookId: string) {
  return db
    .selectFrom('webhook_delivery as d')
    .where('d.company_id', '=', companyId)
    .where('d.webhook_id', '=', webhookId)
}

interface DeliveryRow extends EventRow {
  state: WebhookDeliveryState
  next_try_at: Date | null
}

function told({ event_id: id, event, occurred_at: occurredAt, state, next_try_at: nextTryAt }: DeliveryRow) {
  return { id, event, occurredAt: occurredAt.toISOString(), state, nextTryAt: nextTryAt?.toISOString() ?? null }
}

/** What one webhook was told in the last weeks, the newest first. */
export async function listDeliveries(
  ctx: TxCtx,
  webhookId: string,
  query: ListQuery,
): Promise<PaginatedOf<WebhookDeliveryRow>> {
  await getWebhook(ctx, webhookId)
  const states = WEBHOOK_DELIVERY_STATES.filter((state) => filterValues(query, 'state').includes(state))
  const events = [...WEBHOOK_EVENTS, WEBHOOK_TEST].filter((event) => filterValues(query, 'event').includes(event))
  const found = ofWebhook(ctx, webhookId)
    .$if(states.length > 0, (all) => all.where('d.state', '=', anyOf<WebhookDeliveryState>(states)))
    .$if(events.length > 0, (all) => all.where('d.event', '=', anyOf<string>(events)))
    .select([...COLUMNS, 'd.state', 'd.next_try_at'])
    .select(sql<number>`jsonb_array_length(d.tries)`.as('try_count'))
    .select(sql<WebhookTry | null>`d.tries -> -1`.as('last_try'))
  const { rows, meta } = await readPage(ctx.db, found, query, {
    orders: { occurredAt: 'd.occurred_at' },
    byDefault: { field: 'occurredAt', direction: 'desc' },
    id: 'd.event_id',
    cap: CAP,
  })
  return {
    data: rows.map((row) => ({ ...told(row), tryCount: row.try_count, lastTry: row.last_try })),
    meta,
  }
}

/** One delivery, with what is sent and each try. */
export async function getDelivery(
  ctx: TxCtx,
  webhookId: string,
  id: string,
  publicUrl: string,
): Promise<WebhookDelivery> {
  await getWebhook(ctx, webhookId)
  const row = await ofWebhook(ctx, webhookId)
    .where('d.event_id', '=', id)
    .select([...COLUMNS, 'd.state', 'd.next_try_at', 'd.tries'])
    .executeTakeFirst()
  if (!row) throw declaredRefusal(WEBHOOKS, 'notFound')
  return { ...told(row), body: bodyOf(row, publicUrl), tries: row.tries.toReversed() }
}
