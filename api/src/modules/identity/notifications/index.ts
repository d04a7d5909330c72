/** Notifications: news of what happened without a person. Modules call `notify` in the transaction that causes it. */
export { endNotifications, notify, type NewNotification } from './notifications.repository.ts'
export { notificationRoutes } from './notifications.routes.ts'
