// What the bar's buttons open, in one file that comes after the page is drawn.
export { AvatarPanel } from './avatar-panel.tsx'
export { CreatePanel } from './create/create-panel.tsx'
export { DrawerPanel } from './drawer-panel.tsx'
export { LanguagePanel } from './language-panel.tsx'
export { NotificationsPanel } from './notifications/notifications-panel.tsx'
export { PointOfSalePanel } from './point-of-sale-panel.tsx'
export { SettingsPanel } from './settings/settings-panel.tsx'
