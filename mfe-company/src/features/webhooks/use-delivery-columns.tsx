import { useMemo } from 'react'
import type { WebhookDeliveryRow } from '@comptoir/contracts/company/webhooks'
import { chakra, DateTime, useCompany, useTranslation, type Column } from '@comptoir/platform'
import { TryOutcome } from './try-outcome.tsx'
import { DeliveryState } from './webhook-state.tsx'

const NOTHING = '–'

export function useDeliveryColumns(): readonly Column<WebhookDeliveryRow>[] {
  const { t } = useTranslation('company')
  const { timeZone } = useCompany()
  return useMemo(
    () => [
      {
        id: 'event',
        header: t('webhooks.deliveries.column.event'),
        cell: ({ event }) => t(`webhooks.event.${event}`),
        isPrimary: true,
      },
      {
        id: 'occurredAt',
        onPhone: 'line',
        header: t('webhooks.deliveries.column.occurredAt'),
        cell: ({ occurredAt }) => <DateTime value={occurredAt} timeZone={timeZone} />,
        isSortable: true,
      },
      {
        id: 'tryCount',
        header: t('webhooks.deliveries.column.tries'),
        cell: ({ tryCount }) => tryCount,
        isNumeric: true,
      },
      {
        id: 'status',
        header: t('webhooks.deliveries.column.status'),
        cell: ({ lastTry }) => <TryOutcome made={lastTry} />,
      },
      {
        id: 'duration',
        header: t('webhooks.deliveries.column.duration'),
        cell: ({ lastTry }) => (lastTry ? t('webhooks.milliseconds', { count: lastTry.durationMs }) : NOTHING),
        isNumeric: true,
      },
      {
        id: 'answer',
        header: t('webhooks.deliveries.column.answer'),
        cell: ({ lastTry }) => (
          <chakra.bdi display="block" maxW="48" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
            {lastTry?.answer || NOTHING}
          </chakra.bdi>
        ),
      },
      {
        id: 'state',
        onPhone: 'end',
        header: t('common.status'),
        cell: ({ state }) => <DeliveryState state={state} />,
      },
    ],
    [t, timeZone],
  )
}
