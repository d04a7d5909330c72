import { REPRESENTATIVES, type Representative } from '@comptoir/contracts/people/representatives'
import { useAddresses, useTranslation, useWayBack } from '@comptoir/platform'
import { useRecordForm } from '@comptoir/platform/forms'
import { NEW_REPRESENTATIVE, valuesOf } from './representative-values.ts'

/** The form of a representative, and the way back from it. */
export function useRepresentativeForm(representative?: Representative) {
  const { t } = useTranslation('people')
  const leave = useWayBack(useAddresses(REPRESENTATIVES).list())
  const recordForm = useRecordForm(REPRESENTATIVES, {
    row: representative,
    blank: NEW_REPRESENTATIVE,
    valuesOf,
    inputOf: (values) => values,
    saved: ({ name }) => t('representatives.saved', { name }),
    onSaved: leave,
  })
  return { ...recordForm, onCancel: leave }
}
