import { useState } from 'react'
import type { Client } from '@comptoir/contracts'
import { isProblem, notify, tellRefusal, useInvalidate, useMutation, useSave, useTranslation } from '@comptoir/platform'
import { valuesOf } from './client-values.ts'
import { removeClient, updateClient } from './clients.api.ts'

/** Deleting a client: asked first; one who has tickets is refused by the API, which is told, and can be made inactive instead. */
export function useClientRemoval() {
  const { t } = useTranslation('people')
  const invalidate = useInvalidate()
  const [client, setClient] = useState<Client | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const close = (): void => setIsOpen(false)
  const removal = useMutation({
    mutationFn: ({ id }: Client) => removeClient(id),
    onSuccess: (_, { name }) => {
      notify.success(t('clients.removed', { name }))
      void invalidate(['clients'])
      close()
    },
    onError: (error) => {
      if (isProblem(error, 'client.inUse')) return setRefusal(error.message)
      tellRefusal(error)
      close()
    },
  })
  const deactivation = useSave((one: Client) => updateClient(one.id, { ...valuesOf(one), isActive: false }, one.version), {
    invalidates: ['clients'],
    success: ({ name }) => t('clients.deactivated', { name }),
    onSaved: close,
  })
  return {
    ask: (one: Client) => {
      setClient(one)
      setRefusal(null)
      setIsOpen(true)
    },
    client,
    isOpen,
    refusal,
    close,
    isBusy: removal.isPending || deactivation.isSaving,
    remove: () => client && removal.mutate(client),
    deactivate: () => client && void deactivation.save(client),
  }
}
