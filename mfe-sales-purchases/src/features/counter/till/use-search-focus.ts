import { useCallback, useEffect, useRef } from 'react'

/**
 * The search field holds the focus from the first moment and after every action, so that a scan or
 * a word is never lost. What was typed before is selected: the next word takes its place.
 */
export function useSearchFocus() {
  const ref = useRef<HTMLInputElement>(null)
  const focus = useCallback((): void => {
    ref.current?.focus({ preventScroll: true })
    ref.current?.select()
  }, [])
  useEffect(focus, [focus])
  return { ref, focus }
}
