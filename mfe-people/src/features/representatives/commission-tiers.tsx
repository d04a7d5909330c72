import type { ShortItem } from '@comptoir/contracts/schema'
import { useCompany, useTranslation } from '@comptoir/platform'
import {
  MoneyField,
  QuantityField,
  SelectField,
  SwitchField,
  useFieldArray,
  type Control,
} from '@comptoir/platform/forms'
import { RowsSection } from '../../common/party/rows-section.tsx'
import { NEW_TIER, type RepresentativeValues } from './representative-values.ts'

interface CommissionTiersProps {
  control: Control<RepresentativeValues>
  categories: readonly ShortItem[]
}

/** What a representative gets: by category, from how much sold on, how many percent. */
export function CommissionTiers({ control, categories }: CommissionTiersProps) {
  const { t } = useTranslation('people')
  const { currency } = useCompany()
  const { fields, append, remove } = useFieldArray({ control, name: 'commissions', keyName: 'key' })
  return (
    <RowsSection
      title={t('representatives.tiers.title')}
      help={t('representatives.tiers.help')}
      keys={fields.map(({ key }) => key)}
      rowLabel={(place) => t('representatives.tiers.row', { place })}
      removeLabel={(place) => t('representatives.tiers.remove', { place })}
      addLabel={t('representatives.tiers.add')}
      onAdd={() => append(NEW_TIER)}
      onRemove={remove}
    >
      {(index) => (
        <>
          <SelectField
            control={control}
            name={`commissions.${index}.categoryId`}
            label={t('representatives.tiers.category')}
            options={categories.map(({ id, name }) => ({ value: id, label: name }))}
            placeholder={t('representatives.tiers.others')}
            isClearable
          />
          <MoneyField
            control={control}
            name={`commissions.${index}.fromMinor`}
            label={t('representatives.tiers.from')}
            currency={currency}
            isRequired
          />
          <QuantityField
            control={control}
            name={`commissions.${index}.rateMilli`}
            label={t('representatives.tiers.rate')}
            suffix="%"
            isRequired
          />
          <SwitchField
            control={control}
            name={`commissions.${index}.isClawedBack`}
            label={t('representatives.tiers.clawedBack')}
          />
        </>
      )}
    </RowsSection>
  )
}
