import type { ForeignTender } from '@comptoir/contracts/sales/cash-sessions'
import type { ReactNode } from 'react'
import { useTranslation } from '@comptoir/platform'

export interface ForeignCountsProps {
  foreign: readonly ForeignTender[]
  /** A field of the form, by its place among the currencies. */
  field: (options: { at: number; label: string; currency: string; expectedMinor: number | null }) => ReactNode
}

/** A field for each other currency of the session's cash: what of it is in the drawer. */
export function ForeignCounts({ foreign, field }: ForeignCountsProps) {
  const { t } = useTranslation('sales-purchases')
  return foreign.map(({ currency, amountMinor }, at) =>
    field({ at, label: t('foreignCash.countedIn', { currency }), currency, expectedMinor: amountMinor }),
  )
}
