import { CalendarClock, CircleCheck, CircleQuestionMark, History, type LucideIcon } from 'lucide-react'
import { discountStatus, type DiscountStatus } from '@comptoir/contracts/inventory/discounts'
import { StatusBadge, useNow, useTranslation, type StatusTone } from '@comptoir/platform'

const LOOKS: Record<DiscountStatus, { tone: StatusTone; icon: LucideIcon }> = {
  upcoming: { tone: 'brand', icon: CalendarClock },
  active: { tone: 'success', icon: CircleCheck },
  expired: { tone: 'neutral', icon: History },
  unknown: { tone: 'attention', icon: CircleQuestionMark },
}
/** A list that stays open shows within this time that a discount has begun or ended. */
const TICK_MS = 10_000

export interface DiscountStatusBadgeProps {
  discount: { startDate: string; endDate: string }
  size?: 'sm' | 'md'
}

/** Whether a discount is to come, runs or is over, at this moment. */
export function DiscountStatusBadge({ discount, size = 'sm' }: DiscountStatusBadgeProps) {
  const { t } = useTranslation('inventory')
  const status = discountStatus(discount, new Date(useNow(TICK_MS)))
  return <StatusBadge {...LOOKS[status]} size={size} label={t(`discounts.status.${status}`)} />
}
