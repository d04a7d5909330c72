/**
 * Names of the icons that `nav[].icon` of a remote.json may use (lucide's own names). The shell draws exactly these, so
 * that it bundles no icon nobody shows; the build refuses any other name. Whoever is the first to need one adds it here
 * and in the shell's `nav-icons.ts`.
 */
export const NAV_ICONS = [
  'package',
  'package-plus',
  'boxes',
  'folder-tree',
  'folders',
  'tag',
  'ruler',
  'swatch-book',
  'percent',
  'receipt',
  'scan-barcode',
  'users',
  'contact',
  'users-round',
  'truck',
  'handshake',
  'briefcase-business',
  'store',
  'monitor-dot',
  'building-2',
  'calculator',
  'calendar-check',
  'shield-check',
  'history',
  'key-round',
  'webhook',
  'credit-card',
  'hand-coins',
  'landmark',
  'coins',
  'wallet',
  'arrow-left-right',
  'undo-2',
  'scale',
  'clipboard-list',
] as const

/** One of `NAV_ICONS`. */
export type NavIconName = (typeof NAV_ICONS)[number]
