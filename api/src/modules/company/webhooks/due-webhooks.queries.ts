import type { Database } from '../../../platform/db/database.ts'

/** Webhooks of all companies that something is due for, but those that rest. `admin` must see all companies. */
export async function listDueWebhooks(admin: Database, now: Date): Promise<{ companyId: string; webhookId: string }[]> {
  const rows = await admin
    .selectFrom('webhook as w')
    .select(['w.company_id', 'w.id'])
    .where('w.is_active', '=', true)
    .where((eb) => eb.or([eb('w.rests_until', 'is', null), eb('w.rests_until', '<=', now)]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('webhook_delivery as d')
          .select('d.event_id')
          .whereRef('d.company_id', '=', 'w.company_id')
          .whereRef('d.webhook_id', '=', 'w.id')
          .where('d.state', '=', 'pending')
          .where('d.next_try_at', '<=', now),
      ),
    )
    .execute()
  return rows.map(({ company_id: companyId, id: webhookId }) => ({ companyId, webhookId }))
}
