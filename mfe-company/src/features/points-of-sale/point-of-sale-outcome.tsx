import { Store } from 'lucide-react'
import { POINTS_OF_SALE } from '@comptoir/contracts/company/points-of-sale'
import { RecordOutcome, useTranslation, useAddresses } from '@comptoir/platform'

/** Why a point of sale cannot be shown. */
export function PointOfSaleOutcome(outcome: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('company')
  const { list } = useAddresses(POINTS_OF_SALE)
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
