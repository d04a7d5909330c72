import {
  NOTIFICATIONS_SHOWN,
  UNREAD_COUNTED,
  type Notification,
  type NotificationKind,
  type NotificationsPage,
} from '@comptoir/contracts/identity/notifications'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

async function readUntil({ db, companyId, userId }: TxCtx): Promise<string> {
  const row = await db
    .selectFrom('notification_reader')
    .select('read_until')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.read_until ?? BEFORE_ALL
}

/** The newest of one audience: never more rows of the index than are asked for, however many there are. */
function newestOf({ db, companyId }: TxCtx, audience: string, limit: number) {
  return db
    .selectFrom('notification as n')
    .select(['n.id', 'n.kind', 'n.params', 'n.path', 'n.layout', 'n.point_of_sale_id', 'n.created_at'])
    .where('n.company_id', '=', companyId)
    .where('n.audience', '=', audience)
    .orderBy('n.id', 'desc')
    .limit(limit)
}

/** Those of the user and those for everybody, one list; `limit` of each are looked at. */
function newest(ctx: TxCtx, limit: number) {
  const { db, userId, companyId } = ctx
  const own = db.selectFrom(newestOf(ctx, userId, limit).as('own')).selectAll()
  const common = db.selectFrom(newestOf(ctx, companyId, limit).as('common')).selectAll()
  return db.selectFrom(own.unionAll(common).as('n'))
}

type Row = Awaited<ReturnType<ReturnType<typeof newestOf>['executeTakeFirstOrThrow']>> & { is_marked: boolean }

function toNotification(row: Row, until: string): Notification {
  return {
    id: row.id,
    kind: row.kind as NotificationKind,
    params: row.params,
    path: row.path,
    layout: row.layout,
    pointOfSaleId: row.point_of_sale_id,
    createdAt: row.created_at.toISOString(),
    isRead: row.is_marked || row.id <= until,
  }
}

/** A page of the user's notifications, newest first. */
export async function listNotifications(
  ctx: TxCtx,
  { page, limit }: { page: number; limit: number },
): Promise<NotificationsPage> {
  const until = await readUntil(ctx)
  const depth = Math.min(page * limit, NOTIFICATIONS_SHOWN)
  const rows = await newest(ctx, depth)
    .selectAll('n')
    .select(
      sql<boolean>`exists (select 1 from notification_read r
        where r.company_id = ${ctx.companyId} and r.user_id = ${ctx.userId} and r.notification_id = n.id)`.as(
        'is_marked',
      ),
    )
    .orderBy('n.id', 'desc')
    .limit(Math.max(depth - (page - 1) * limit, 0))
    .offset((page - 1) * limit)
    .execute()
  const { count } = await newest(ctx, NOTIFICATIONS_SHOWN)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const total = Math.min(count, NOTIFICATIONS_SHOWN)
  return { data: rows.map((row) => toNotification(row, until)), meta: { total, page, limit } }
}

/** How many the user has not read, counted up to `UNREAD_COUNTED`. */
export async function countUnread(ctx: TxCtx): Promise<number> {
  const { db, companyId, userId } = ctx
  const until = await readUntil(ctx)
  const unreadOf = (audience: string) =>
    db
      .selectFrom('notification as n')
      .select(sql<number>`1`.as('one'))
      .where('n.company_id', '=', companyId)
      .where('n.audience', '=', audience)
      .where('n.id', '>', until)
      .where(
        sql<boolean>`not exists (select 1 from notification_read r
          where r.company_id = ${companyId} and r.user_id = ${userId} and r.notification_id = n.id)`,
      )
      .limit(UNREAD_COUNTED)
  const own = db.selectFrom(unreadOf(userId).as('own')).selectAll()
  const common = db.selectFrom(unreadOf(companyId).as('common')).selectAll()
  const { count } = await db
    .selectFrom(own.unionAll(common).as('unread'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Math.min(count, UNREAD_COUNTED)
}

/** The user's newest notification; null when there is none. */
export async function newestId(ctx: TxCtx): Promise<string | null> {
  const row = await newest(ctx, 1).select('n.id').orderBy('n.id', 'desc').limit(1).executeTakeFirst()
  return row?.id ?? null
}
