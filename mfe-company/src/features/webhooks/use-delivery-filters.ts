import { WEBHOOK_DELIVERY_STATES, WEBHOOK_EVENTS, WEBHOOK_TEST } from '@comptoir/contracts/company/webhooks'
import { useTranslation, type ListFilter } from '@comptoir/platform'

/** By what the history of a webhook can be narrowed. */
export function useDeliveryFilters(): ListFilter[] {
  const { t } = useTranslation('company')
  return [
    {
      name: 'state',
      label: t('common.status'),
      everything: t('webhooks.everyState'),
      options: WEBHOOK_DELIVERY_STATES.map((state) => ({
        value: state,
        label: t(`webhooks.deliveries.state.${state}`),
      })),
    },
    {
      name: 'event',
      label: t('webhooks.deliveries.column.event'),
      everything: t('webhooks.deliveries.everyEvent'),
      options: [...WEBHOOK_EVENTS, WEBHOOK_TEST].map((event) => ({
        value: event,
        label: t(`webhooks.event.${event}`),
      })),
    },
  ]
}
