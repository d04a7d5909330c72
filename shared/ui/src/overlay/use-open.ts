import { useEffect, useState } from 'react'

/**
 * Whether an overlay is open, never at its first drawing: the library moves the focus and silences the page only when it
 * sees an overlay open, not when one is there open.
 */
export function useOpenAfterFirst(isOpen: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setDrawn(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isOpen && isDrawn
}

/** For a menu that is drawn because it was asked for: opens after its first drawing. */
export function useOpenAtOnce() {
  const [isWanted, setWanted] = useState(true)
  useClosedByEscape(isWanted, setWanted)
  return {
    open: useOpenAfterFirst(isWanted),
    onOpenChange: (details: { open: boolean }): void => setWanted(details.open),
  }
}

/**
 * The library listens for Escape only some frames after a menu is visible: faster users are heard too. It closes in the
 * next frame, once the library has moved the focus into the menu, or the focus would be lost with it.
 */
function useClosedByEscape(isWanted: boolean, setWanted: (isWanted: boolean) => void): void {
  useEffect(() => {
    if (!isWanted) return
    const close = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented) requestAnimationFrame(() => setWanted(false))
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [isWanted, setWanted])
}
