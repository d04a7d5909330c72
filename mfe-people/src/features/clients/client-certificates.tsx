import { useTranslation } from '@comptoir/platform'
import { DayField, SelectField, TextField, useFieldArray, type Control } from '@comptoir/platform/forms'
import { RowsSection } from '../../common/party/rows-section.tsx'
import { CERTIFICATE_KINDS } from './certificate-state.ts'
import type { ClientValues } from './client-values.ts'

/** Papers of the tax office that free a client from VAT, each between two days. */
export function ClientCertificates({ control, isDisabled }: { control: Control<ClientValues>; isDisabled: boolean }) {
  const { t } = useTranslation('people')
  const { fields, append, remove } = useFieldArray({ control, name: 'certificates', keyName: 'key' })
  const kinds = CERTIFICATE_KINDS.map((value) => ({ value, label: t(`clients.certificates.${value}`) }))
  return (
    <RowsSection
      title={t('clients.certificates.title')}
      help={t('clients.certificates.help')}
      keys={fields.map(({ key }) => key)}
      rowLabel={(place) => t('clients.certificates.row', { place })}
      removeLabel={(place) => t('clients.certificates.remove', { place })}
      addLabel={t('clients.certificates.add')}
      onAdd={() => append({ kind: 'exemption', number: '', issuedOn: '', validFrom: '', validUntil: '' })}
      onRemove={remove}
      isDisabled={isDisabled}
    >
      {(index) => (
        <>
          <SelectField
            control={control}
            name={`certificates.${index}.kind`}
            label={t('clients.certificates.kind')}
            options={kinds}
            isRequired
            isDisabled={isDisabled}
          />
          <TextField
            control={control}
            name={`certificates.${index}.number`}
            label={t('clients.certificates.number')}
            isRequired
            isLtr
            maxLength={60}
            autoComplete="off"
            isDisabled={isDisabled}
          />
          {DAYS.map((day) => (
            <DayField
              key={day}
              control={control}
              name={`certificates.${index}.${day}`}
              label={t(`clients.certificates.${day}`)}
              isRequired
              isDisabled={isDisabled}
            />
          ))}
        </>
      )}
    </RowsSection>
  )
}

const DAYS = ['issuedOn', 'validFrom', 'validUntil'] as const
