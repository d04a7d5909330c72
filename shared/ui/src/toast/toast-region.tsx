import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { chakra } from '../chakra.ts'
import { deferred } from '../deferred/deferred.ts'
import { DeferredPart } from '../deferred/deferred-part.tsx'
import { toastStore } from './toast-store.ts'

/** Most pages are left without a toast. */
const list = deferred(async () => (await import('./toast-list.tsx')).ToastList)

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
    // On a phone it would cover what a form says of its save, and the buttons.
    'html:has([data-action-bar]) &': { '@media (max-width: 767.98px)': { top: '16', bottom: 'auto' } },
  },
})

/**
 * Where toasts appear: at the bottom on the inline start, away from the cart and the pay button of the counter. Always on
 * the page, because a screen reader only announces what comes into a region it already knows; live itself, because
 * dialogs silence everything around them but live regions.
 */
export function ToastRegion() {
  const { t } = useTranslation()
  const toasts = useStore(toastStore, (state) => state.toasts)
  // Where pages are rendered ahead of time there is no document to attach to.
  if (typeof document === 'undefined') return null
  return createPortal(
    <Region
      aria-label={t('common.notifications')}
      aria-keyshortcuts="Alt+T"
      aria-live="polite"
      aria-relevant="additions text"
      data-print="hide"
    >
      <DeferredPart part={list} isWanted={toasts.length > 0} given={{ toasts }} />
    </Region>,
    document.body,
  )
}
