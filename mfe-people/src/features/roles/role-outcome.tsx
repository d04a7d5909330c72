import { ShieldCheck } from 'lucide-react'
import { OWN_ROLES } from '@comptoir/contracts/company/roles'
import { RecordOutcome, useAddresses, useTranslation } from '@comptoir/platform'

/** Why a role cannot be shown. */
export function RoleOutcome(outcome: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('people')
  const { list } = useAddresses(OWN_ROLES)
  return (
    <RecordOutcome
      {...outcome}
      title={t('roles.labels.edit')}
      list={{ label: t('roles.title'), to: list() }}
      missing={{
        icon: ShieldCheck,
        title: t('roles.missing.title'),
        text: t('roles.missing.text'),
        back: t('roles.missing.back'),
      }}
      failed={{ title: t('roles.failed.title') }}
    />
  )
}
