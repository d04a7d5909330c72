import { useState } from 'react'
import { Merge as MergeIcon } from 'lucide-react'
import type { AnyListed, Located } from '@comptoir/contracts/declare'
import type { MergeInput } from '@comptoir/contracts/merge'
import { api, isProblem, newId, pathOf, useCompanyQuery, useSave, type RowAction } from '@comptoir/platform'
import { useForm, useWatch, type UseFormReturn } from '@comptoir/platform/forms'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { useDuplicates, type Identifying } from '../party/use-duplicates.ts'

/** Somebody who may be merged into another one. */
export interface Party extends Identifying {
  id: string
  code: string
  name: string
  version: number
  isActive: boolean
}

interface MergeValues {
  intoId: string | null
}

export interface MergeOptions {
  /** Whose lists may look different afterwards, in addition to its own. */
  alsoShownBy?: readonly Located[]
  /** "Merge into…" */
  label: string
  /** Said when it is done, in the reader's language. */
  merged: (from: Party, into: Party) => string
  isOffered?: (row: Party) => boolean
}

/** What a list and its dialog need to merge one into another, who is found by a search or for having the same data. */
export interface PartyMerge {
  form: UseFormReturn<MergeValues>
  item: Party | null
  isOpen: boolean
  isBusy: boolean
  search: string
  setSearch: (text: string) => void
  /** Those who may be chosen, the likely ones first. */
  others: readonly Pick<Party, 'id' | 'name' | 'code'>[]
  /** Whether these have something in common with the one that goes. */
  areAlike: boolean
  action: (row: Party) => RowAction[]
  insteadOf: (removal: { item: Party | null; close: () => void }) => { label: string; onSelect: () => void } | undefined
  close: () => void
  merge: () => void
}

const OFFERED = 8

/** Merging a row of a list into another one. Before anything is typed, those are offered who have the same data. */
export function usePartyMerge(
  of: AnyListed,
  { alsoShownBy = [], label, merged, isOffered = () => true }: MergeOptions,
): PartyMerge {
  const form = useForm<MergeValues>({ defaultValues: { intoId: null } })
  const [asked, setAsked] = useState<{ item: Party; key: string } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [search, setSearch] = useState('')
  const item = asked?.item ?? null
  const alike = useDuplicates(of, isOpen && item !== null ? item : NOTHING, item?.id)
  const found = useFound(of, search, isOpen)
  const isSearching = search.trim() !== ''
  const likely = alike.filter(({ isActive }) => isActive)
  const chosenId = useWatch({ control: form.control, name: 'intoId' })
  // Whoever was chosen before the likely ones were known stays chosen, among those who were offered then.
  const areAlike = !isSearching && likely.length > 0 && (chosenId === null || likely.some(({ id }) => id === chosenId))
  const others = areAlike ? likely : found.filter(({ id }) => id !== item?.id)

  const send = async ({ from, into }: { from: NonNullable<typeof asked>; into: Pick<Party, 'id'> }): Promise<Party> => {
    const body: MergeInput = { intoId: into.id, version: from.item.version }
    try {
      return await api.post<Party>(pathOf(of, from.item.id, 'merge'), body, {
        idempotencyKey: `${from.key}-${into.id}`,
      })
    } catch (error) {
      // Somebody changed it: the list that is read again says what it is now.
      if (isProblem(error, 'request.versionStale')) setIsOpen(false)
      throw error
    }
  }
  const saving = useSave(send, {
    form,
    invalidates: [of, ...alsoShownBy],
    success: (into, { from }) => merged(from.item, into),
    onSaved: () => setIsOpen(false),
  })
  const open = (row: Party): void => {
    form.reset({ intoId: null })
    setSearch('')
    setAsked({ item: row, key: newId() })
    setIsOpen(true)
  }
  return {
    form,
    item,
    isOpen,
    isBusy: saving.isSaving,
    search,
    setSearch: (text) => {
      form.reset({ intoId: null })
      setSearch(text)
    },
    others,
    areAlike,
    action: (row) => (isOffered(row) ? [{ id: 'merge', label, icon: MergeIcon, onSelect: () => open(row) }] : []),
    insteadOf: ({ item: row, close }) =>
      row === null || !isOffered(row)
        ? undefined
        : {
            label,
            onSelect: () => {
              close()
              open(row)
            },
          },
    close: () => setIsOpen(false),
    merge: () => {
      const into = others.find(({ id }) => id === form.getValues('intoId'))
      if (asked && into) void saving.save({ from: asked, into })
    },
  }
}

const NOTHING: Identifying = { taxId: null, phone: null, email: null }

/** Active ones that a search finds; the first by name before anything is typed. */
function useFound(of: AnyListed, search: string, isOpen: boolean): readonly Party[] {
  const searchParams = new URLSearchParams({ page: '1', limit: String(OFFERED), 'filter[isActive]': 'true' })
  if (search.trim() !== '') searchParams.set('search[text]', search.trim())
  return useCompanyQuery<PaginatedOf<Party>>(of, ['paginated'], { searchParams, enabled: isOpen }).data?.data ?? []
}
