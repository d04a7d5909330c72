import { Ban, Check, Hourglass, PencilLine, Undo2, type LucideIcon } from 'lucide-react'
import type { AdjustmentState } from '@comptoir/contracts/inventory/stock-adjustments'
import { StatusBadge, useTranslation, type StatusTone } from '@comptoir/platform'

const LOOKS: Readonly<Record<AdjustmentState, { tone: StatusTone; icon: LucideIcon }>> = {
  draft: { tone: 'neutral', icon: PencilLine },
  submitted: { tone: 'pending', icon: Hourglass },
  posted: { tone: 'success', icon: Check },
  reversed: { tone: 'neutral', icon: Undo2 },
  cancelled: { tone: 'neutral', icon: Ban },
}

/** How far an adjustment is. */
export function AdjustmentStateBadge({ state, size = 'sm' }: { state: AdjustmentState; size?: 'sm' | 'md' }) {
  const { t } = useTranslation('inventory')
  return <StatusBadge {...LOOKS[state]} size={size} label={t(`stockAdjustments.state.${state}`)} />
}
