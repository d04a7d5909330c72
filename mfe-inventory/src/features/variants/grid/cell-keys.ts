import type { KeyboardEvent } from 'react'

/** A cell by its row and the id of its column. */
export interface Cell {
  at: number
  column: string
}

/** How a cell names itself to the keyboard: the attribute of its input. */
export const cellName = (at: number, column: string): string => `${at}:${column}`

/** The cell that an element belongs to; null outside of all. */
export function cellOf(target: EventTarget | null): Cell | null {
  const name = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell') : null
  const [at, column] = name?.split(':') ?? []
  return at === undefined || column === undefined ? null : { at: Number(at), column }
}

/** Where a key leads to, as in a spreadsheet: Enter and the arrows; to the sides once the caret stands at the edge. */
export function stepOf(event: KeyboardEvent, isRtl: boolean): { down: number; along: number } | null {
  const { key, shiftKey, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  if (key === 'Enter') return { down: shiftKey ? -1 : 1, along: 0 }
  if (shiftKey) return null
  if (key === 'ArrowDown' || key === 'ArrowUp') return { down: key === 'ArrowDown' ? 1 : -1, along: 0 }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  const isRight = key === 'ArrowRight'
  if (!isAtEdge(target, isRight)) return null
  // Columns follow the language, while codes and figures in them are written from left to right.
  return { down: 0, along: isRight === isRtl ? -1 : 1 }
}

function isAtEdge(target: EventTarget, isRight: boolean): boolean {
  if (!(target instanceof HTMLInputElement) || target.type !== 'text') return true
  const { selectionStart, selectionEnd, value } = target
  if (selectionStart === 0 && selectionEnd === value.length) return true
  return isRight ? selectionStart === value.length : selectionEnd === 0
}

/** Moves the focus from a cell by a step; where the grid ends it stays. */
export function moveFocus(
  grid: Element,
  from: Cell,
  { down, along }: { down: number; along: number },
  columns: readonly string[],
): void {
  const column = columns[columns.indexOf(from.column) + along]
  if (column === undefined) return
  const next = grid.querySelector<HTMLElement>(`[data-cell="${cellName(from.at + down, column)}"]`)
  next?.focus()
  if (next instanceof HTMLInputElement && next.type === 'text') next.select()
}
