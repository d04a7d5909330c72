import { Plus } from 'lucide-react'
import type { ShortItem } from '@comptoir/contracts/schema'
import { IconButton, useTranslation } from '@comptoir/platform'
import { SelectField, type Control, type Option } from '@comptoir/platform/forms'
import type { ProductValues } from '../product-values.ts'

const NONE: readonly ShortItem[] = []

/** The choices of a select; those that are known from elsewhere are among them, however long the list. */
export function optionsOf(
  items: readonly ShortItem[] = NONE,
  ...known: readonly (ShortItem | null | undefined)[]
): Option[] {
  const all = new Map<string, string>()
  for (const item of [...known, ...items]) if (item) all.set(item.id, item.name)
  return [...all].map(([value, label]) => ({ value, label }))
}

interface FamilyChoiceProps {
  control: Control<ProductValues>
  name: 'categoryId' | 'subcategoryId' | 'brandId' | 'unitId'
  label: string
  options: readonly Option[]
  help?: string | undefined
  isDisabled?: boolean
  /** Opens the form of a new one; undefined where none can be made. */
  onAdd: (() => void) | undefined
  addLabel: string
}

/** Chooses one of a kind, or makes the one that is missing. */
export function FamilyChoice({ onAdd, addLabel, help, ...field }: FamilyChoiceProps) {
  const { t } = useTranslation('inventory')
  return (
    <SelectField
      {...field}
      placeholder={t('products.form.none')}
      isClearable
      {...(help === undefined ? {} : { help })}
      action={
        onAdd ? (
          <IconButton variant="ghost" size="xs" h="6" aria-label={addLabel} title={addLabel} onClick={onAdd}>
            <Plus aria-hidden />
          </IconButton>
        ) : null
      }
    />
  )
}
