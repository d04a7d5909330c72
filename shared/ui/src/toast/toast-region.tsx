import { AnimatePresence } from 'framer-motion'
import * as m from 'framer-motion/m'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { chakra, Portal } from '../chakra.ts'
import { ToastCard } from './toast-card.tsx'
import { currentToasts, subscribeToToasts } from './toast-store.ts'

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
  base: { display: 'flex', flexDirection: 'column-reverse', gap: '2', listStyleType: 'none', '& > li': { pointerEvents: 'auto' } },
})

const appearing = { initial: { opacity: 0, y: 8 }, animate: { opacity: 1, y: 0 }, exit: { opacity: 0 }, transition: { duration: 0.15 } }

/**
 * Where toasts appear: at the bottom on the inline start, away from the cart and the pay button of the counter. Always on
 * the page, because a screen reader only announces what comes into a region it already knows.
 */
export function ToastRegion() {
  const { t } = useTranslation()
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts)
  const [isPaused, setPaused] = useState(false)
  const pause = (): void => setPaused(true)
  const resume = (): void => setPaused(false)
  return (
    <Portal>
      <Region aria-label={t('common.notifications')} data-print="hide" onPointerEnter={pause} onPointerLeave={resume} onFocus={pause} onBlur={resume}>
        <List aria-live="polite" aria-relevant="additions text">
          <AnimatePresence initial={false}>
            {toasts.map((toast) => (
              <m.li key={toast.id} {...appearing}>
                <ToastCard toast={toast} isPaused={isPaused} />
              </m.li>
            ))}
          </AnimatePresence>
        </List>
      </Region>
    </Portal>
  )
}
