import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id, Instant, Nullable, OneOf, Paginated, Strict, RecordOf } from '../../schema.ts'

/** Kinds of notification; each has its phrase `notification.<kind>` with params, and an icon. Areas add theirs. */
export const NOTIFICATION_KINDS = [
  'importFinished',
  'importFailed',
  'changesUndone',
  'undoFailed',
  'peopleImported',
  'peopleImportFailed',
  'peopleImportUndone',
  'peopleUndoFailed',
  'stockLow',
  'stockNegative',
  'lotsExpiring',
  'transferNotSent',
  'transferNotReceived',
  'cashSessionLate',
  'booksBroken',
  'clockAhead',
  'clockBack',
  'supportEntered',
  'supportWriting',
  'webhookSwitchedOff',
  'countedAgain',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** Values of a notification's phrase: names and numbers as they are, no text. */
export const NotificationParams = RecordOf(Type.Union([Type.String(), Type.Number(), Type.Null()]))
export type NotificationParams = Static<typeof NotificationParams>

export const Notification = Strict({
  id: Id,
  kind: OneOf(NOTIFICATION_KINDS),
  params: NotificationParams,
  /** Path inside the company, as `products/import?id=…`, under a point of sale or not. */
  path: Nullable(Type.String()),
  layout: Nullable(OneOf(['company', 'pointOfSale'])),
  /** Where it happened; null, and a page of a point of sale is opened in the one that the reader is in. */
  pointOfSaleId: Nullable(Id),
  createdAt: Instant,
  isRead: Type.Boolean(),
})
export type Notification = Static<typeof Notification>
export const NotificationsPage = Paginated(Notification)
export type NotificationsPage = Static<typeof NotificationsPage>

/** How far back a list goes: what is older than that many has been seen or is of no use any more. */
export const NOTIFICATIONS_SHOWN = 1000
export const NotificationsQuery = Strict({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: NOTIFICATIONS_SHOWN, default: 1 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
})

/** Unread ones are counted up to here; a badge says no more than "99+". */
export const UNREAD_COUNTED = 100
/** `GET /:companyId/notifications/unread-count`, and what marking as read answers. */
export const UnreadCount = Strict({ count: Type.Integer() })
export type UnreadCount = Static<typeof UnreadCount>

/** `POST /:companyId/notifications/read`: these, or all that there are now. */
export const NotificationsReadInput = Strict({ ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100 })) })
export type NotificationsReadInput = Static<typeof NotificationsReadInput>
