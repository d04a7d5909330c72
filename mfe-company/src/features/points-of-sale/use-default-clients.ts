import { useState } from 'react'
import { CLIENTS } from '@comptoir/contracts/people/clients'
import type { ShortItem } from '@comptoir/contracts/schema'
import { useList } from '@comptoir/platform'
import type { Option } from '@comptoir/platform/forms'

const SHOWN = 20

/** Who may be the default client of a point of sale, as found so far. */
export interface DefaultClients {
  /** What is searched for. */
  text: string
  search: (text: string) => void
  options: readonly Option[]
  /** Whether there are more than the list shows. */
  isLong: boolean
  /** The name of one of the options, as tickets print it; null where there is none. */
  nameOf: (id: string | null) => string | null
}

interface Choice extends Option {
  name: string
}

/** The active clients, and the one that was saved whatever is searched for. */
export function useDefaultClients(saved: ShortItem | null): DefaultClients {
  const [text, search] = useState('')
  const { data } = useList(CLIENTS, {
    page: 1,
    limit: SHOWN,
    filter: { isActive: 'true' },
    order: { field: 'name', direction: 'asc' },
    ...(text === '' ? {} : { search: { text } }),
  })
  const [kept, setKept] = useState<readonly Choice[]>([])
  const found = (data?.data ?? []).filter(({ isDefault }) => !isDefault)
  const shown = found.map(({ id, name, code }) => ({ value: id, label: `${name} – ${code}`, name }))
  const own = saved ? [{ value: saved.id, label: saved.name, name: saved.name }] : []
  // What was found before stays, so that a choice is not lost by searching on.
  const options = [...shown, ...kept, ...own].filter(
    ({ value }, index, all) => all.findIndex((other) => other.value === value) === index,
  )
  if (shown.some(({ value }) => kept.every((option) => option.value !== value))) setKept(options)
  return {
    text,
    search,
    options,
    isLong: (data?.meta.total ?? 0) > SHOWN,
    nameOf: (id) => options.find(({ value }) => value === id)?.name ?? null,
  }
}
