import { currencySymbol } from '@comptoir/i18n'
import { useLanguage } from '../frame/language.ts'
import { DecimalInput, type DecimalInputProps } from './decimal-input.tsx'
import { decimalsOf } from './number-fields.tsx'

export interface AmountInputProps extends Omit<DecimalInputProps, 'value' | 'decimals' | 'suffix'> {
  /** In minor units; null is empty, NaN is a text that could not be read. */
  amountMinor: number | null
  currency: string
}

/** Money typed outside a form: the amount received at the counter, the count of a drawer. */
export function AmountInput({ amountMinor, currency, ...rest }: AmountInputProps) {
  const language = useLanguage()
  return (
    <DecimalInput
      {...rest}
      value={amountMinor}
      decimals={decimalsOf(currency)}
      suffix={currencySymbol(currency, language)}
    />
  )
}
