/** Notifications: what people are told of that happened without them. Other modules tell it by `notify`, in the transaction that causes it. */
export { notify, type NewNotification } from './notifications.repository.ts'
export { notificationRoutes } from './notifications.routes.ts'
