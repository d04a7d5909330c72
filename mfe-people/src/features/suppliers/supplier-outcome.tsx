import { Truck } from 'lucide-react'
import { SUPPLIERS } from '@comptoir/contracts/people/suppliers'
import { RecordOutcome, useTranslation, useAddresses } from '@comptoir/platform'

/** Why a supplier cannot be shown. */
export function SupplierOutcome(outcome: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('people')
  const { list } = useAddresses(SUPPLIERS)
  return (
    <RecordOutcome
      {...outcome}
      title={t('suppliers.labels.edit')}
      list={{ label: t('suppliers.title'), to: list() }}
      missing={{
        icon: Truck,
        title: t('suppliers.missing.title'),
        text: t('suppliers.missing.text'),
        back: t('suppliers.missing.back'),
      }}
      failed={{ title: t('suppliers.failed.title') }}
    />
  )
}
