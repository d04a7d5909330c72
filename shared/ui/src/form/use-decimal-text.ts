import { useState } from 'react'
import { formatDecimal, parseDecimal } from '@comptoir/money'
import { useLanguage } from '../frame/language.ts'

export interface DecimalTextOptions {
  /** Integer scaled by `decimals`; null is empty, NaN is a text that could not be read. */
  value: number | null
  onChange: (value: number | null) => void
  decimals: number
  /** Decimals that are always written; all of them when left out, as money wants it. */
  minDecimals?: number | undefined
  isNegativeAllowed?: boolean | undefined
}

export interface DecimalText {
  text: string
  isInvalid: boolean
  type: (text: string) => void
  leave: () => void
}

/**
 * The text of a number being typed. It is left alone while typed and rewritten in full when left; comma and point both
 * mark decimals. What cannot be read becomes NaN, which no schema accepts, instead of an old or guessed value.
 */
export function useDecimalText({
  value,
  onChange,
  decimals,
  minDecimals = decimals,
  isNegativeAllowed = false,
}: DecimalTextOptions): DecimalText {
  const language = useLanguage()
  const [draft, setDraft] = useState<{ text: string; value: number | null } | null>(null)
  const isCurrent = draft !== null && Object.is(draft.value, value)
  const text = isCurrent ? draft.text : textOf(value, decimals, minDecimals).replace('.', language === 'en' ? '.' : ',')
  const isInvalid = value !== null && Number.isNaN(value)
  return {
    text,
    isInvalid,
    type: (typed) => {
      const next = valueOf(typed, decimals, isNegativeAllowed)
      setDraft({ text: typed, value: next })
      onChange(next)
    },
    leave: () => {
      if (!isInvalid) setDraft(null)
    },
  }
}

function textOf(value: number | null, decimals: number, minDecimals: number): string {
  if (value === null || Number.isNaN(value)) return ''
  const [whole = '', fraction = ''] = formatDecimal(value, decimals).split('.')
  const kept = fraction.slice(0, minDecimals) + fraction.slice(minDecimals).replace(/0+$/, '')
  return kept === '' ? whole : `${whole}.${kept}`
}

function valueOf(text: string, decimals: number, isNegativeAllowed: boolean): number | null {
  if (text.trim() === '') return null
  const parsed = parseDecimal(text, decimals)
  if (parsed === null || (parsed < 0 && !isNegativeAllowed)) return Number.NaN
  return parsed
}
