import type { LucideIcon } from 'lucide-react'
import { Plus } from 'lucide-react'
import { labelOf } from '../../remotes/registry/labels.ts'
import { addressFor, type OwnedRoute } from '../../remotes/registry/addresses.ts'
import { navIcon } from '../navigation/nav-icons.ts'
import { NAV_SECTIONS } from '../navigation/nav-section.ts'
import type { NavReader } from '../navigation/nav-model.ts'

/** Something that can be made, and the page on which it is. */
export interface Creation {
  label: string
  icon: LucideIcon
  address: string
  owned: OwnedRoute
}

const CREATE = /^(.+)\/create$/

/** Position of its list in the navigation; those without a list come last. */
function standing({ release, route }: OwnedRoute): { icon: LucideIcon; order: number } {
  const parent = CREATE.exec(route.path)?.[1]
  const entry = release.remote.nav.find(({ path, layout }) => path === parent && layout === route.layout)
  if (entry === undefined) return { icon: Plus, order: Number.MAX_SAFE_INTEGER }
  return { icon: navIcon(entry.icon), order: NAV_SECTIONS.indexOf(entry.section) * 10_000 + entry.order }
}

/** All that this person may make from here: every page of the company whose address ends in `/create`, in the order of the navigation. */
export function creations(owned: OwnedRoute[], reader: NavReader): Creation[] {
  const found = owned.flatMap((route) => {
    const { layout, path, permission, titleKey } = route.route
    const isOpen = permission === null || reader.permissions.includes(permission)
    const address = layout === 'company' || layout === 'pointOfSale' ? addressFor(route.route, reader) : null
    if (!CREATE.test(path) || !isOpen || address === null || route.live.state !== 'active') return []
    const { icon, order } = standing(route)
    return [{ label: labelOf(route.release, titleKey, reader.language), icon, address, owned: route, order }]
  })
  return found.toSorted((one, other) => one.order - other.order)
}
