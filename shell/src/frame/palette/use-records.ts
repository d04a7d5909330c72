import { useEffect, useMemo, useState } from 'react'
import { api } from '@comptoir/platform'
import type { SearchHits } from '@comptoir/contracts/search'
import { scopeOf } from '../../remotes/registry/scope-of.ts'
import { useRemotes } from '../../remotes/context.tsx'
import { useNavReader } from '../navigation/use-nav-groups.ts'
import type { PaletteEntry } from './palette-entries.ts'
import { recordSources, type RecordSource } from './record-sources.ts'

/** Somebody who types on is not asked for twice. */
const PAUSE_MS = 120
/** One letter is in nearly everything. */
const LEAST = 2

async function ask(source: RecordSource, text: string, signal: AbortSignal): Promise<PaletteEntry[]> {
  const searchParams = new URLSearchParams({ text })
  const { data } = await api.get<SearchHits>(source.path, {
    searchParams,
    signal,
    remote: scopeOf(source.owned.release),
  })
  return data.map(source.entryOf)
}

interface Found {
  text: string
  records: PaletteEntry[]
}

interface Records {
  records: PaletteEntry[]
  isSearching: boolean
  /** Some area did not answer. */
  isPartial: boolean
}

const NOTHING: PaletteEntry[] = []

/**
 * Records that have the text, from every area that offers a search. Each answer is shown as it comes; those to a text that
 * is not the present one are given up. An area that does not answer finds nothing, and that is said: the others still do.
 */
export function useRecords(typed: string): Records {
  const { owned } = useRemotes()
  const reader = useNavReader()
  const sources = useMemo(() => recordSources(owned, reader), [owned, reader])
  const text = typed.trim()
  const isAsked = text.length >= LEAST && sources.length > 0
  const [found, setFound] = useState<Found>({ text: '', records: NOTHING })
  const [settled, setSettled] = useState({ text: '', isPartial: false })
  useEffect(() => {
    if (!isAsked) return
    const stop = new AbortController()
    const look = async (): Promise<void> => {
      const bySource: PaletteEntry[][] = sources.map(() => [])
      const show = (): void => (stop.signal.aborted ? undefined : setFound({ text, records: bySource.flat() }))
      const asking = sources.map(async (source, index) => {
        bySource[index] = await ask(source, text, stop.signal)
        show()
      })
      const answers = await Promise.allSettled(asking)
      show()
      const isPartial = answers.some(({ status }) => status === 'rejected')
      if (!stop.signal.aborted) setSettled({ text, isPartial })
    }
    const timer = setTimeout(() => void look(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [isAsked, text, sources])
  // What was found for the text before stays until there is something for this one, so that the list does not flicker.
  const isSearching = isAsked && settled.text !== text
  return {
    records: isAsked ? found.records : NOTHING,
    isSearching,
    isPartial: isAsked && !isSearching && settled.isPartial,
  }
}
