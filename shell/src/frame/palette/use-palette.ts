import { useMemo, useState, type KeyboardEvent } from 'react'
import { useTranslation } from '@comptoir/platform'
import { useRemotes } from '../../remotes/context.tsx'
import { useNavGroups, useNavReader } from '../navigation/use-nav-groups.ts'
import { ranked } from './ranking.ts'
import { noteRecent, recentEntries } from './recents.ts'
import { useSwitches } from './use-switches.ts'
import { useRecords } from './use-records.ts'
import { paletteEntries, type PaletteEntry } from './palette-entries.ts'

/** How far each key moves in a list of that length; it goes round at the ends. */
function moved(key: string, index: number, length: number): number | null {
  if (key === 'ArrowDown') return (index + 1) % length
  if (key === 'ArrowUp') return (index + length - 1) % length
  return null
}

/** What was chosen last, where nothing is typed yet. */
function useRecents(): PaletteEntry[] {
  const { t } = useTranslation()
  const [entries] = useState(recentEntries)
  const group = t('shell.palette.recent')
  return useMemo(() => entries.map((entry) => ({ ...entry, id: `recent ${entry.id}`, group })), [entries, group])
}

/** All that is known here: screens, actions and switches. */
function useKnown(): PaletteEntry[] {
  const { t } = useTranslation()
  const { owned } = useRemotes()
  const groups = useNavGroups()
  const reader = useNavReader()
  const switches = useSwitches()
  const screens = t('shell.palette.screens')
  const actions = t('shell.palette.actions')
  return useMemo(
    () => [...paletteEntries(owned, groups, reader, { screens, actions }), ...switches],
    [owned, groups, reader, screens, actions, switches],
  )
}

/** What is typed, what it finds, and which of it is active; `choose` is called with the active one on Enter. */
export function usePalette(follow: (entry: PaletteEntry) => void) {
  const known = useKnown()
  const recents = useRecents()
  const [text, setText] = useState('')
  const [activeId, setActiveId] = useState<string | null>(null)
  const { records, isSearching, isPartial } = useRecords(text)
  const found = useMemo(
    () => (text.trim() === '' ? [...recents, ...known] : ranked(known, records, text)),
    [known, recents, text, records],
  )
  const choose = (entry: PaletteEntry) => {
    noteRecent({ ...entry, id: entry.id.replace(/^recent /, '') })
    follow(entry)
  }
  const index = Math.max(
    found.findIndex(({ id }) => id === activeId),
    0,
  )
  const active = found[index]
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault()
      return choose(active)
    }
    const next = moved(event.key, index, Math.max(found.length, 1))
    if (next === null) return
    event.preventDefault()
    setActiveId(found[next]?.id ?? null)
  }
  const type = (value: string) => {
    setText(value)
    setActiveId(null)
  }
  const point = (entry: PaletteEntry) => setActiveId(entry.id)
  return { text, type, found, isSearching, isPartial, active, point, choose, onKeyDown }
}
