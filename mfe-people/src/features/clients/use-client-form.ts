import { CLIENTS, type Client } from '@comptoir/contracts/people/clients'
import { useAddresses, useTranslation, useWayBack } from '@comptoir/platform'
import { useRecordForm } from '@comptoir/platform/forms'
import { CLIENTS_ALSO_SHOWN_BY } from '../../common/party/shown-by.ts'
import { NEW_CLIENT, valuesOf } from './client-values.ts'

/** The form of a client, and the way back from it. */
export function useClientForm(client?: Client) {
  const { t } = useTranslation('people')
  const leave = useWayBack(useAddresses(CLIENTS).list())
  const recordForm = useRecordForm(CLIENTS, {
    row: client,
    blank: NEW_CLIENT,
    valuesOf,
    inputOf: (values) => values,
    alsoShownBy: CLIENTS_ALSO_SHOWN_BY,
    saved: ({ name }) => t('clients.saved', { name }),
    onSaved: leave,
  })
  return { ...recordForm, onCancel: leave }
}
