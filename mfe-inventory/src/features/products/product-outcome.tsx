import { Package } from 'lucide-react'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { RecordOutcome, useTranslation, useAddresses } from '@comptoir/platform'

/** Why a product cannot be shown. */
export function ProductOutcome(outcome: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('inventory')
  const { list } = useAddresses(PRODUCTS)
  return (
    <RecordOutcome
      {...outcome}
      title={t('products.labels.edit')}
      list={{ label: t('products.title'), to: list() }}
      missing={{
        icon: Package,
        title: t('products.missing.title'),
        text: t('products.missing.text'),
        back: t('products.missing.back'),
      }}
      failed={{ title: t('products.failed.title') }}
    />
  )
}
