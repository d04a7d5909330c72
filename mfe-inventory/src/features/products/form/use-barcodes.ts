import { useRef, useState } from 'react'
import { BARCODE_RULES, type GivenBarcode } from '@comptoir/contracts/inventory/barcode-rules'
import { correctedGtin } from '@comptoir/money'
import { useController, type Control } from '@comptoir/platform/forms'
import { api, pathOf, useSave, useTranslation } from '@comptoir/platform'
import type { ProductValues } from '../product-values.ts'

/** What a barcode may be made of, as the contract has it: another keyboard layout than the scanner's gives other signs. */
const SIGNS = /^[!-~]+$/

/** The barcodes of the product's own unit, or those of one of its packs. */
export type BarcodesName = 'barcodes' | `packs.${number}.barcodes`

/**
 * The list of barcodes and the one being typed. It joins the list by Enter and when its field is left, so that nothing
 * typed is forgotten on saving; one that cannot be read stays and holds the form back.
 */
export function useBarcodes(control: Control<ProductValues>, name: BarcodesName) {
  const { t } = useTranslation('inventory')
  const [draft, setDraft] = useState('')
  const typed = useRef('')
  const problemOf = (text: string): string | true =>
    text === '' || SIGNS.test(text) || t('products.form.barcodeUnreadable')
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: () => problemOf(typed.current) },
  })
  const [problem, setProblem] = useState<string | null>(null)
  const type = (text: string): void => {
    typed.current = text.replaceAll(/\s/g, '')
    setDraft(text)
    setProblem(null)
  }
  // Another code each time it is asked for, so a lost answer costs a number and nothing else.
  const giving = useSave(() => api.post<GivenBarcode>(pathOf(BARCODE_RULES, 'give')), {
    onSaved: ({ barcode }) => field.onChange([...field.value, barcode]),
  })
  const add = (): void => {
    // A code that is being given goes into the list as it is now: what was typed waits.
    if (giving.isSaving) return
    const barcode = typed.current
    const found = problemOf(barcode)
    if (found !== true) return setProblem(found)
    if (barcode === '') return
    type('')
    if (field.value.includes(barcode)) setProblem(t('products.form.barcodeTwice', { barcode }))
    else field.onChange([...field.value, barcode])
  }
  /** Takes a code out of the list and puts another in its place. */
  const replace = (barcode: string, by: string): void =>
    field.onChange([...new Set(field.value.map((each) => (each === barcode ? by : each)))])
  return {
    barcodes: field.value,
    /** Those that have the shape of a GTIN but another check digit, with the code as it should be. */
    doubtful: field.value.flatMap((barcode) => {
      const corrected = correctedGtin(barcode)
      return corrected === null ? [] : [{ barcode, corrected }]
    }),
    replace,
    give: () => void giving.save(undefined),
    isGiving: giving.isSaving,
    draft,
    setDraft: type,
    add,
    remove: (barcode: string) => field.onChange(field.value.filter((each) => each !== barcode)),
    error: problem ?? messageIn(fieldState.error),
    inputRef: field.ref,
  }
}

/** The field's own message, or that of the first barcode that was refused. */
export function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  return Object.values(error)
    .map(messageIn)
    .find((message) => message !== undefined)
}
