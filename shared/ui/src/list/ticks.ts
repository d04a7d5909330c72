import { useRef } from 'react'
import type { Selection } from './data-table.tsx'

/** The same keys with some more of them, or without. */
export function withKeys(
  selected: ReadonlySet<string>,
  keys: readonly string[],
  isSelected: boolean,
): ReadonlySet<string> {
  const next = new Set(selected)
  for (const key of keys) {
    if (isSelected) next.add(key)
    else next.delete(key)
  }
  return next
}

/** The keys from one to another in the order of the page; the last alone, when the first is on another page. */
function keysBetween(keys: readonly string[], from: string | null, to: string): readonly string[] {
  const [start, end] = [from === null ? -1 : keys.indexOf(from), keys.indexOf(to)]
  return start < 0 ? [to] : keys.slice(Math.min(start, end), Math.max(start, end) + 1)
}

export interface Ticks {
  /** Ticks a row or takes its tick away; with `isRange`, all from the row that was touched before. */
  tick: (key: string, isSelected: boolean, isRange: boolean) => void
  /** Ticks the rows from one place on the page to another. */
  tickPlaces: (first: number, last: number) => void
}

/** Ticking of the rows of a page; null where nothing can be ticked. */
export function useTicks(selection: Selection | undefined, keys: readonly string[]): Ticks | null {
  const touched = useRef<string | null>(null)
  if (!selection) return null
  const change = (changed: readonly string[], isSelected: boolean): void =>
    selection.onChange(withKeys(selection.selected, changed, isSelected))
  return {
    tick: (key, isSelected, isRange) => {
      change(isRange ? keysBetween(keys, touched.current, key) : [key], isSelected)
      touched.current = key
    },
    tickPlaces: (first, last) => change(keys.slice(first, last + 1), true),
  }
}
