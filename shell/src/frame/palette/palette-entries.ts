import type { LucideIcon } from 'lucide-react'
import { Zap } from 'lucide-react'
import { LANGUAGES } from '@comptoir/platform'
import type { RemoteCommand } from '@comptoir/contracts/federation'
import { labelOf } from '../../remotes/registry/labels.ts'
import { pageKey } from '../../remotes/loading/load-page.ts'
import { addressFor, type OwnedRoute } from '../../remotes/registry/addresses.ts'
import type { NavGroup, NavReader } from '../navigation/nav-model.ts'
import { wordsOf } from './fold.ts'

/** Something that the palette leads to. */
export interface PaletteEntry {
  id: string
  /** What it is, over all that are the same. */
  group: string
  label: string
  /** Shown at its end. */
  detail?: string
  icon: LucideIcon
  /** Where it leads, and whose page is there; without, it does something here. */
  address?: string
  owned?: OwnedRoute
  run?: () => void
  /** By which it is found. */
  words: string[]
}

/** A label in all languages: people search by the word that they know. */
function wordsIn({ release }: OwnedRoute, ...keys: string[]): string[] {
  return keys.flatMap((key) => LANGUAGES.flatMap((language) => wordsOf(labelOf(release, key, language))))
}

function screens(groups: NavGroup[], group: string): PaletteEntry[] {
  const items = groups.flatMap((group) => group.items).filter(({ owned }) => owned.live.state === 'active')
  return items.map(({ label, icon, address, owned, labelKey }) => ({
    id: `screen ${address}`,
    group,
    label,
    icon,
    address,
    owned,
    words: wordsIn(owned, labelKey),
  }))
}

function action(owned: OwnedRoute, command: RemoteCommand, reader: NavReader, group: string): PaletteEntry[] {
  const address = addressFor(command, reader)
  const isHeld = [command.permission, owned.route.permission].every(
    (permission) => permission === null || reader.permissions.includes(permission),
  )
  if (address === null || !isHeld || command.path.includes('/:')) return []
  const { labelKey, keywordsKey } = command
  const words = wordsIn(owned, labelKey, ...(keywordsKey === undefined ? [] : [keywordsKey]))
  return [
    {
      id: `action ${labelKey} ${address}`,
      group,
      label: labelOf(owned.release, labelKey, reader.language),
      icon: Zap,
      address,
      owned,
      words,
    },
  ]
}

/** All that somebody can go to from here, from the remotes' data alone: the screens of the navigation, then what else there is to do. */
export function paletteEntries(
  owned: OwnedRoute[],
  groups: NavGroup[],
  reader: NavReader,
  names: { screens: string; actions: string },
): PaletteEntry[] {
  const actions = owned
    .filter(({ live }) => live.state === 'active')
    .flatMap((route) =>
      (route.release.remote.commands ?? [])
        .filter((command) => pageKey(command) === pageKey(route.route))
        .flatMap((command) => action(route, command, reader, names.actions)),
    )
  return [...screens(groups, names.screens), ...actions]
}
