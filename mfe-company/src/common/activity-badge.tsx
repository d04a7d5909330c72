import { Ban, Check } from 'lucide-react'
import { StatusBadge, useTranslation } from '@comptoir/platform'

/** Whether something is in use or kept for its history only. */
export function ActivityBadge({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('company')
  return isActive ? (
    <StatusBadge size="sm" tone="success" icon={Check} label={t('status.active')} />
  ) : (
    <StatusBadge size="sm" tone="neutral" icon={Ban} label={t('status.inactive')} />
  )
}
