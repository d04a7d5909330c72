import type { KeyboardEvent } from 'react'

/** What in a row takes the focus when arrows come to it: what opens it, else its tick, else its menu. */
const HANDLES = ['[data-opens]', '[data-part=select] input', '[data-part=actions] button']

/** How far each key goes among the rows. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }

const isTyped = (element: Element): boolean => element.matches('textarea, select, input:not([type=checkbox])')

/** What of a row takes the focus. */
export function handleOf(row: Element): HTMLElement | null {
  for (const handle of HANDLES) {
    const element = row.querySelector<HTMLElement>(handle)
    if (element) return element
  }
  return null
}

/** Told with Shift: the first and the last row, by their places among those of the table, that the focus has gone over. */
export type RowsPassed = (first: number, last: number) => void

/**
 * The keys of a table's body: arrows, Home and End go from row to row, with Shift they tick on the way, and the space bar
 * ticks the row that has the focus. Keys that something in a row has used are left alone.
 */
export function onRowKey(event: KeyboardEvent<HTMLElement>, onPassed: RowsPassed): void {
  const target = event.target as Element
  const row = target.closest('[role=row]')
  if (!row || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyped(target)) return
  if (event.key === ' ' && target.matches('[data-opens]')) tickFrom(event, row)
  else if (event.key in STEPS) stepFrom(event, row, STEPS[event.key] ?? 0, onPassed)
}

/** The arrow down leads from the search of a list to its first row, unless these are still rows of another question. */
export function toFirstRow(event: KeyboardEvent<HTMLElement>, search: Element | null): void {
  const { key, target, currentTarget, nativeEvent } = event
  if (key !== 'ArrowDown' || target !== search || nativeEvent.isComposing || event.defaultPrevented) return
  const row = currentTarget.querySelector('tbody:not([data-stale]) [role=row]')
  const handle = row ? handleOf(row) : null
  if (!handle) return
  event.preventDefault()
  handle.focus()
}

function tickFrom(event: KeyboardEvent<HTMLElement>, row: Element): void {
  const tick = row.querySelector<HTMLInputElement>('[data-part=select] input')
  if (!tick) return
  event.preventDefault()
  tick.click()
}

function stepFrom(event: KeyboardEvent<HTMLElement>, row: Element, step: number, onPassed: RowsPassed): void {
  const rows = [...event.currentTarget.querySelectorAll('[role=row]')]
  const [from, last] = [rows.indexOf(row), rows.length - 1]
  const to = Math.min(Math.max(from + step, 0), last)
  const next = rows[to]
  if (!next) return
  event.preventDefault()
  if (event.shiftKey) onPassed(Math.min(from, to), Math.max(from, to))
  handleOf(next)?.focus()
  next.scrollIntoView({ block: 'nearest' })
}
