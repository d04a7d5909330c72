import type { ForeignCash } from '@comptoir/contracts/sales/sales'
import { chakra, useFormat } from '@comptoir/platform'
import { rateText } from './rate-text.ts'

/** What was handed over, and at what rate it was taken: EUR 20.00 × 3.3725. */
export function ForeignTaken({ foreign }: { foreign: ForeignCash }) {
  const format = useFormat()
  return (
    <chakra.span whiteSpace="nowrap">
      <bdi>{format.money(foreign.amountMinor, foreign.currency)}</bdi> × <bdi>{rateText(foreign, format.number)}</bdi>
    </chakra.span>
  )
}
