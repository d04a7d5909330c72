import { useEffect, useRef } from 'react'
import { rowElement } from '../row-element.ts'
import { handleOf } from './row-keys.ts'

/** What clears the ticks goes with them, and the focus with it, which then comes back to the row that was ticked last. */
export function useFocusAfterTicks(selected: ReadonlySet<string> | undefined): void {
  const lastTicked = [...(selected ?? [])].at(-1)
  const before = useRef(lastTicked)
  useEffect(() => {
    const row = lastTicked === undefined && before.current !== undefined ? rowElement(before.current) : null
    before.current = lastTicked
    if (row && document.activeElement === document.body) handleOf(row)?.focus({ preventScroll: true })
  }, [lastTicked])
}
