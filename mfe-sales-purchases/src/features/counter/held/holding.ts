import { newId } from '@comptoir/platform'
import { safeStorage } from '../../../common/safe-storage.ts'
import { type Cart, receiving } from '../cart/cart.ts'
import { withoutPayer } from '../cart/said-of-payment.ts'
import { changeCart, type CartStore, startNewCart } from '../cart/cart.store.ts'
import type { EndedTicket, HeldState, HeldStore, HeldTicket } from './held-tickets.store.ts'

/** What is said of a ticket when it is put aside. */
export type Holding = Pick<HeldTicket, 'note' | 'heldBy' | 'heldById' | 'heldAt' | 'totalMinor'>

/**
 * Puts the open ticket aside and begins another. Not while it is paid, nor after a part was taken, which is in the drawer
 * already; and not where the browser does not keep it. Whether it was done.
 */
export function holdCart(held: HeldStore, store: CartStore, holding: Holding): boolean {
  const { cart, isPaying } = store.getState()
  if (isPaying || !canHold(cart)) return false
  if (!keep(held, { ...holding, id: newId(), cart: withoutPayer(receiving(cart, null)) })) return false
  startNewCart(store)
  return true
}

export function canHold({ lines, parts }: Pick<Cart, 'lines' | 'parts'>): boolean {
  return lines.length > 0 && parts.length === 0
}

/** Whether there is room for a ticket that is resumed: what is open then is put aside for it. */
export function hasRoom(store: CartStore): boolean {
  const { cart, isPaying } = store.getState()
  return !isPaying && (canHold(cart) || (cart.lines.length === 0 && cart.parts.length === 0))
}

/** Goes on with a ticket. One that is open is put aside for it, as `aside` says. Whether it was done. */
export function goOn(held: HeldStore, store: CartStore, cart: Cart, aside: Holding): boolean {
  if (!hasRoom(store) || (canHold(store.getState().cart) && !holdCart(held, store, aside))) return false
  changeCart(store, () => cart)
  return true
}

/** Writes a ticket down as put aside here; false where the browser does not keep it. */
export function keep(held: HeldStore, ticket: HeldTicket): boolean {
  change(held, ({ tickets }) => ({ tickets: [ticket, ...tickets] }))
  if (safeStorage.getItem(held.persist.getOptions().name ?? '')?.includes(ticket.id)) return true
  forget(held, ticket.id)
  return false
}

/** A ticket as it is kept now; another tab may have gone on with it. */
export function findHeld(held: HeldStore, id: string): HeldTicket | undefined {
  void held.persist.rehydrate()
  return held.getState().tickets.find((ticket) => ticket.id === id)
}

/** Says how far the sending of a ticket has come. */
export function mark(held: HeldStore, id: string, sent: 'tried' | 'yes'): void {
  change(held, ({ tickets }) => ({ tickets: tickets.map((each) => (each.id === id ? { ...each, sent } : each)) }))
}

/** Writes down under which id a ticket is asked back for, before it is. */
export function markAsked(held: HeldStore, id: string, takeId: string): void {
  change(held, ({ tickets }) => ({ tickets: tickets.map((each) => (each.id === id ? { ...each, takeId } : each)) }))
}

/** Takes a ticket off the list. */
export function forget(held: HeldStore, id: string): void {
  change(held, ({ tickets }) => ({ tickets: tickets.filter((ticket) => ticket.id !== id) }))
}

/** Takes a ticket off the list, in one step with what the shop is still to be told of it. */
export function end(held: HeldStore, ended: EndedTicket): void {
  change(held, (state) => ({
    tickets: state.tickets.filter(({ id }) => id !== ended.id),
    ended: [...state.ended, ended],
  }))
}

/** The same cart as another sale. */
export function asAnother(cart: Cart): Cart {
  return { ...cart, saleId: newId(), selectedId: null, lines: cart.lines.map((line) => ({ ...line, id: newId() })) }
}

/** Another tab may have put some aside, or gone on with one. */
export function change(held: HeldStore, next: (state: HeldState) => Partial<HeldState>): void {
  void held.persist.rehydrate()
  held.setState(next)
}
