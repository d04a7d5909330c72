import type { StateOfTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { StatusBadge, type StatusTone, useTranslation } from '@comptoir/platform'
import { Ban, CircleCheck, CircleDashed, HandHelping, PackageCheck, TriangleAlert, Truck } from 'lucide-react'

const LOOKS = {
  requested: ['attention', HandHelping],
  draft: ['neutral', CircleDashed],
  ready: ['brand', PackageCheck],
  inTransit: ['brand', Truck],
  partiallyReceived: ['brand', Truck],
  received: ['attention', TriangleAlert],
  closed: ['success', CircleCheck],
  refused: ['neutral', Ban],
  cancelled: ['neutral', Ban],
} as const satisfies Record<StateOfTransfer, readonly [StatusTone, typeof Ban]>

/** Where a transfer is. */
export function StateBadge({ state, size = 'md' }: { state: StateOfTransfer; size?: 'sm' | 'md' }) {
  const { t } = useTranslation('inventory')
  const [tone, icon] = LOOKS[state]
  return <StatusBadge tone={tone} icon={icon} size={size} label={t(`stockTransfers.state.${state}`)} />
}
