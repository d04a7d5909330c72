import type { HeldTicketRow } from '@comptoir/contracts/sales/held-tickets'
import { newId, notify, serverNow, useFormat, useTranslation } from '@comptoir/platform'
import { useCartStore, usePricedCart } from '../cart/cart-context.ts'
import type { Cart } from '../cart/cart.ts'
import type { Going } from '../cart/split-cart.ts'
import { readCart } from '../cart/stored-cart.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { useCounterSession } from '../session/counter-session.ts'
import { useAtCounter, useSeller } from '../register/seller.ts'
import { heldApi } from './held.api.ts'
import { useHeld } from './held-context.ts'
import {
  asAnother,
  change,
  end,
  findHeld,
  forget,
  goOn,
  hasRoom,
  holdCart,
  type Holding,
  markAsked,
} from './holding.ts'
import { holdPart } from './split-held.ts'
import { forgetAsked } from './sync-held.ts'

/** Puts the open ticket aside, and goes on with one that was. Each says whether it was done, and why not. */
export function useHolding() {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const { store: held, others } = useHeld()
  const store = useCartStore()
  const { totals } = usePricedCart()
  const { session } = useCounterSession()
  const seller = useSeller()
  const atCounter = useAtCounter()
  const focus = useFocus()
  const now = (): string => new Date(serverNow()).toISOString()
  /** Without a note it is known by its client, or else by its time. */
  const holding = (note: string): Holding => {
    const heldAt = now()
    const name = note.trim() || store.getState().cart.client?.name
    return {
      ...{ heldAt, heldBy: seller?.name ?? session.openedBy, heldById: seller?.id ?? session.openedById },
      totalMinor: totals.totals.totalMinor,
      note: name ?? t('counter.held.noteOf', { time: format.time(heldAt) }),
    }
  }
  const open = (cart: Cart): boolean => {
    const isDone = goOn(held, store, cart, holding(''))
    if (isDone) focus.show('cart')
    return isDone
  }
  const leave = (id: string): void => others.setState(({ rows }) => ({ rows: rows.filter((row) => row.id !== id) }))
  const refused = (message = t('counter.held.notResumed')): false => {
    notify.error(message)
    return false
  }

  /** One of this device. Where the shop may have it, it is asked; without an answer it is told later. */
  const resumeOwn = async (id: string): Promise<boolean> => {
    const ticket = findHeld(held, id)
    if (!ticket || !hasRoom(store)) return refused()
    if (ticket.sent === undefined) {
      if (!open(ticket.cart)) return refused()
      forget(held, id)
      return true
    }
    // Asked again after the page was closed, it means the same.
    const takeId = ticket.takeId ?? newId()
    markAsked(held, id, takeId)
    const answer = await heldApi.take(id, { cashSessionId: session.id, takeId })
    // Of one that may not have arrived, the shop does not know yet.
    const isUnknown = answer.kind === 'refused' && answer.status === 404 && ticket.sent === 'tried'
    if (answer.kind === 'refused' && !isUnknown) {
      forget(held, id)
      return refused(answer.message)
    }
    // In this order, so that it is nowhere lost should the page be closed in between.
    if (!open(ticket.cart)) return refused()
    if (answer.kind === 'done') forget(held, id)
    else end(held, { id, ticket: ticket.sent === 'yes' ? null : ticket, end: { takeId, resumedAt: now() } })
    return true
  }

  /** One of another register, which only the shop gives. It is another sale here: should both be sold, neither hides the other. */
  const resumeOther = async ({ id }: HeldTicketRow): Promise<boolean> => {
    if (!hasRoom(store)) return refused()
    const takeId = newId()
    change(held, ({ asked }) => ({ asked: [...asked, { id, takeId, askedAt: Date.now() }] }))
    const answer = await heldApi.take(id, { cashSessionId: session.id, takeId })
    if (answer.kind === 'noAnswer') return refused(t('counter.held.noAnswer'))
    leave(id)
    if (answer.kind === 'refused') {
      forgetAsked(held, id)
      return refused(answer.message)
    }
    const isAsked = held.getState().asked.some((each) => each.takeId === takeId)
    const cart = isAsked ? readCart({ cart: JSON.parse(answer.ticket.content ?? 'null') as unknown }) : null
    // What cannot be opened now is asked for again, and is then held here.
    if (!cart || !open(asAnother(cart))) return refused()
    forgetAsked(held, id)
    return true
  }

  return {
    hold: (note: string): boolean => {
      const isDone = holdCart(held, store, holding(note))
      if (!isDone) notify.error(t('counter.held.notKept'))
      return isDone
    },
    /** Puts a part of it aside; what that comes to is said with it. */
    holdPart: (going: Going, note: string, totalMinor: number): boolean => {
      const isDone = holdPart(held, store, going, { ...holding(note), totalMinor })
      if (!isDone) notify.error(t('counter.held.notKept'))
      return isDone
    },
    resumeOwn,
    resumeOther,
    /** Gives one up for good, here at once; the shop is told, where it has it still. */
    discard: (id: string, reason: string): void => {
      const ticket = findHeld(held, id)
      end(held, {
        id,
        ticket: ticket && ticket.sent !== 'yes' ? ticket : null,
        end: { reason, discardedAt: now(), ...atCounter },
      })
      leave(id)
    },
  }
}
