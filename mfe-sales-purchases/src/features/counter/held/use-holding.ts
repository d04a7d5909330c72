import { notify, serverNow, useFormat, useTranslation } from '@comptoir/platform'
import { useCartStore, usePricedCart } from '../cart/cart-context.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { useCounterSession } from '../session/counter-session.ts'
import { holdCart, type Holding, resumeHeld } from './held-tickets.store.ts'
import { useHeldStore } from './held-context.ts'

/** Puts the open ticket aside, and goes on with one that was. Each says whether it was done, and why not. */
export function useHolding() {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const held = useHeldStore()
  const store = useCartStore()
  const { totals } = usePricedCart()
  const { session } = useCounterSession()
  const focus = useFocus()
  /** Without a note it is known by its client, or else by its time. */
  const holding = (note: string): Holding => {
    const heldAt = new Date(serverNow()).toISOString()
    const name = note.trim() || store.getState().cart.client?.name
    return {
      ...{ heldAt, heldBy: session.openedBy, totalMinor: totals.totals.totalMinor },
      note: name ?? t('counter.held.noteOf', { time: format.time(heldAt) }),
    }
  }
  return {
    hold: (note: string): boolean => {
      const isDone = holdCart(held, store, holding(note))
      if (!isDone) notify.error(t('counter.held.notKept'))
      return isDone
    },
    resume: (saleId: string): boolean => {
      const isDone = resumeHeld(held, store, saleId, holding(''))
      if (isDone) focus.show('cart')
      else notify.error(t('counter.held.notResumed'))
      return isDone
    },
  }
}
