import { formatMoney, type Language } from '@comptoir/i18n'
import { useLanguage } from '../frame/language.ts'
import { Value, type ValueTone } from './value.tsx'

export interface MoneyProps {
  /** In the minor unit of the currency: millimes for TND. */
  amountMinor: number
  currency: string
  language?: Language
  isBold?: boolean
  isStruck?: boolean
  /** `always` writes a plus before what is not negative, for differences. */
  sign?: 'auto' | 'always'
  tone?: ValueTone
}

const PLUS_IN_ARABIC = '\u2066+\u2069'

/** The one way to show money: all decimals of its currency, grouping of the language, isolated so that it reads right inside Arabic. */
export function Money({ amountMinor, currency, language, sign = 'auto', ...look }: MoneyProps) {
  const readers = useLanguage()
  const shown = language ?? readers
  const plus = shown === 'ar' ? PLUS_IN_ARABIC : '+'
  const lead = sign === 'always' && amountMinor > 0 ? plus : ''
  return <Value {...look}>{lead + formatMoney(amountMinor, currency, shown)}</Value>
}
