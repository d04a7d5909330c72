import { useRef } from 'react'
import type { OwnedRoute } from '../router/addresses.ts'
import { useShell } from '../router/shell-context.tsx'

/** A pointer that rests this long on an entry means it. */
const INTENT_MS = 60

/** Handlers that fetch a page's code as soon as somebody is about to open it. A failure stays silent: opening tries again. */
export function useIntent(owned: OwnedRoute) {
  const { pages } = useShell()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const fetchPage = () => void pages.load(owned).catch(() => undefined)
  return {
    onPointerEnter: () => {
      timer.current = setTimeout(fetchPage, INTENT_MS)
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onFocus: fetchPage,
    onTouchStart: fetchPage,
  }
}
