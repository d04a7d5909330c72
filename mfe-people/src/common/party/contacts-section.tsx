import { useTranslation } from '@comptoir/platform'
import { TextField, useFieldArray, type Control } from '@comptoir/platform/forms'
import type { PartyValues } from './party-values.ts'
import { RowsSection } from './rows-section.tsx'

/** The people to ask for. */
export function ContactsSection({ control }: { control: Control<PartyValues> }) {
  const { t } = useTranslation('people')
  const { fields, append, remove } = useFieldArray({ control, name: 'contacts', keyName: 'key' })
  return (
    <RowsSection
      title={t('party.contacts.title')}
      help={t('party.contacts.help')}
      keys={fields.map(({ key }) => key)}
      rowLabel={(place) => t('party.contacts.row', { place })}
      removeLabel={(place) => t('party.contacts.remove', { place })}
      addLabel={t('party.contacts.add')}
      onAdd={() => append({ name: '', role: null, phone: null, email: null })}
      onRemove={remove}
    >
      {(index) => (
        <>
          <TextField
            control={control}
            name={`contacts.${index}.name`}
            label={t('party.contacts.name')}
            isRequired
            maxLength={120}
            autoComplete="off"
          />
          <TextField
            control={control}
            name={`contacts.${index}.role`}
            label={t('party.contacts.role')}
            isNullable
            maxLength={80}
            autoComplete="off"
          />
          <TextField
            control={control}
            name={`contacts.${index}.phone`}
            label={t('party.phone')}
            type="tel"
            inputMode="tel"
            isLtr
            isNullable
            maxLength={30}
            autoComplete="off"
          />
          <TextField
            control={control}
            name={`contacts.${index}.email`}
            label={t('party.email')}
            type="email"
            inputMode="email"
            isLtr
            isNullable
            maxLength={254}
            autoComplete="off"
          />
        </>
      )}
    </RowsSection>
  )
}
