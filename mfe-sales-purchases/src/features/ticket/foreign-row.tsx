import { useContext } from 'react'
import { formatMoney } from '@comptoir/platform'
import { PaperContext, usePaperFormat } from './paper-language.ts'
import { FactRow } from './paper-parts.tsx'
import type { Words } from './paper-words.ts'

export interface ForeignRowProps {
  words: Words
  /** In minor units of `currency`. */
  amountMinor: number
  currency: string
  /** What it counts for, in the currency of the paper. */
  valueMinor: number
}

/** An amount in another currency, and what it counts for: EUR 20.00 = 67.450. */
export function ForeignRow({ words, amountMinor, currency, valueMinor }: ForeignRowProps) {
  const { main } = useContext(PaperContext)
  const { amount } = usePaperFormat()
  return (
    <FactRow words={words}>
      {formatMoney(amountMinor, currency, main)} = {amount(valueMinor)}
    </FactRow>
  )
}
