import { Ban, CircleCheck } from 'lucide-react'
import { StatusBadge, useTranslation } from '@comptoir/platform'

/** Open or closed to its people, and why. */
export function StateBadge({ suspendedAt, reason }: { suspendedAt: string | null; reason: string | null }) {
  const { t } = useTranslation('company')
  if (suspendedAt === null)
    return <StatusBadge tone="success" size="sm" icon={CircleCheck} label={t('supervision.state.active')} />
  return (
    <span title={reason ?? undefined}>
      <StatusBadge tone="danger" size="sm" icon={Ban} label={t('supervision.state.suspended')} />
    </span>
  )
}
