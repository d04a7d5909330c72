import { useEffect, useRef } from 'react'

/** The search field holds the focus from the first moment and after every action, so that a scan or a word is never lost. */
export function useSearchFocus() {
  const ref = useRef<HTMLInputElement>(null)
  const focus = (): void => {
    ref.current?.focus({ preventScroll: true })
  }
  useEffect(focus, [])
  return { ref, focus }
}
