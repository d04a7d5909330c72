import { useMemo } from 'react'
import type { Webhook } from '@comptoir/contracts/company/webhooks'
import { chakra, Code, DateTime, useCompany, useTranslation, type Column } from '@comptoir/platform'
import { WebhookState } from './webhook-state.tsx'

export function useWebhookColumns(): readonly Column<Webhook>[] {
  const { t } = useTranslation('company')
  const { timeZone } = useCompany()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('webhooks.column.name'),
        cell: ({ name }) => <chakra.bdi overflowWrap="anywhere">{name}</chakra.bdi>,
        isPrimary: true,
        isSortable: true,
      },
      {
        id: 'url',
        onPhone: 'line',
        header: t('webhooks.column.url'),
        cell: ({ url }) => (
          <chakra.span dir="ltr" overflowWrap="anywhere">
            <Code>{url}</Code>
          </chakra.span>
        ),
      },
      {
        id: 'events',
        header: t('webhooks.column.events'),
        cell: ({ events }) => events.length,
        isNumeric: true,
      },
      {
        id: 'createdAt',
        header: t('webhooks.column.createdAt'),
        cell: ({ createdAt }) => <DateTime value={createdAt} timeZone={timeZone} />,
        isSortable: true,
      },
      {
        id: 'state',
        onPhone: 'end',
        header: t('common.status'),
        cell: ({ state, failingSince }) => <WebhookState state={state} isFailing={failingSince !== null} />,
      },
    ],
    [t, timeZone],
  )
}
