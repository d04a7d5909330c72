import { useTranslation } from '@comptoir/platform'
import { TextField, useFieldArray, type Control } from '@comptoir/platform/forms'
import type { PartyValues } from './party-values.ts'
import { RowsSection } from './rows-section.tsx'

/** Further addresses: where goods go, where invoices go. */
export function AddressesSection({ control }: { control: Control<PartyValues> }) {
  const { t } = useTranslation('people')
  const { fields, append, remove } = useFieldArray({ control, name: 'addresses', keyName: 'key' })
  return (
    <RowsSection
      title={t('party.addresses.title')}
      help={t('party.addresses.help')}
      keys={fields.map(({ key }) => key)}
      rowLabel={(place) => t('party.addresses.row', { place })}
      removeLabel={(place) => t('party.addresses.remove', { place })}
      addLabel={t('party.addresses.add')}
      onAdd={() => append({ name: '', address: null, postalCode: null, city: null })}
      onRemove={remove}
    >
      {(index) => (
        <>
          <TextField
            control={control}
            name={`addresses.${index}.name`}
            label={t('party.addresses.name')}
            isRequired
            maxLength={80}
            autoComplete="off"
          />
          <TextField
            control={control}
            name={`addresses.${index}.address`}
            label={t('party.address')}
            isNullable
            maxLength={250}
            autoComplete="off"
          />
          <TextField
            control={control}
            name={`addresses.${index}.postalCode`}
            label={t('party.postalCode')}
            isLtr
            isNullable
            autoComplete="off"
          />
          <TextField
            control={control}
            name={`addresses.${index}.city`}
            label={t('party.city')}
            isNullable
            maxLength={80}
            autoComplete="off"
          />
        </>
      )}
    </RowsSection>
  )
}
