import type { LucideIcon } from 'lucide-react'
import type { RemoteSearch } from '@comptoir/contracts/federation'
import type { SearchHit } from '@comptoir/contracts/search'
import { labelOf } from '../../remotes/registry/labels.ts'
import { pageKey } from '../../remotes/loading/load-page.ts'
import { addressFor, type OwnedRoute } from '../../remotes/registry/addresses.ts'
import { navIcon } from '../navigation/nav-icons.ts'
import type { NavReader } from '../navigation/nav-model.ts'
import type { PaletteEntry } from './palette-entries.ts'

/** The name of the search in the address of a list. */
const LIST_SEARCH = 'q'

/** Somewhere to look for records, and what becomes of one that is found there. */
export interface RecordSource {
  /** Path of the end point, behind `/api/`. */
  path: string
  owned: OwnedRoute
  entryOf: (hit: SearchHit) => PaletteEntry
}

function isHeld(permission: string | null, { permissions }: NavReader): boolean {
  return permission === null || permissions.includes(permission)
}

/** The page of one record, or the list searched for it where that page is not open to the reader. */
function target(
  owned: OwnedRoute[],
  release: OwnedRoute['release'],
  search: RemoteSearch,
  reader: NavReader,
): { route: OwnedRoute; addressOf: (hit: SearchHit) => string } | null {
  const routeAt = (path: string) =>
    owned.find(
      (route) => route.release === release && pageKey(route.route) === pageKey({ layout: search.layout, path }),
    )
  const open = (path: string | undefined): { route: OwnedRoute; address: string } | null => {
    const route = path === undefined ? undefined : routeAt(path)
    const address = route === undefined ? null : addressFor(route.route, reader)
    return route !== undefined && address !== null && isHeld(route.route.permission, reader) ? { route, address } : null
  }
  const page = open(search.to)
  if (page !== null)
    return { route: page.route, addressOf: ({ id }) => page.address.replace(':id', encodeURIComponent(id)) }
  const list = open(search.list)
  if (list === null) return null
  return {
    route: list.route,
    addressOf: ({ title }) => `${list.address}?${new URLSearchParams({ [LIST_SEARCH]: title }).toString()}`,
  }
}

function sourceOf(
  owned: OwnedRoute[],
  release: OwnedRoute['release'],
  search: RemoteSearch,
  reader: NavReader,
): RecordSource[] {
  const found = isHeld(search.permission, reader) ? target(owned, release, search, reader) : null
  if (found === null || reader.companyId === undefined) return []
  const icon: LucideIcon = navIcon(search.icon)
  const what = labelOf(release, search.labelKey, reader.language)
  const entryOf = (hit: SearchHit): PaletteEntry => {
    const detail = hit.detail === null || hit.detail === '' ? {} : { detail: hit.detail }
    return {
      id: `record ${search.path} ${hit.id}`,
      group: what,
      label: hit.title,
      ...detail,
      icon,
      address: found.addressOf(hit),
      owned: found.route,
      words: [],
    }
  }
  return [
    { path: search.path.replace('/api/', '').replace(':companyId', reader.companyId), owned: found.route, entryOf },
  ]
}

/** Where this person may look for records, from the remotes' data alone; nothing of a remote that is paused. */
export function recordSources(owned: OwnedRoute[], reader: NavReader): RecordSource[] {
  const releases = [...new Set(owned.filter(({ live }) => live.state === 'active').map(({ release }) => release))]
  return releases.flatMap((release) =>
    (release.remote.search ?? []).flatMap((search) => sourceOf(owned, release, search, reader)),
  )
}
