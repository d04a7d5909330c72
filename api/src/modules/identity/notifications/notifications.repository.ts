import type { NotificationKind, NotificationParams } from '@comptoir/contracts/identity/notifications'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { TxCtx } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { anyId } from '../../../platform/http/list.ts'

/** A notification to be sent. */
export interface NewNotification {
  kind: NotificationKind
  /** Names and numbers for its phrase, as they are. */
  params: NotificationParams
  /** The page that shows more of it, inside the company or inside a point of sale; null leads nowhere. */
  place: { layout: 'company' | 'pointOfSale'; path: string; pointOfSaleId?: string } | null
  /** A user of the company; null addresses everybody there. */
  userId: string | null
  /** What it is told for, where it is of no use any more once that is over: see `endNotifications`. */
  causeId?: string
}

/** Sends it: recipients see it once the caller's transaction commits, and not if it rolls back. */
export async function notify(
  { db, companyId, now }: Pick<TxCtx, 'companyId' | 'now'> & { db: Queryable },
  { kind, params, place, userId, causeId }: NewNotification,
): Promise<void> {
  await db
    .insertInto('notification')
    .values({
      company_id: companyId,
      id: newId(),
      audience: userId ?? companyId,
      kind,
      params: JSON.stringify(params),
      path: place?.path ?? null,
      layout: place?.layout ?? null,
      point_of_sale_id: place?.pointOfSaleId ?? null,
      created_at: now,
      cause_id: causeId ?? null,
    })
    .execute()
}

/** Takes back what was told for causes that are over, read or not. */
export async function endNotifications(
  { db, companyId }: Pick<TxCtx, 'companyId'> & { db: Queryable },
  causeIds: readonly string[],
): Promise<void> {
  if (causeIds.length === 0) return
  const ended = await db
    .selectFrom('notification')
    .select('id')
    .where('company_id', '=', companyId)
    .where('cause_id', '=', anyId(causeIds))
    .execute()
  const ids = anyId(ended.map(({ id }) => id))
  await db
    .deleteFrom('notification_read')
    .where('company_id', '=', companyId)
    .where('notification_id', '=', ids)
    .execute()
  await db.deleteFrom('notification').where('company_id', '=', companyId).where('id', '=', ids).execute()
}

/** Marks some as read; ids of others' notifications, and of none, are passed over. */
export async function markRead({ db, companyId, userId }: TxCtx, ids: readonly string[]): Promise<void> {
  const mine = await db
    .selectFrom('notification')
    .select('id')
    .where('company_id', '=', companyId)
    .where('audience', 'in', [companyId, userId])
    .where('id', 'in', [...ids])
    .execute()
  if (mine.length === 0) return
  await db
    .insertInto('notification_read')
    .values(mine.map(({ id }) => ({ company_id: companyId, user_id: userId, notification_id: id })))
    .onConflict((conflict) => conflict.columns(['company_id', 'user_id', 'notification_id']).doNothing())
    .execute()
}

/** Marks everything up to this one as read; what was marked one by one below it need not be remembered any more. */
export async function markReadUntil({ db, companyId, userId }: TxCtx, id: string): Promise<void> {
  await db
    .insertInto('notification_reader')
    .values({ company_id: companyId, user_id: userId, read_until: id })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'user_id'])
        .doUpdateSet({ read_until: sql<string>`greatest(notification_reader.read_until, excluded.read_until)` }),
    )
    .execute()
  await db
    .deleteFrom('notification_read')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('notification_id', '<=', id)
    .execute()
}
