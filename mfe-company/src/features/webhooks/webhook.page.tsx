import { Webhook as WebhookIcon } from 'lucide-react'
import { WEBHOOKS } from '@comptoir/contracts/company/webhooks'
import { PageSkeleton, RecordOutcome, useAddresses, useItem, useParams, useTranslation } from '@comptoir/platform'
import { Deliveries } from './deliveries.tsx'

/** One webhook, and what it was told in the last weeks. */
export function WebhookPage() {
  const { t } = useTranslation('company')
  const { id } = useParams()
  const { data, error, refetch } = useItem(WEBHOOKS, id)
  const addresses = useAddresses(WEBHOOKS)
  if (data) return <Deliveries webhook={data} />
  if (!error) return <PageSkeleton kind="table" />
  return (
    <RecordOutcome
      title={t('webhooks.deliveries.title')}
      list={{ label: t('webhooks.title'), to: addresses.list() }}
      error={error}
      onRetry={() => void refetch()}
      missing={{
        icon: WebhookIcon,
        title: t('webhooks.missing.title'),
        text: t('webhooks.missing.text'),
        back: t('webhooks.missing.back'),
      }}
      failed={{ title: t('webhooks.failed') }}
    />
  )
}
