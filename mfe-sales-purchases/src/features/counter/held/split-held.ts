import { newId } from '@comptoir/platform'
import { safeStorage } from '../../../common/safe-storage.ts'
import { changeCart, type CartStore, openCartStore } from '../cart/cart.store.ts'
import { finishSplit, type Going, splitCart } from '../cart/split-cart.ts'
import type { HeldStore } from './held-tickets.store.ts'
import { change, forget, type Holding } from './holding.ts'

/**
 * Puts a part of the open ticket aside as a ticket of its own. Whether it was done.
 *
 * Guaranteed: the held ticket and what is still to be taken off the open one are written down in one step, before anything
 * is taken off. Should the page end in between, that is done when it starts again: no line is lost or on both tickets.
 */
export function holdPart(held: HeldStore, store: CartStore, going: Going, holding: Holding): boolean {
  const { cart, isPaying } = store.getState()
  const split = isPaying ? null : splitCart(cart, going, newId)
  if (!split) return false
  const id = newId()
  const ticket = { ...holding, id, cart: split.goes }
  change(held, ({ tickets, splits }) => ({ tickets: [ticket, ...tickets], splits: [...splits, split.open] }))
  if (!safeStorage.getItem(held.persist.getOptions().name ?? '')?.includes(id)) {
    forget(held, id)
    forgetSplits(held, split.open.saleId)
    return false
  }
  finishSplits(held, store)
  return true
}

/** Takes off the open ticket what went to another one. What the browser has not kept is done again when the page starts. */
export function finishSplits(held: HeldStore, store: CartStore): void {
  for (const split of held.getState().splits) {
    changeCart(store, (cart) => finishSplit(cart, split))
    const { cart: kept } = openCartStore(store.persist.getOptions().name ?? '').getState()
    if (finishSplit(kept, split) === kept) forgetSplits(held, split.saleId)
  }
}

function forgetSplits(held: HeldStore, saleId: string): void {
  change(held, ({ splits }) => ({ splits: splits.filter((split) => split.saleId !== saleId) }))
}
