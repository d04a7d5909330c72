import { Ban, Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from './status-badge.tsx'

export interface ActivityBadgeProps {
  isActive: boolean
}

/** Whether something is in use or kept for its history only. */
export function ActivityBadge({ isActive }: ActivityBadgeProps) {
  const { t } = useTranslation()
  return isActive ? (
    <StatusBadge size="sm" tone="success" icon={Check} label={t('common.active')} />
  ) : (
    <StatusBadge size="sm" tone="neutral" icon={Ban} label={t('common.inactive')} />
  )
}
