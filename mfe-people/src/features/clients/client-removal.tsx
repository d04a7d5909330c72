import type { ComponentProps } from 'react'
import { CLIENTS, type Client } from '@comptoir/contracts/people/clients'
import { RemovalDialog, useHasPermission, useRemoval, useTranslation, type Removal } from '@comptoir/platform'
import { CLIENTS_ALSO_SHOWN_BY } from '../../common/party/shown-by.ts'
import { valuesOf } from './client-values.ts'

export function useClientRemoval(): Removal<Client> {
  const { t } = useTranslation('people')
  const mayWrite = useHasPermission(CLIENTS.permissions.write)
  return useRemoval(CLIENTS, {
    inactive: mayWrite ? (client) => ({ ...valuesOf(client), isActive: false }) : undefined,
    alsoShownBy: CLIENTS_ALSO_SHOWN_BY,
    removed: ({ name }) => t('clients.removed', { name }),
    deactivated: ({ name }) => t('clients.deactivated', { name }),
  })
}

interface ClientRemovalDialogProps {
  removal: Removal<Client>
  /** What is offered for one that is in use. */
  otherwise: ComponentProps<typeof RemovalDialog>['otherwise']
}

export function ClientRemovalDialog({ removal, otherwise }: ClientRemovalDialogProps) {
  const { t } = useTranslation('people')
  const name = removal.item?.name ?? ''
  return (
    <RemovalDialog
      removal={removal}
      name={name}
      text={t('clients.remove.text')}
      confirmLabel={t('clients.remove.confirm')}
      inUseTitle={t('clients.remove.inUseTitle', { name })}
      otherwise={otherwise}
    />
  )
}
