import { Send } from 'lucide-react'
import { WEBHOOKS, webhookDeliveriesOf, type Webhook } from '@comptoir/contracts/company/webhooks'
import {
  deferred,
  Flex,
  listFilters,
  ListPage,
  useAddresses,
  useList,
  useListState,
  useTranslation,
} from '@comptoir/platform'
import { DeliveriesActions } from './deliveries-actions.tsx'
import { useDeliveryColumns } from './use-delivery-columns.tsx'
import { useDeliveryFilters } from './use-delivery-filters.ts'
import { WebhookState } from './webhook-state.tsx'

const sheet = deferred(async () => (await import('./delivery-sheet.tsx')).DeliverySheet)

const LIST = {
  name: 'webhook-deliveries',
  defaultSort: { field: 'occurredAt', direction: 'desc' },
  filterNames: ['state', 'event'],
} as const
/** What is sent soon is looked for again. */
const EVERY_MS = 5000

/** What a webhook was told, and how it took it; what waits is seen to go. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('company')
  const list = useListState(LIST)
  const addresses = useAddresses(WEBHOOKS)
  return (
    <ListPage
      title={webhook.name}
      breadcrumb={[{ label: t('webhooks.title'), to: addresses.list() }, { label: webhook.name }]}
      subtitle={
        <Flex as="span" gap="2.5" align="center" wrap="wrap">
          <bdi dir="ltr">{webhook.url}</bdi>
          <WebhookState state={webhook.state} isFailing={webhook.failingSince !== null} />
        </Flex>
      }
      actions={<DeliveriesActions webhook={webhook} />}
      list={list}
      result={useList(webhookDeliveriesOf(webhook.id), list.query, { refetchEveryMs: EVERY_MS })}
      columns={useDeliveryColumns()}
      rowKey={({ id }) => id}
      rowName={({ event }) => t(`webhooks.event.${event}`)}
      sheet={{ part: sheet }}
      tableLabel={t('webhooks.deliveries.title')}
      {...listFilters(list, useDeliveryFilters())}
      empty={{
        icon: Send,
        title: t('webhooks.deliveries.empty.title'),
        text: t('webhooks.deliveries.empty.text'),
      }}
    />
  )
}
