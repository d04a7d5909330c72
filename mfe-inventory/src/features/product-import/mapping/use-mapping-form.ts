import type { FormEvent } from 'react'
import { useForm } from '@comptoir/platform/forms'
import { CheckImportInput, type ProductImport } from '@comptoir/contracts/inventory/product-import'
import { useSave } from '@comptoir/platform'
import { useTakeImport } from '../import-queries.ts'
import { checkImport } from '../product-import.api.ts'
import { checkInput, mappingValues, type MappingValues } from './mapping-values.ts'

/** How the file is read, and having it checked again that way. */
export function useMappingForm(record: ProductImport) {
  const form = useForm<MappingValues>({ defaultValues: mappingValues(record) })
  const { save, isSaving } = useSave((input: ReturnType<typeof checkInput>) => checkImport(record.id, input), {
    contract: CheckImportInput,
    form,
    onSaved: useTakeImport(),
  })
  const submit = form.handleSubmit(async (values) => {
    await save(checkInput(values))
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
