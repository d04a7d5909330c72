import { Ban, Check, ClipboardCheck, PencilLine, ScanBarcode, type LucideIcon } from 'lucide-react'
import type { StateOfCount } from '@comptoir/contracts/inventory/stock-counts'
import { StatusBadge, useTranslation, type StatusTone } from '@comptoir/platform'

const LOOKS: Readonly<Record<StateOfCount, { tone: StatusTone; icon: LucideIcon }>> = {
  planned: { tone: 'neutral', icon: PencilLine },
  counting: { tone: 'pending', icon: ScanBarcode },
  review: { tone: 'pending', icon: ClipboardCheck },
  posted: { tone: 'success', icon: Check },
  cancelled: { tone: 'neutral', icon: Ban },
}

/** How far a count is. */
export function CountStateBadge({ state, size = 'sm' }: { state: StateOfCount; size?: 'sm' | 'md' }) {
  const { t } = useTranslation('inventory')
  return <StatusBadge {...LOOKS[state]} size={size} label={t(`stockCounts.state.${state}`)} />
}
