import { Store } from 'lucide-react'
import { RecordOutcome, useTranslation } from '@comptoir/platform'
import { usePointsOfSaleAddress } from './use-points-of-sale-address.ts'

/** Why a point of sale cannot be shown. */
export function PointOfSaleOutcome(outcome: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('company')
  const { list } = usePointsOfSaleAddress()
  return (
    <RecordOutcome
      {...outcome}
      title={t('routes.pointOfSale')}
      list={{ label: t('pointsOfSale.title'), to: list }}
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
