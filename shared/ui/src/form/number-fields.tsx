import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { currencySymbol, formatNumber } from '@comptoir/i18n'
import { exponentOf, formatDecimal, isCurrency } from '@comptoir/money'
import { useLanguage } from '../frame/language.ts'
import { DecimalInput } from './decimal-input.tsx'
import { type FieldProps, shellProps, useFormField } from './field-props.ts'
import { FieldShell } from './field-shell.tsx'

interface LookProps {
  suffix?: ReactNode
  placeholder?: string | undefined
  isNegativeAllowed?: boolean | undefined
  autoFocus?: boolean | undefined
  size?: 'md' | 'lg' | 'xl' | undefined
}

/** How the form holds the value: as the scaled integer itself, or as the number it represents. */
interface Holding {
  decimals: number
  minDecimals: number
  toScaled: (value: number) => number
  fromScaled: (scaled: number) => number
}

const scaledHolding = (decimals: number, minDecimals: number): Holding => ({
  decimals,
  minDecimals,
  toScaled: (value) => value,
  fromScaled: (scaled) => scaled,
})

/** Exact both ways for every number that has at most `decimals` decimals. */
const numberHolding = (decimals: number, minDecimals: number): Holding => ({
  decimals,
  minDecimals,
  toScaled: (value) => Math.round(value * 10 ** decimals),
  fromScaled: (scaled) => (Number.isNaN(scaled) ? scaled : Number(formatDecimal(scaled, decimals))),
})

function HeldField<Values extends FieldValues>({
  holding,
  look,
  ...props
}: FieldProps<Values> & { holding: Holding; look: LookProps }) {
  const message = useInvalidMessage(holding.decimals)
  const field = useFormField(props, (value) => (Number.isNaN(value) ? message : true))
  const isUnread = Number.isNaN(field.value)
  const given = Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined))
  return (
    <FieldShell {...shellProps(props)} error={field.error !== undefined && isUnread ? message : field.error}>
      {(control) => (
        <DecimalInput
          {...control}
          {...given}
          ref={field.ref}
          name={field.name}
          decimals={holding.decimals}
          minDecimals={holding.minDecimals}
          value={typeof field.value === 'number' ? holding.toScaled(field.value) : null}
          onChange={(scaled) => field.onChange(scaled === null ? null : holding.fromScaled(scaled))}
          onBlur={field.onBlur}
        />
      )}
    </FieldShell>
  )
}

function useInvalidMessage(decimals: number): string {
  const { t } = useTranslation()
  const language = useLanguage()
  return t('common.numberInvalid', { example: formatNumber(decimals === 0 ? 12 : 12.5, language) })
}

const lookOf = ({ suffix, placeholder, isNegativeAllowed, autoFocus, size }: LookProps): LookProps => ({
  suffix,
  placeholder,
  isNegativeAllowed,
  autoFocus,
  size,
})

export interface NumberFieldProps<Values extends FieldValues> extends FieldProps<Values>, LookProps {
  /** Decimals that may be typed; 0 for counts, 3 for rates in percent. */
  decimals?: number
}

/** A plain number or null: counts, rates in percent, prices given as numbers. */
export function NumberField<Values extends FieldValues>(props: NumberFieldProps<Values>) {
  return <HeldField {...props} holding={numberHolding(props.decimals ?? 0, 0)} look={lookOf(props)} />
}

export interface MoneyFieldProps<Values extends FieldValues> extends FieldProps<Values>, Omit<LookProps, 'suffix'> {
  currency: string
}

/** Money in minor units or null; takes at most the decimals of the currency and names it at the end. */
export function MoneyField<Values extends FieldValues>(props: MoneyFieldProps<Values>) {
  const language = useLanguage()
  const suffix = currencySymbol(props.currency, language)
  const decimals = decimalsOf(props.currency)
  return <HeldField {...props} holding={scaledHolding(decimals, decimals)} look={{ ...lookOf(props), suffix }} />
}

export interface PriceFieldProps<Values extends FieldValues> extends MoneyFieldProps<Values> {
  decimals?: number
}

/** A unit price as a number of the currency or null: up to six decimals, as the contracts' `UnitPrice`. */
export function PriceField<Values extends FieldValues>(props: PriceFieldProps<Values>) {
  const language = useLanguage()
  const suffix = currencySymbol(props.currency, language)
  return (
    <HeldField
      {...props}
      holding={numberHolding(props.decimals ?? 6, decimalsOf(props.currency))}
      look={{ ...lookOf(props), suffix }}
    />
  )
}

/** A quantity in thousandths or null. */
export function QuantityField<Values extends FieldValues>(props: FieldProps<Values> & LookProps) {
  return <HeldField {...props} holding={scaledHolding(3, 0)} look={lookOf(props)} />
}

/** A currency of another table than ours is shown with two decimals rather than refused: the server decides. */
export const decimalsOf = (currency: string): number => (isCurrency(currency) ? exponentOf(currency) : 2)
