import {
  Building2,
  Calculator,
  CalendarCheck,
  Contact,
  FolderTree,
  Folders,
  History,
  Package,
  PackagePlus,
  Percent,
  Receipt,
  Ruler,
  ScanBarcode,
  ShieldCheck,
  Store,
  SwatchBook,
  Tag,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { NavIconName } from '@comptoir/build/nav-icons'

const ICONS: Record<NavIconName, LucideIcon> = {
  package: Package,
  'package-plus': PackagePlus,
  'folder-tree': FolderTree,
  folders: Folders,
  tag: Tag,
  ruler: Ruler,
  'swatch-book': SwatchBook,
  percent: Percent,
  receipt: Receipt,
  'scan-barcode': ScanBarcode,
  users: Users,
  contact: Contact,
  store: Store,
  'building-2': Building2,
  calculator: Calculator,
  'calendar-check': CalendarCheck,
  'shield-check': ShieldCheck,
  history: History,
}

/** The picture of an entry; a box for a name that a newer build may know and this shell does not. */
export function navIcon(name: string): LucideIcon {
  return Object.entries(ICONS).find(([known]) => known === name)?.[1] ?? Package
}
