import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSearchParams } from '../../page/use-search-params.ts'
import { rowElement } from '../row-element.ts'
import { ROW_PARAM, type RowSheetContentProps } from './list-sheet.ts'

/** What the frame of a row's sheet needs (`RowSheet`). */
export interface RowSheetFrame {
  /** Of the row that is shown. */
  id: string
  isOpen: boolean
  onClose: () => void
  /** Null where the page of the list has no row before, or after. */
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  editTo: string | undefined
  /** What takes the focus once the sheet is closed. */
  returnFocus: () => HTMLElement | null
}

/**
 * The row of a list's sheet, what the list knows of it (an address may name a row of another page), and the frame around
 * it. Going from row to row replaces the entry of the history that opening made; closing leaves none behind.
 */
export function useRowSheet<Row>({ shown, rows, rowKey, editTo }: RowSheetContentProps<Row>) {
  // The sheet keeps its row while it goes away.
  const [last, setLast] = useState(shown)
  if (shown !== null && shown !== last) setLast(shown)
  // The table knows nothing of sheets, whose code most pages never fetch: its row is marked from here.
  useEffect(() => {
    const element = shown === null ? null : rowElement(shown)
    element?.setAttribute('aria-current', 'true')
    element?.scrollIntoView({ block: 'nearest' })
    return () => element?.removeAttribute('aria-current')
  }, [shown, rows])
  const id = shown ?? last ?? ''
  const place = rows.findIndex((row) => rowKey(row) === id)
  const { show, close } = useEntry()
  const step = (by: number): (() => void) | null => {
    const next = place < 0 ? undefined : rows[place + by]
    return next === undefined ? null : () => show(rowKey(next))
  }
  const frame: RowSheetFrame = {
    id,
    isOpen: shown !== null,
    onClose: close,
    onPrevious: step(-1),
    onNext: step(1),
    editTo: editTo?.(id),
    returnFocus: () => rowElement(id)?.querySelector<HTMLElement>('[data-opens]') ?? null,
  }
  return { id, row: rows[place], frame }
}

/** The entry of the history in which a sheet is open; a link that somebody shared has made none of its own. */
function useEntry() {
  const [, setParams] = useSearchParams()
  const state: unknown = useLocation().state
  const navigate = useNavigate()
  const replace = (id: string | null): void =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (id === null) next.delete(ROW_PARAM)
        else next.set(ROW_PARAM, id)
        return next
      },
      { replace: true, state: id === null ? null : state },
    )
  const isOwn = typeof state === 'object' && state !== null && 'opensRow' in state
  return { show: replace, close: (): void => (isOwn ? void navigate(-1) : replace(null)) }
}
