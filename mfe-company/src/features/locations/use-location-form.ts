import type { FormEvent } from 'react'
import { locationsOf, type LocationKind, type StockLocation } from '@comptoir/contracts/company/locations'
import { useTranslation } from '@comptoir/platform'
import { useRecordForm } from '@comptoir/platform/forms'

interface LocationValues {
  name: string
  kind: LocationKind
}

const NEW_LOCATION: LocationValues = { name: '', kind: 'depot' }

/** The form of a location, taken as it was when the dialog opened. */
export function useLocationForm(edited: StockLocation | 'new', pointOfSaleId: string, onSaved: () => void) {
  const { t } = useTranslation('company')
  const { form, onSubmit, isSaving } = useRecordForm(locationsOf(pointOfSaleId), {
    row: edited === 'new' ? undefined : edited,
    blank: NEW_LOCATION,
    valuesOf: ({ name, kind }) => ({ name, kind }),
    inputOf: (values) => values,
    saved: ({ name }) => t('locations.saved', { name }),
    onSaved,
  })
  const submit = form.handleSubmit(onSubmit)
  return { form, submit: (event: FormEvent): void => void submit(event), isSaving }
}
