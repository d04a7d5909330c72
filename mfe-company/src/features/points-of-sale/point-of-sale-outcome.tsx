import { Store } from 'lucide-react'
import { RecordOutcome, useTranslation } from '@comptoir/platform'
import { usePointOfSaleAddresses } from './use-point-of-sale-addresses.ts'

/** Why a point of sale cannot be shown. */
export function PointOfSaleOutcome(outcome: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('company')
  const { list } = usePointOfSaleAddresses()
  return (
    <RecordOutcome
      {...outcome}
      title={t('pointsOfSale.labels.one')}
      list={{ label: t('pointsOfSale.title'), to: list() }}
      missing={{
        icon: Store,
        title: t('pointsOfSale.missing.title'),
        text: t('pointsOfSale.missing.text'),
        back: t('pointsOfSale.missing.back'),
      }}
      failed={{ title: t('pointsOfSale.failed.title') }}
    />
  )
}
