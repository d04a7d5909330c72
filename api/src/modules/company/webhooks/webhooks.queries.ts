import { WEBHOOK_STATES, WEBHOOKS, type Webhook, type WebhookState } from '@comptoir/contracts/company/webhooks'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { anyOf, filterValues } from '../../../platform/http/list.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { folded } from '../../../platform/search/folded.ts'
import { readForgivingPage } from '../../../platform/search/forgiving-page.ts'

const CAP = 10_000

const STATE = sql<WebhookState>`case when w.is_active then 'active' when w.switched_off_at is null then 'paused'
  else 'switchedOff' end`

function selection({ db, companyId, now }: TxCtx) {
  return db
    .selectFrom('webhook as w')
    .where('w.company_id', '=', companyId)
    .where('w.removed_at', 'is', null)
    .select(['w.id', 'w.name', 'w.url', 'w.events', 'w.failing_since', 'w.created_at', STATE.as('state')])
    .select(sql<Date | null>`case when w.previous_until > ${now} then w.previous_until end`.as('previous_until'))
}

type Row = Awaited<ReturnType<ReturnType<typeof selection>['executeTakeFirstOrThrow']>>

function toWebhook(row: Row): Webhook {
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    events: row.events,
    state: row.state,
    failingSince: row.failing_since?.toISOString() ?? null,
    previousSecretUntil: row.previous_until?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}

/** The webhooks of a company. */
export async function listWebhooks(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<Webhook>> {
  const states = WEBHOOK_STATES.filter((state) => filterValues(query, 'state').includes(state))
  const found = selection(ctx).$if(states.length > 0, (webhooks) =>
    webhooks.where(STATE, '=', anyOf<WebhookState>(states)),
  )
  const rules = {
    orders: { name: 'w.name', createdAt: 'w.created_at' },
    byDefault: { field: 'createdAt', direction: 'desc' },
    id: 'w.id',
    cap: CAP,
  } as const
  const { rows, meta } = await readForgivingPage(ctx.db, found, query, rules, [folded(sql.ref('w.name'))])
  return { data: rows.map(toWebhook), meta }
}

/** One webhook; refused where the company has none of that id. */
export async function getWebhook(ctx: TxCtx, id: string): Promise<Webhook> {
  const row = await selection(ctx).where('w.id', '=', id).executeTakeFirst()
  if (!row) throw declaredRefusal(WEBHOOKS, 'notFound')
  return toWebhook(row)
}

/** How many webhooks a company has, whatever their state. */
export async function countWebhooks({ db, companyId }: TxCtx): Promise<number> {
  const { count } = await db
    .selectFrom('webhook')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
