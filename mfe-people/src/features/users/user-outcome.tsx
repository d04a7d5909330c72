import { Users } from 'lucide-react'
import { USERS } from '@comptoir/contracts/company/users'
import { RecordOutcome, useAddresses, useTranslation } from '@comptoir/platform'

/** Why a user cannot be shown. */
export function UserOutcome(outcome: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('people')
  const { list } = useAddresses(USERS)
  return (
    <RecordOutcome
      {...outcome}
      title={t('users.labels.edit')}
      list={{ label: t('users.title'), to: list() }}
      missing={{
        icon: Users,
        title: t('users.missing.title'),
        text: t('users.missing.text'),
        back: t('users.missing.back'),
      }}
      failed={{ title: t('users.failed.title') }}
    />
  )
}
