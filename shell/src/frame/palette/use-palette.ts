import { useMemo, useState, type KeyboardEvent } from 'react'
import { useRemotes } from '../../remotes/context.tsx'
import { useNavGroups, useNavReader } from '../navigation/use-nav-groups.ts'
import { useRecords } from './use-records.ts'
import { matching, paletteEntries, type PaletteEntry } from './palette-entries.ts'

/** How far each key moves in a list of that length; it goes round at the ends. */
function moved(key: string, index: number, length: number): number | null {
  if (key === 'ArrowDown') return (index + 1) % length
  if (key === 'ArrowUp') return (index + length - 1) % length
  return null
}

/** What is typed, what it finds, and which of it is active; `choose` is called with the active one on Enter. */
export function usePalette(choose: (entry: PaletteEntry) => void) {
  const { owned } = useRemotes()
  const groups = useNavGroups()
  const reader = useNavReader()
  const [text, setText] = useState('')
  const [activeId, setActiveId] = useState<string | null>(null)
  const entries = useMemo(() => paletteEntries(owned, groups, reader), [owned, groups, reader])
  const { records, isSearching } = useRecords(text)
  const found = useMemo(() => [...matching(entries, text), ...records], [entries, text, records])
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
  return { text, type, found, isSearching, active, point: (entry: PaletteEntry) => setActiveId(entry.id), onKeyDown }
}
