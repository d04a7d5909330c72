import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { chakra } from '../chakra.ts'
import { deferred } from '../deferred/deferred.ts'
import { DeferredPart } from '../deferred/deferred-part.tsx'
import { toastStore, type Toast } from './toast-store.ts'

/** Most pages are left without a toast. */
const card = deferred(async () => (await import('./toast-card.tsx')).ToastCard)

const Region = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    bottom: 0,
    insetStart: 0,
    boxSizing: 'content-box',
    p: '4',
    width: 'min(330px, 100vw - 2rem)',
    maxWidth: '350px',
    maxHeight: 'calc(100dvh - 2rem)',
    overflowY: 'auto',
    pointerEvents: 'none',
  },
})
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
  const region = useRef<HTMLElement>(null)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  useEffect(() => {
    // A button that is taken away says neither that the focus nor that the pointer has left.
    setFocused(region.current?.contains(document.activeElement) === true)
    if (toasts.length === 0) setHovered(false)
  }, [toasts])
  const handlers = {
    ref: region,
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
  }
  return { isPaused: isHovered || isFocused, handlers }
}

/**
 * Where toasts appear: at the bottom on the inline start, away from the cart and the pay button of the counter. Always on
 * the page, because a screen reader only announces what comes into a region it already knows; live itself, because
 * dialogs silence everything around them but live regions.
 */
export function ToastRegion() {
  const { t } = useTranslation()
  const toasts = useStore(toastStore, (state) => state.toasts)
  const pausing = usePausing(toasts)
  // Where pages are rendered ahead of time there is no document to attach to.
  if (typeof document === 'undefined') return null
  return createPortal(
    <Region
      aria-label={t('common.notifications')}
      aria-live="polite"
      aria-relevant="additions text"
      data-print="hide"
      {...pausing.handlers}
    >
      <List>
        {toasts.map((toast) => (
          <li key={toast.id}>
            <DeferredPart part={card} isWanted given={{ toast, isPaused: pausing.isPaused }} />
          </li>
        ))}
      </List>
    </Region>,
    document.body,
  )
}
