import { useState } from 'react'
import { OPENING_LIMITS } from '@comptoir/contracts/inventory/opening-stock'
import { useTranslation } from '@comptoir/platform'
import { useController, useWatch, type Control } from '@comptoir/platform/forms'
import { messageIn } from '../form/use-barcodes.ts'
import type { ProductValues } from '../product-values.ts'

const MOST_SIGNS = 60

/** Numbers of a text, one a line; a spreadsheet's cells are apart as well. */
function numbersIn(text: string): string[] {
  return text
    .split(/[\n\r\t]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/**
 * The serial numbers of one place and the one being typed. Numbers join the list by Enter, as scanners end, when the field
 * is left, and all lines at once when they are pasted; one that is there already, in any place, is told by name.
 */
export function useSerialNumbers(control: Control<ProductValues>, at: number) {
  const { t } = useTranslation('inventory')
  const { field, fieldState } = useController({ control, name: `openingStock.${at}.serialNumbers` })
  const places = useWatch({ control, name: 'openingStock' })
  const [draft, setDraft] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const add = (text: string): void => {
    const elsewhere = places.flatMap(({ serialNumbers }, place) => (place === at ? [] : serialNumbers))
    const known = new Set([...field.value, ...elsewhere])
    const given = numbersIn(text)
    const fresh: string[] = []
    const refused: string[] = []
    for (const number of given) {
      if (number.length > MOST_SIGNS || known.has(number)) refused.push(number)
      else fresh.push(number)
      known.add(number)
    }
    const room = OPENING_LIMITS.serialNumbers - field.value.length
    if (fresh.length > 0) field.onChange([...field.value, ...fresh.slice(0, room)])
    setDraft('')
    setProblem(problemOf(refused, fresh.length > room))
  }
  const problemOf = (refused: readonly string[], isFull: boolean): string | null => {
    if (isFull) return t('products.stock.serialNumbers.full', { most: OPENING_LIMITS.serialNumbers })
    const [long] = refused.filter((number) => number.length > MOST_SIGNS)
    if (long !== undefined) return t('products.stock.serialNumbers.long', { most: MOST_SIGNS })
    if (refused.length === 0) return null
    return t('products.stock.serialNumbers.twice', { numbers: refused.slice(0, 5).join(', '), count: refused.length })
  }
  return {
    numbers: field.value,
    draft,
    type: (text: string): void => {
      setDraft(text)
      setProblem(null)
    },
    add: () => add(draft),
    /** False for what belongs into the text that is being typed. */
    paste: (text: string): boolean => {
      if (!/[\n\r\t]/.test(text)) return false
      add(text)
      return true
    },
    remove: (number: string) => field.onChange(field.value.filter((each) => each !== number)),
    error: problem ?? messageIn(fieldState.error),
    inputRef: field.ref,
  }
}
