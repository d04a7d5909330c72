import { useState } from 'react'
import { useForm, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { newId } from '../new-id.ts'
import type { LoadContract } from './contract-check.ts'
import { useSave } from './use-save.ts'

/** What a quick form is about: one kind of row, and what a person may change of it. */
export interface QuickFormOptions<Row, Values> {
  /** What a new one begins with. */
  blank: Values
  valuesOf: (row: Row) => Values
  /** What is sent for what was typed, where that differs: codes in capitals. */
  inputOf?: ((values: Values) => Values) | undefined
  /** `id` is made by the form, so that sending twice creates once. */
  create: (input: Values & { id: string }) => Promise<Row>
  update: (row: Row, input: Values) => Promise<Row>
  /** The row as it is now. */
  read: (row: Row) => Promise<Row>
  contract: LoadContract
  /** Refusals that belong to a field though the API names none. */
  fieldOfCode?: Readonly<Record<string, string>> | undefined
  /** Resources whose lists and rows may look different afterwards. */
  invalidates: readonly string[]
  /** Said when it is saved, in the reader's language. */
  saved: (row: Row) => string
}

/** What a list and its dialog need to add rows and change them. */
export interface QuickForm<Row, Values extends FieldValues> {
  form: UseFormReturn<Values>
  isOpen: boolean
  isNew: boolean
  isSaving: boolean
  add: () => void
  edit: (row: Row) => void
  save: () => void
  /** Saves, then begins the next new one; false when it was refused. */
  saveAndAdd: () => Promise<boolean>
  close: () => void
  staleMessage: string | null
  /** Takes the row as it is now in the place of what was typed. */
  reload: () => void
}

/**
 * A form in a dialog of a list: opens for a new row or for one of the list, checks by the contract, and saves. A change
 * by somebody else in the meantime is refused by the version of the row: `staleMessage` says so, what was typed stays.
 */
export function useQuickForm<Row, Values extends FieldValues>(
  options: QuickFormOptions<Row, Values>,
): QuickForm<Row, Values> {
  const { blank, valuesOf, inputOf = (values) => values, create, update, read } = options
  const form = useForm<Values>()
  const [isOpen, setIsOpen] = useState(false)
  /** What the form is about; kept while the dialog goes away. */
  const [opened, setOpened] = useState<{ row: Row } | { id: string }>({ id: '' })

  const write = (input: Values): Promise<Row> =>
    'row' in opened ? update(opened.row, input) : create({ ...input, id: opened.id })
  const saving = useSave(write, {
    contract: options.contract,
    form,
    fieldOfCode: options.fieldOfCode,
    hasStaleNotice: true,
    invalidates: options.invalidates,
    success: options.saved,
  })
  const open = (row: Row | null): void => {
    form.reset(row === null ? blank : valuesOf(row))
    saving.reset()
    setOpened(row === null ? { id: newId() } : { row })
    setIsOpen(true)
  }
  const reading = useSave(read, { onSaved: open })

  const send = async (next: () => void): Promise<boolean> => {
    let isSaved = false
    await form.handleSubmit(async (values) => {
      isSaved = (await saving.save(inputOf(values))) !== undefined
    })()
    if (isSaved) next()
    return isSaved
  }
  return {
    form,
    isOpen,
    isNew: !('row' in opened),
    isSaving: saving.isSaving || reading.isSaving,
    add: () => open(null),
    edit: open,
    save: () => void send(() => setIsOpen(false)),
    saveAndAdd: () => send(() => open(null)),
    close: () => setIsOpen(false),
    staleMessage: saving.staleMessage,
    reload: () => 'row' in opened && void reading.save(opened.row),
  }
}
