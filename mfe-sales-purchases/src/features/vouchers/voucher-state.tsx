import { CircleCheck, CircleDashed, CircleOff, CirclePercent, type LucideIcon } from 'lucide-react'
import type { VoucherState as State } from '@comptoir/contracts/sales/vouchers'
import { StatusBadge, type StatusTone, useTranslation } from '@comptoir/platform'

const LOOKS: Readonly<Record<State, { tone: StatusTone; icon: LucideIcon }>> = {
  active: { tone: 'success', icon: CircleCheck },
  partlyUsed: { tone: 'pending', icon: CirclePercent },
  used: { tone: 'neutral', icon: CircleDashed },
  expired: { tone: 'attention', icon: CircleOff },
}

/** What became of a voucher, in a word. */
export function VoucherStateBadge({ state }: { state: State }) {
  const { t } = useTranslation('sales-purchases')
  return <StatusBadge {...LOOKS[state]} label={t(`vouchers.states.${state}`)} size="sm" />
}
