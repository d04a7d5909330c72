import { useState } from 'react'
import { Merge as MergeIcon } from 'lucide-react'
import type { Located } from '@comptoir/contracts/declare'
import type { MergeInput } from '@comptoir/contracts/merge'
import type { ShortItem } from '@comptoir/contracts/schema'
import { api, isProblem, newId, pathOf, useCompanyQuery, useSave, type RowAction } from '@comptoir/platform'
import { useForm, type UseFormReturn } from '@comptoir/platform/forms'

/** What a list knows of a row that goes up in another one. */
export interface MergedRow extends ShortItem {
  version: number
  productCount: number
}

interface MergeValues {
  intoId: string | null
}

export interface MergeOptions<Row> {
  /** Whose lists may look different afterwards, in addition to its own. */
  alsoShownBy: readonly Located[]
  /** "Merge into…" */
  label: string
  /** Said when it is done, in the reader's language. */
  merged: (from: Row, into: ShortItem) => string
  /** What narrows the short list down to the rows that one may go up in; all where left out. */
  among?: (row: Row) => Readonly<Record<string, string>>
}

/** What a list and its dialog need to merge a row into another one. */
export interface Merge<Row extends MergedRow = MergedRow> {
  form: UseFormReturn<MergeValues>
  /** What is merged; kept while the dialog goes away. */
  item: Row | null
  isOpen: boolean
  isBusy: boolean
  /** Active rows that it may go up in. */
  others: readonly ShortItem[]
  /** What the menu of a row has for it. */
  action: (row: Row) => RowAction
  /** What the dialog of a deletion offers for a row that is in use. */
  insteadOf: (removal: { item: Row | null; close: () => void }) => { label: string; onSelect: () => void } | undefined
  close: () => void
  merge: () => void
}

/** Merging a row of a list into another one, which is chosen in a dialog; a refusal of the other one is shown at its field. */
export function useMerge<Row extends MergedRow>(
  of: Located,
  { alsoShownBy, label, merged, among }: MergeOptions<Row>,
): Merge<Row> {
  const form = useForm<MergeValues>({ defaultValues: { intoId: null } })
  const [asked, setAsked] = useState<{ item: Row; key: string } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const searchParams = asked && among ? new URLSearchParams(among(asked.item)) : undefined
  const all = useCompanyQuery<ShortItem[]>(of, [], { searchParams, enabled: isOpen }).data ?? []
  const others = all.filter(({ id }) => id !== asked?.item.id)

  const send = async ({ item, key }: NonNullable<typeof asked>, into: ShortItem): Promise<void> => {
    const body: MergeInput = { intoId: into.id, version: item.version }
    try {
      await api.post(pathOf(of, item.id, 'merge'), body, { idempotencyKey: `${key}-${into.id}` })
    } catch (error) {
      // Somebody changed it: the list that is read again says what it is now.
      if (isProblem(error, 'request.versionStale')) setIsOpen(false)
      throw error
    }
  }
  const saving = useSave(({ from, into }: { from: NonNullable<typeof asked>; into: ShortItem }) => send(from, into), {
    form,
    invalidates: [of, ...alsoShownBy],
    success: (_, { from, into }) => merged(from.item, into),
    onSaved: () => setIsOpen(false),
  })
  const open = (row: Row): void => {
    form.reset({ intoId: null })
    setAsked({ item: row, key: newId() })
    setIsOpen(true)
  }
  return {
    form,
    item: asked?.item ?? null,
    isOpen,
    isBusy: saving.isSaving,
    others,
    action: (row) => ({ id: 'merge', label, icon: MergeIcon, onSelect: () => open(row) }),
    insteadOf: ({ item, close }) =>
      item === null
        ? undefined
        : {
            label,
            onSelect: () => {
              close()
              open(item)
            },
          },
    close: () => setIsOpen(false),
    merge: () => {
      const into = others.find(({ id }) => id === form.getValues('intoId'))
      if (asked && into) void saving.save({ from: asked, into })
    },
  }
}
