import type { PieceState } from '@comptoir/contracts/inventory/serial-numbers'
import { StatusBadge, type StatusTone, useTranslation } from '@comptoir/platform'
import { Ban, CircleCheck, ShieldCheck, ShieldX, ShoppingBag, Truck } from 'lucide-react'

const LOOKS = {
  inStock: ['success', CircleCheck],
  onTheWay: ['brand', Truck],
  sold: ['neutral', ShoppingBag],
  gone: ['attention', Ban],
} as const satisfies Record<PieceState, readonly [StatusTone, typeof Ban]>

/** What became of a piece. */
export function PieceStateBadge({ state, size = 'sm' }: { state: PieceState; size?: 'sm' | 'md' }) {
  const { t } = useTranslation('inventory')
  const [tone, icon] = LOOKS[state]
  return <StatusBadge tone={tone} icon={icon} size={size} label={t(`serialNumbers.state.${state}`)} />
}

/** Whether a warranty still runs on a day, both as `YYYY-MM-DD`; its last day belongs to it. */
export function WarrantyBadge({ until, today }: { until: string; today: string }) {
  const { t } = useTranslation('inventory')
  return until >= today ? (
    <StatusBadge tone="success" icon={ShieldCheck} size="sm" label={t('serialNumbers.warranty.running')} />
  ) : (
    <StatusBadge tone="attention" icon={ShieldX} size="sm" label={t('serialNumbers.warranty.over')} />
  )
}
