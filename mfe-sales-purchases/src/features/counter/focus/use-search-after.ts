import { useEffect, useRef } from 'react'
import { useFocus } from './counter-focus.ts'

/** What covered the counter took the focus with it: the next word or scan goes to the search again once it is gone. */
export function useSearchAfter(isCovered: boolean): void {
  const focus = useFocus()
  const wasCovered = useRef(isCovered)
  useEffect(() => {
    if (wasCovered.current && !isCovered) focus.toSearch()
    wasCovered.current = isCovered
  }, [isCovered, focus])
}
