// What the bar's buttons open, in one file that comes after the page is drawn.
export { AvatarPanel } from './top-bar/avatar-panel.tsx'
export { CreatePanel } from './create/create-panel.tsx'
export { DrawerPanel } from './drawer/drawer-panel.tsx'
export { LanguagePanel } from './language/language-panel.tsx'
export { NotificationsPanel } from './notifications/notifications-panel.tsx'
export { PointOfSalePanel } from './top-bar/point-of-sale-panel.tsx'
export { ExtensionOverlay } from '../remotes/extensions/extension-overlay.tsx'
export { SettingsPanel } from './settings/settings-panel.tsx'
