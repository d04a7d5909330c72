import { useEffect } from 'react'
import { useFocus } from '../focus/counter-focus.ts'
import { isArrow, nextInDirection } from './next-in-direction.ts'

const AMONG = '[data-rail], [data-tiles]'
const BUTTONS = `:is(${AMONG}) button`

/** Arrows go through categories and tiles as they lie on the screen; a letter is written into the search. */
export function useArrows(): void {
  const { toSearch } = useFocus()
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (!(target instanceof HTMLElement) || !target.closest(AMONG) || ctrlKey || metaKey || altKey) return
      // The letter itself goes where the focus is by then.
      if (key.length === 1 && key !== ' ') return toSearch()
      if (!isArrow(key)) return
      event.preventDefault()
      const next = nextInDirection(placesOf(BUTTONS), target.getBoundingClientRect(), key)
      if (next) next.focus()
      else if (key === 'ArrowUp') toSearch()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [toSearch])
}

/** What is seen of some buttons, and where. */
export function placesOf(selector: string, within: ParentNode = document) {
  return [...within.querySelectorAll<HTMLElement>(selector)].map((item) => ({
    item,
    place: item.getBoundingClientRect(),
  }))
}
