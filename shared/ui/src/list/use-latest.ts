import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A handler that stays the same between renders and does what the latest one does, so that what receives it need not be
 * drawn anew. For events alone: while something is drawn it may still be the one before.
 */
export function useLatest<Given extends readonly unknown[]>(handler: (...given: Given) => void) {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((...given: Given): void => latest.current(...given), [])
}
