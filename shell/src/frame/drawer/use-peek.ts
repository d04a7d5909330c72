import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'

type Reason = 'pointer' | 'focus' | 'touch'

/**
 * A collapsed drawer opens over the page while it is used: pointed at where that is wanted, by keyboard, and by a finger,
 * whose first touch only opens it, since an icon alone says too little to follow it blindly.
 */
export function usePeek(id: string, isCollapsed: boolean, canHover: boolean) {
  const [reason, setReason] = useState<Reason | null>(null)
  const isOpeningTouch = useRef(false)
  const isOver = isCollapsed && reason !== null
  /** An entry was followed; whoever points at the drawer still sees it. */
  const follow = (): void => setReason((now) => (now === 'pointer' ? now : null))
  useEffect(() => {
    if (reason !== 'touch') return
    const endOutside = ({ target }: Event): void =>
      target instanceof Element && target.closest(`#${id}`) !== null ? undefined : setReason(null)
    document.addEventListener('pointerdown', endOutside)
    return () => document.removeEventListener('pointerdown', endOutside)
  }, [reason, id])
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) =>
      canHover && pointerType !== 'touch' ? setReason((now) => now ?? 'pointer') : undefined,
    onPointerLeave: () => setReason((now) => (now === 'pointer' ? null : now)),
    onPointerDown: (event: PointerEvent) => {
      isOpeningTouch.current = event.pointerType === 'touch' && !isOver && isCollapsed
      if (isOpeningTouch.current) setReason('touch')
    },
    onClickCapture: (event: MouseEvent) => {
      if (!isOpeningTouch.current) return
      isOpeningTouch.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    onFocus: ({ target }: FocusEvent) =>
      target.matches(':focus-visible') ? setReason((now) => now ?? 'focus') : undefined,
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      currentTarget.contains(relatedTarget) ? undefined : setReason((now) => (now === 'focus' ? null : now)),
    onKeyDown: ({ key }: KeyboardEvent) => (key === 'Escape' ? setReason(null) : undefined),
  }
  return { isOver, follow, handlers }
}
