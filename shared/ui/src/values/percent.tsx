import { formatPercent, type Language } from '@comptoir/i18n'
import { useLanguage } from '../frame/language.ts'
import { Value, type ValueTone } from './value.tsx'

export interface PercentProps {
  /** In thousandths of a percent: 19 % is 19000. */
  rateMilli: number
  language?: Language
  isBold?: boolean
  tone?: ValueTone
}

/** A rate, read left to right in every language: `19 %`, `−15 %`. */
export function Percent({ rateMilli, language, ...look }: PercentProps) {
  const readers = useLanguage()
  return (
    <Value dir="ltr" {...look}>
      {formatPercent(rateMilli, language ?? readers)}
    </Value>
  )
}
