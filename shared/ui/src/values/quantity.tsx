import { formatQuantity, type Language } from '@comptoir/i18n'
import { useLanguage } from '../frame/language.ts'
import { Value, type ValueTone } from './value.tsx'

export interface QuantityProps {
  /** In thousandths of the unit. */
  quantityMilli: number
  /** Name of the unit, already in the reader's language. */
  unit?: string
  language?: Language
  isBold?: boolean
  tone?: ValueTone
}

/** A quantity with the decimals it has, and its unit when given: `0,500 kg`, `6`. */
export function Quantity({ quantityMilli, unit, language, ...look }: QuantityProps) {
  const readers = useLanguage()
  const figure = formatQuantity(quantityMilli, language ?? readers)
  return <Value {...look}>{unit === undefined ? figure : `${figure}\u00A0${unit}`}</Value>
}
