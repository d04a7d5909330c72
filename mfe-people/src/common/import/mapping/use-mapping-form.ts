import type { FormEvent } from 'react'
import {
  ALL_PARTY_COLUMNS,
  CheckPartyImportInput,
  type PartyImport,
  type PartyImportColumn,
  type PartyMatchBy,
  type PartyOnMatch,
} from '@comptoir/contracts/people/party-import'
import { useSave } from '@comptoir/platform'
import { useForm } from '@comptoir/platform/forms'
import { useTakeImport } from '../import-queries.ts'
import { checkImport } from '../party-import.api.ts'

/** How a file is read, as the form holds it; named as the contract names it. */
export interface MappingValues {
  /** Our column to header of the file; null for a column that the file has not. */
  mapping: Record<PartyImportColumn, string | null>
  matchBy: PartyMatchBy
  onMatch: PartyOnMatch
}

function valuesOf({ mapping, matchBy, onMatch }: PartyImport): MappingValues {
  const columns = ALL_PARTY_COLUMNS.map((column) => [column, mapping[column] ?? null] as const)
  return { mapping: Object.fromEntries(columns) as MappingValues['mapping'], matchBy, onMatch }
}

/** As it is sent: what was left open is left out. */
function inputOf({ mapping, matchBy, onMatch }: MappingValues): CheckPartyImportInput {
  const mapped = ALL_PARTY_COLUMNS.flatMap((column) =>
    mapping[column] === null ? [] : [[column, mapping[column]] as const],
  )
  return { mapping: Object.fromEntries(mapped), matchBy, onMatch }
}

/** How the file is read, and having it checked again that way. */
export function useMappingForm(record: PartyImport) {
  const form = useForm<MappingValues>({ defaultValues: valuesOf(record) })
  const { save, isSaving } = useSave((input: CheckPartyImportInput) => checkImport(record, input), {
    contract: CheckPartyImportInput,
    form,
    onSaved: useTakeImport(),
  })
  const submit = form.handleSubmit(async (values) => {
    await save(inputOf(values))
  })
  return {
    form,
    isSaving,
    onSubmit: (event: FormEvent): void => {
      // A refusal of the mapping as a whole belongs to no field that could take it back by itself.
      form.clearErrors('mapping')
      void submit(event)
    },
  }
}
