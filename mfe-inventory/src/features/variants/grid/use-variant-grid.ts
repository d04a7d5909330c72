import { useMemo, useRef, useState } from 'react'
import { VariantChanges, type VariantGroup } from '@comptoir/contracts/inventory/variants'
import { useSave, useTranslation, type FormErrors } from '@comptoir/platform'
import { useForm, type UseFormReturn } from '@comptoir/platform/forms'
import { changeVariants, SHOWN_BY } from '../variants.api.ts'
import { changesOf, gridValuesOf, type GridValues } from './rows.ts'

/** Cells at which the refusal of a field is shown. */
const CELLS: Readonly<Record<string, 'code' | 'barcodes' | 'priceMicro' | undefined>> = {
  code: 'code',
  barcodes: 'barcodes',
  price: 'priceMicro',
}

/** The grid of a group: all that was changed is saved at once, or nothing; what is refused is marked in its cell. */
export function useVariantGrid(opened: VariantGroup) {
  const { t } = useTranslation('inventory')
  const [group, setGroup] = useState(opened)
  const values = useMemo(() => gridValuesOf(group), [group])
  const form = useForm<GridValues>({ values })
  const [refusedRow, setRefusedRow] = useState<string | null>(null)
  /** Where the rows of the last request stand in the grid. */
  const sent = useRef<readonly number[]>([])
  const { save, isSaving } = useSave((input: VariantChanges) => changeVariants(group.id, input), {
    contract: VariantChanges,
    form: cellErrors(form, sent, (at, message) => setRefusedRow([...valuesAt(group, at), message].join(' – '))),
    invalidates: SHOWN_BY,
    success: (_, { variants }) => t('variants.grid.saved', { count: variants.length }),
    onSaved: setGroup,
  })
  const onSubmit = async (typed: GridValues): Promise<void> => {
    setRefusedRow(null)
    const changes = changesOf(typed, group)
    // Spaces and the like that come to nothing.
    if (changes.length === 0) return form.reset(values)
    sent.current = changes.map(({ at }) => at)
    await save({ variants: changes.map(({ change }) => change) })
  }
  return { group, form, onSubmit, isSaving, refusedRow }
}

/** Puts what the API says of the rows that were sent at the cells of the grid, and what is about a whole row above it. */
function cellErrors(
  form: UseFormReturn<GridValues>,
  sent: { readonly current: readonly number[] },
  onRow: (at: number | undefined, message: string) => void,
): FormErrors {
  return {
    getValues: () => ({ variants: true }),
    setError: (path, error, options) => {
      const [, place, field = ''] = path.split('.')
      const at = sent.current[Number(place)]
      const cell = CELLS[field]
      if (cell && at !== undefined) form.setError(`rows.${at}.${cell}`, error, options)
      else onRow(at, error.message)
    },
  }
}

/** What names the row that a refusal is about; nothing where it is about none. */
function valuesAt({ variants }: VariantGroup, at: number | undefined): string[] {
  const variant = at === undefined ? undefined : variants[at]
  return variant ? [variant.values.map(({ name }) => name).join(', ')] : []
}
