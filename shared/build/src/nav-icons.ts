/**
 * Names of the icons that `nav[].icon` of a remote.json may use (lucide's own names). The shell draws exactly these, so
 * that it bundles no icon nobody shows; the build refuses any other name.
 */
export const NAV_ICONS = [
  'package',
  'package-plus',
  'folder-tree',
  'folders',
  'tag',
  'ruler',
  'percent',
  'warehouse',
  'clipboard-check',
  'arrow-left-right',
  'receipt',
  'file-text',
  'undo-2',
  'scan-barcode',
  'shopping-cart',
  'clipboard-list',
  'truck',
  'users',
  'contact',
  'user-round-cog',
  'briefcase',
  'landmark',
  'wallet',
  'wallet-cards',
  'coins',
  'store',
  'banknote',
  'building-2',
  'upload',
  'calculator',
  'calendar-check',
  'shield-check',
  'history',
] as const

/** One of `NAV_ICONS`. */
export type NavIconName = (typeof NAV_ICONS)[number]
