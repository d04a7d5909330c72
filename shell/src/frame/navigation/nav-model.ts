import { Package, type LucideIcon } from 'lucide-react'
import type { Language } from '@comptoir/platform'
import type { RemoteNavEntry } from '@comptoir/contracts/federation'
import { labelOf } from '../../remotes/registry/labels.ts'
import { addressFor, type OwnedRoute } from '../../remotes/registry/addresses.ts'
import { navIcon } from './nav-icons.ts'
import { NAV_SECTIONS, type NavSection } from './nav-section.ts'

export interface NavItem {
  label: string
  labelKey: string
  icon: LucideIcon
  address: string
  owned: OwnedRoute
  /** Name of the badge that the remote keeps up to date. */
  badge: string | undefined
}

/** A page of the shell itself, which no remote can break. */
export interface OwnItem {
  labelKey: string
  icon: LucideIcon
  address: string
}

export interface NavGroup {
  section: NavSection
  items: NavItem[]
  own: OwnItem[]
}

/** For whom and where the navigation is drawn. */
export interface NavReader {
  language: Language
  permissions: readonly string[]
  isSuperAdministrator: boolean
  companyId: string | undefined
  pointOfSaleId: string | undefined
}

const RELEASES: OwnItem = { labelKey: 'frame.releases', icon: Package, address: '/superadmin/releases' }

function isHeld(permission: string | null, { permissions }: NavReader): boolean {
  return permission === null || permissions.includes(permission)
}

function itemOf(owned: OwnedRoute, entry: RemoteNavEntry, reader: NavReader): NavItem[] {
  const address = addressFor(entry, reader)
  const isOfThisReader = entry.layout !== 'superAdmin' || reader.isSuperAdministrator
  const isShown =
    isOfThisReader && address !== null && isHeld(entry.permission, reader) && isHeld(owned.route.permission, reader)
  return isShown
    ? [
        {
          label: labelOf(owned.release, entry.labelKey, reader.language),
          labelKey: entry.labelKey,
          icon: navIcon(entry.icon),
          address,
          owned,
          badge: entry.badge,
        },
      ]
    : []
}

/**
 * The side navigation, from the remotes' data alone: only entries whose page this person may open and whose address one
 * remote owns. Groups without an entry are left out.
 */
export function navGroups(owned: OwnedRoute[], reader: NavReader): NavGroup[] {
  const entries = owned.flatMap((route) =>
    route.release.remote.nav
      .filter((entry) => entry.layout === route.route.layout && entry.path === route.route.path)
      .map((entry) => ({ entry, route })),
  )
  const sorted = entries.toSorted((one, other) => one.entry.order - other.entry.order)
  return NAV_SECTIONS.map((section) => ({
    section,
    items: sorted
      .filter(({ entry }) => entry.section === section)
      .flatMap(({ entry, route }) => itemOf(route, entry, reader)),
    own: section === 'installation' && reader.isSuperAdministrator ? [RELEASES] : [],
  })).filter(({ items, own }) => items.length + own.length > 0)
}

/** The entry that a page without one of its own belongs to: the nearest whose address it is below. Null for a page that has one. */
export function parentAddress(groups: NavGroup[], pathname: string): string | null {
  const addresses = groups.flatMap(({ items }) => items.map(({ address }) => address))
  if (addresses.includes(pathname)) return null
  const above = addresses.filter((address) => pathname.startsWith(`${address}/`))
  return above.toSorted((one, other) => other.length - one.length)[0] ?? null
}
