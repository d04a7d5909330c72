import Type, { type Static } from 'typebox'
import { Id, Instant, Nullable, OneOf, Paginated, Strict } from '../schema.ts'

/** What a person is told of; each kind has its phrase `notification.<kind>` with its params, and an icon. Areas add theirs. */
export const NOTIFICATION_KINDS = ['importFinished', 'importFailed', 'stockLow', 'cashSessionLate'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

export const Notification = Strict({
  id: Id,
  kind: OneOf(NOTIFICATION_KINDS),
  /** Values of its phrase: names and numbers as they are, no text. */
  params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()])),
  /** Path inside the company, as `products/import?id=…`, under a point of sale or not. */
  path: Nullable(Type.String()),
  layout: Nullable(OneOf(['company', 'pointOfSale'])),
  createdAt: Instant,
  isRead: Type.Boolean(),
})
export type Notification = Static<typeof Notification>
export const NotificationsPage = Paginated(Notification)
/** `GET /:companyId/notifications/unread-count`. */
export const UnreadCount = Strict({ count: Type.Integer() })
