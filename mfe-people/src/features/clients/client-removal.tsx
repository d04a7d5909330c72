import type { Client } from '@comptoir/contracts/people/clients'
import { RemovalDialog, useRemoval, useTranslation, type Removal } from '@comptoir/platform'
import { valuesOf } from './client-values.ts'
import { removeClient, updateClient } from './clients.api.ts'

export function useClientRemoval(): Removal<Client> {
  const { t } = useTranslation('people')
  return useRemoval<Client>({
    remove: removeClient,
    deactivate: (one) => updateClient(one.id, { ...valuesOf(one), isActive: false }, one.version),
    inUse: 'client.inUse',
    invalidates: ['clients'],
    removed: ({ name }) => t('clients.removed', { name }),
    deactivated: ({ name }) => t('clients.deactivated', { name }),
  })
}

export function ClientRemovalDialog({ removal }: { removal: Removal<Client> }) {
  const { t } = useTranslation('people')
  const name = removal.item?.name ?? ''
  return (
    <RemovalDialog
      removal={removal}
      name={name}
      text={t('clients.remove.text')}
      confirmLabel={t('clients.remove.confirm')}
      inUseTitle={t('clients.remove.inUseTitle', { name })}
    />
  )
}
