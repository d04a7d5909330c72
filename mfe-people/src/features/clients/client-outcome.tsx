import { Users } from 'lucide-react'
import { CLIENTS } from '@comptoir/contracts/people/clients'
import { RecordOutcome, useTranslation, useAddresses } from '@comptoir/platform'

/** Why a client cannot be shown. */
export function ClientOutcome(outcome: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('people')
  const { list } = useAddresses(CLIENTS)
  return (
    <RecordOutcome
      {...outcome}
      title={t('clients.labels.edit')}
      list={{ label: t('clients.title'), to: list() }}
      missing={{
        icon: Users,
        title: t('clients.missing.title'),
        text: t('clients.missing.text'),
        back: t('clients.missing.back'),
      }}
      failed={{ title: t('clients.failed.title') }}
    />
  )
}
