import type { NotificationsReadInput, UnreadCount } from '@comptoir/contracts/identity/notifications'
import type { TxCtx } from '../../../platform/context.ts'
import { countUnread, newestId } from './notifications.queries.ts'
import { markRead, markReadUntil } from './notifications.repository.ts'

/** Marks the named ones, or all that there are, as read by the caller; gives what is left unread. */
export async function readNotifications(ctx: TxCtx, { ids }: NotificationsReadInput): Promise<UnreadCount> {
  if (ids) {
    await markRead(ctx, ids)
    return { count: await countUnread(ctx) }
  }
  const newest = await newestId(ctx)
  if (newest !== null) await markReadUntil(ctx, newest)
  return { count: await countUnread(ctx) }
}
