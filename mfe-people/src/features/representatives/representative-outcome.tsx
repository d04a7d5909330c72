import { Handshake } from 'lucide-react'
import { REPRESENTATIVES } from '@comptoir/contracts/people/representatives'
import { RecordOutcome, useTranslation, useAddresses } from '@comptoir/platform'

/** Why a representative cannot be shown. */
export function RepresentativeOutcome(outcome: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('people')
  const { list } = useAddresses(REPRESENTATIVES)
  return (
    <RecordOutcome
      {...outcome}
      title={t('representatives.labels.edit')}
      list={{ label: t('representatives.title'), to: list() }}
      missing={{
        icon: Handshake,
        title: t('representatives.missing.title'),
        text: t('representatives.missing.text'),
        back: t('representatives.missing.back'),
      }}
      failed={{ title: t('representatives.failed.title') }}
    />
  )
}
