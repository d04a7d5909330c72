import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react'
import { chakra } from '../chakra.ts'
import { ToastCard } from './toast-card.tsx'
import type { Toast } from './toast-store.ts'
import { useNoticeKey } from './use-notice-key.ts'

const List = chakra('ol', {
  base: {
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: '2',
    listStyleType: 'none',
    '& > li': { pointerEvents: 'auto', animationName: 'slide-from-bottom, fade-in', animationDuration: 'moderate' },
  },
})

/** No toast goes while one of them is pointed at or holds the focus, whichever ends last. */
function usePausing(toasts: readonly Toast[]) {
  const list = useRef<HTMLOListElement>(null)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const goBack = useEffectEvent(useNoticeKey(list))
  useEffect(() => {
    // A button that is taken away says neither that the focus nor that the pointer has left.
    setFocused(list.current?.contains(document.activeElement) === true)
    goBack()
    if (toasts.length === 0) setHovered(false)
  }, [toasts])
  const handlers = {
    ref: list,
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
  }
  return { isPaused: isHovered || isFocused, handlers }
}

/** The toasts on the screen, newest first. */
export function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  const { isPaused, handlers } = usePausing(toasts)
  return (
    <List {...handlers}>
      {toasts.map((toast) => (
        <li key={toast.id}>
          <ToastCard toast={toast} isPaused={isPaused} />
        </li>
      ))}
    </List>
  )
}
