import { useState } from 'react'
import { useForm } from '@comptoir/platform/forms'
import type { Client } from '@comptoir/contracts/people/clients'
import { newId, useSave, useTranslation, useWayBack } from '@comptoir/platform'
import { NEW_CLIENT, valuesOf, type ClientValues } from './client-values.ts'
import { createClient, updateClient } from './clients.api.ts'
import { useClientsAddress } from './use-clients-address.ts'

/**
 * Defaults, check by the contract, saving and the way back. A change by somebody else since the form opened is not
 * written over: `staleMessage` says who and when, and what was typed stays.
 */
export function useClientForm(client?: Client) {
  const { t } = useTranslation('people')
  const leave = useWayBack(useClientsAddress().list)
  const [opened] = useState(client)
  const [id] = useState(() => opened?.id ?? newId())
  const form = useForm<ClientValues>({ defaultValues: opened ? valuesOf(opened) : NEW_CLIENT })
  const write = (values: ClientValues): Promise<Client> =>
    opened ? updateClient(id, values, opened.version) : createClient({ id, ...values })
  const { save, isSaving, staleMessage } = useSave(write, {
    contract: async () => (await import('@comptoir/contracts/people/clients')).ClientInput,
    form,
    hasStaleNotice: true,
    invalidates: ['clients'],
    success: ({ name }) => t('clients.saved', { name }),
    onSaved: (saved) => {
      // Nothing is left to lose when going back asks whether it may.
      form.reset(valuesOf(saved))
      leave()
    },
  })
  return { form, onSubmit: save, isSaving, onCancel: leave, staleMessage }
}
