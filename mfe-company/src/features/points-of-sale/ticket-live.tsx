import { useWatch } from '@comptoir/platform/forms'
import { ExtensionSlot } from '@comptoir/platform'
import type { CounterSectionProps } from './counter-section.tsx'
import { inputOf, type PointOfSaleValues } from './point-of-sale-values.ts'

/** The ticket as it would be printed with what is typed; drawn by those who print it. */
export function TicketLive({ control, pointOfSale }: CounterSectionProps) {
  const { isActive: _isActive, defaultClientId, ...typed } = inputOf(useWatch({ control }) as PointOfSaleValues)
  const saved = pointOfSale?.defaultClient ?? null
  const client = saved?.id === defaultClientId ? (saved?.name ?? null) : null
  return <ExtensionSlot point="pointOfSale.ticket" pointOfSale={{ ...typed, client }} />
}
