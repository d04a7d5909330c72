import type { InputOf, ItemOf, Located, Writable } from '@comptoir/contracts/declare'
import { useState } from 'react'
import { useForm, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { createOne, readOne, updateOne, type RecordOf } from '../http/calls.ts'
import { newId } from '../new-id.ts'
import { codesOf, type FieldOf } from './field-of-code.ts'
import { useSave } from './use-save.ts'

/** What a form holds of one: all that a person may say of it. */
export type ValuesOf<D extends Writable> = Required<Omit<InputOf<D>, 'id'>>

/** What a quick form shows and says; what it calls follows from the declaration. */
export interface QuickFormOptions<D extends Writable, Values> {
  /** What a new one begins with. */
  blank: Values
  valuesOf: (row: ItemOf<D>) => Values
  /** What is sent for what was typed, where that differs: codes in capitals. */
  inputOf?: ((values: Values) => Values) | undefined
  /** Fields that refusals belong to though the API names none: `{ nameTaken: 'name' }`. */
  fieldOf?: FieldOf<D> | undefined
  /** Whose lists may look different afterwards, in addition to its own. */
  alsoShownBy?: readonly Located[] | undefined
  /** Said when it is saved, in the reader's language. */
  saved: (row: ItemOf<D>) => string
  /** What else is to happen then. */
  onSaved?: ((row: RecordOf<D>) => void) | undefined
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
  /** Replaces what was typed with the row's current state. */
  reload: () => void
}

/**
 * A form in a dialog of a list: opens for a new row or for one of the list, checks by the contract, and saves. A change
 * by somebody else in the meantime is refused by the version of the row: `staleMessage` says so, what was typed stays.
 */
export function useQuickForm<D extends Writable, Values extends InputOf<D> & FieldValues>(
  of: D,
  options: QuickFormOptions<D, Values>,
): QuickForm<RecordOf<D>, Values> {
  const { blank, valuesOf, inputOf = (values) => values, fieldOf, alsoShownBy = [], saved, onSaved } = options
  const form = useForm<Values>()
  const [isOpen, setIsOpen] = useState(false)
  /** What the form is about; kept while the dialog goes away. */
  const [opened, setOpened] = useState<{ row: RecordOf<D> } | { id: string }>({ id: '' })

  const write = (input: Values): Promise<RecordOf<D>> =>
    'row' in opened ? updateOne(of, opened.row, input) : createOne(of, { ...input, id: opened.id })
  const saving = useSave(write, {
    contract: of.input,
    form,
    fieldOfCode: codesOf(of, fieldOf),
    hasStaleNotice: true,
    invalidates: [of, ...alsoShownBy],
    success: saved,
    ...(onSaved ? { onSaved } : {}),
  })
  const open = (row: RecordOf<D> | null): void => {
    form.reset(row === null ? blank : valuesOf(row))
    saving.reset()
    setOpened(row === null ? { id: newId() } : { row })
    setIsOpen(true)
  }
  const reading = useSave(({ id }: RecordOf<D>) => readOne(of, id), { onSaved: open })

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
