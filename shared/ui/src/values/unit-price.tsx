import { currencySymbol, formatUnitPrice, type Language } from '@comptoir/i18n'
import { useLanguage } from '../frame/language.ts'
import { Value, type ValueTone } from './value.tsx'

export interface UnitPriceProps {
  /** In millionths of the currency. */
  unitPriceMicro: number
  currency: string
  /** False where the column already names the currency. */
  hasSymbol?: boolean
  language?: Language
  isBold?: boolean
  isStruck?: boolean
  tone?: ValueTone
}

/** A price per unit: at least the decimals of its currency, up to six when the price has them. */
export function UnitPrice({ unitPriceMicro, currency, hasSymbol = true, language, ...look }: UnitPriceProps) {
  const readers = useLanguage()
  const shown = language ?? readers
  const figure = formatUnitPrice(unitPriceMicro, currency, shown)
  return <Value {...look}>{hasSymbol ? `${figure}\u00A0${currencySymbol(currency, shown)}` : figure}</Value>
}
