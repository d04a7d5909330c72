import type { InputOf, ItemOf, Located, Writable } from '@comptoir/contracts/declare'
import { useState } from 'react'
import { useForm, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { createOne, updateOne, type RecordOf } from '../http/calls.ts'
import { newId } from '../new-id.ts'
import { codesOf, type FieldOf } from './field-of-code.ts'
import { useSave } from './use-save.ts'

/** What the form of a page shows and says; what it calls follows from the declaration. */
export interface RecordFormOptions<D extends Writable, Values extends FieldValues, Input extends InputOf<D> & object> {
  /** The row as it was when the form opened; none for a new one. */
  row?: RecordOf<D> | undefined
  /** What a new one begins with. */
  blank: Values
  valuesOf: (row: ItemOf<D>) => Values
  /** What is sent for what was typed. */
  inputOf: (values: Values) => Input
  /** Fields that refusals belong to though the API names none: `{ codeTaken: 'code' }`. */
  fieldOf?: FieldOf<D> | undefined
  /** The same for refusals of other declarations, by code. */
  fieldOfCode?: Readonly<Record<string, string>> | undefined
  /** Whose lists may look different afterwards, in addition to its own. */
  alsoShownBy?: readonly Located[] | undefined
  /** Said when it is saved, in the reader's language. */
  saved?: ((row: RecordOf<D>) => string) | undefined
  onSaved: (row: RecordOf<D>) => void
}

/** What a page needs to show a form and to save it. */
export interface RecordForm<D extends Writable, Values extends FieldValues> {
  form: UseFormReturn<Values>
  onSubmit: (values: Values) => Promise<RecordOf<D> | undefined>
  isSaving: boolean
  /** Who changed it in the meantime and when, once a save was refused for that. */
  staleMessage: string | null
}

/**
 * Defaults, check by the contract and saving, for a page about a new row or an existing one. A change by somebody else
 * since the form opened is not written over: `staleMessage` says who and when, and what was typed stays.
 */
export function useRecordForm<D extends Writable, Values extends FieldValues, Input extends InputOf<D> & object>(
  of: D,
  options: RecordFormOptions<D, Values, Input>,
): RecordForm<D, Values> {
  const { blank, valuesOf, inputOf, fieldOf, fieldOfCode, alsoShownBy = [] } = options
  const [opened] = useState(options.row)
  const [id] = useState(newId)
  const form = useForm<Values>({ values: opened ? valuesOf(opened) : blank })
  const write = (input: Input): Promise<RecordOf<D>> =>
    opened ? updateOne(of, opened, input) : createOne(of, { ...input, id })
  const { save, isSaving, staleMessage } = useSave(write, {
    contract: of.input,
    form,
    fieldOfCode: { ...codesOf(of, fieldOf), ...fieldOfCode },
    hasStaleNotice: true,
    invalidates: [of, ...alsoShownBy],
    success: options.saved,
    onSaved: (row) => {
      // Nothing is left to lose when going away asks whether it may.
      form.reset(valuesOf(row))
      options.onSaved(row)
    },
  })
  return { form, onSubmit: (values) => save(inputOf(values)), isSaving, staleMessage }
}
