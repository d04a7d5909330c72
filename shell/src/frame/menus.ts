// What the bar's buttons open, in one file that comes after the page is drawn.
export { AvatarPanel } from './avatar-panel.tsx'
export { DrawerPanel } from './drawer-panel.tsx'
export { LanguagePanel } from './language-panel.tsx'
export { PointOfSalePanel } from './point-of-sale-panel.tsx'
