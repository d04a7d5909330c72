import { useMemo } from 'react'
import type { Client } from '@comptoir/contracts/people/clients'
import { chakra, Code, useTranslation, type Column } from '@comptoir/platform'
import { ClientStatus } from './client-status.tsx'

function code(text: string | null) {
  return text === null ? '–' : <Code>{text}</Code>
}

export function useClientColumns(): readonly Column<Client>[] {
  const { t } = useTranslation('people')
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('clients.column.name'),
        cell: ({ name }) => <chakra.bdi>{name}</chakra.bdi>,
        isPrimary: true,
        isSortable: true,
      },
      {
        id: 'code',
        isEmpty: ({ code: text }) => text === null,
        header: t('clients.column.code'),
        cell: (client) => code(client.code),
        isMuted: true,
        isSortable: true,
      },
      {
        id: 'kind',
        header: t('clients.column.kind'),
        cell: ({ kind }) => t(`clients.kind.${kind}`),
        isMuted: true,
        hideBelow: 'xl',
      },
      {
        id: 'phone',
        isEmpty: ({ phone }) => phone === null,
        header: t('clients.column.phone'),
        cell: ({ phone }) => code(phone),
        isMuted: true,
      },
      {
        id: 'city',
        isEmpty: ({ city }) => city === null,
        header: t('clients.column.city'),
        cell: ({ city }) => (city === null ? '–' : <chakra.bdi>{city}</chakra.bdi>),
        isMuted: true,
        isSortable: true,
      },
      {
        id: 'group',
        isEmpty: ({ group }) => group === null,
        header: t('clients.column.group'),
        cell: ({ group }) => (group === null ? '–' : <chakra.bdi>{group.name}</chakra.bdi>),
        isMuted: true,
        hideBelow: 'xl',
      },
      {
        id: 'taxId',
        header: t('clients.column.taxId'),
        cell: ({ taxId }) => code(taxId),
        isMuted: true,
        hideBelow: 'xl',
      },
      { id: 'status', header: t('common.status'), cell: (client) => <ClientStatus client={client} /> },
    ],
    [t],
  )
}
