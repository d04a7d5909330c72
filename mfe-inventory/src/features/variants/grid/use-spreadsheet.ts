import { useRef, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { notify, useLanguage, useTranslation } from '@comptoir/platform'
import type { UseFormReturn } from '@comptoir/platform/forms'
import { cellOf, moveFocus, stepOf } from './cell-keys.ts'
import { pasted, TYPED_COLUMNS, type GridValues, type TypedColumn } from './rows.ts'

const isTyped = (column: string): column is TypedColumn => TYPED_COLUMNS.some((each) => each === column)

/** What makes a table of fields a spreadsheet: moving by keys, pasting many cells, and filling a column from one. */
export function useSpreadsheet(form: UseFormReturn<GridValues>, columns: readonly string[]) {
  const { t } = useTranslation('inventory')
  const isRtl = useLanguage() === 'ar'
  /** The row that was in use last, which `fill` copies. */
  const lastRow = useRef(0)
  const rowCount = (): number => form.getValues('rows').length
  const options = { shouldDirty: true } as const

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const cell = cellOf(event.target)
    const step = cell && stepOf(event, isRtl)
    if (!cell || !step) return
    // Nor does Enter send the form: a scanner ends with it.
    event.preventDefault()
    moveFocus(event.currentTarget, cell, step, columns)
  }

  const onPaste = (event: ClipboardEvent<HTMLElement>): void => {
    const cell = cellOf(event.target)
    if (!cell || !isTyped(cell.column)) return
    const typed = columns.filter(isTyped)
    const found = pasted(
      event.clipboardData.getData('text'),
      { at: cell.at, column: cell.column },
      { rowCount: rowCount(), columns: typed },
    )
    if (!found) return
    event.preventDefault()
    for (const { at, column, value } of found.cells) {
      form.setValue(`rows.${at}.${column}`, value, options)
      form.clearErrors(`rows.${at}.${column}`)
    }
    if (found.beyond > 0) notify.info(t('variants.grid.beyond', { count: found.beyond }))
  }

  const onFocus = (event: FocusEvent): void => {
    lastRow.current = cellOf(event.target)?.at ?? lastRow.current
  }

  /** Gives every row what the last used one has in a column. */
  const fill = (column: 'priceMicro' | 'isActive'): void => {
    const value = form.getValues(`rows.${lastRow.current}.${column}`)
    for (let at = 0; at < rowCount(); at += 1) {
      form.setValue(`rows.${at}.${column}`, value, options)
      form.clearErrors(`rows.${at}.${column}`)
    }
  }

  return { handlers: { onKeyDown, onPaste, onFocus }, fill }
}
