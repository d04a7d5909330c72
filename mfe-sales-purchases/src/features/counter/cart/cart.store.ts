import { createJSONStorage, createStore, newId, persist } from '@comptoir/platform'
import { type KeyValueStorage, safeStorage } from '../../../common/safe-storage.ts'
import { type Cart, emptyCart } from './cart.ts'
import { readCart } from './stored-cart.ts'

/** The open cart of a counter. */
export interface CartState {
  cart: Cart
  /** It is being written down as sold: until that is done it is not changed. */
  isPaying: boolean
}

export type CartStore = ReturnType<typeof openCartStore>

/** The name under which the browser keeps the cart of a register and person. */
export function cartKey(registerId: string, userId: string): string {
  return `cart:${registerId}:${userId}`
}

/** A cart that the browser, or whatever keeps instead, keeps until it is paid or emptied; begins with what was kept. */
export function openCartStore(name: string, storage: KeyValueStorage = safeStorage) {
  return createStore<CartState>()(
    persist(newCartState, {
      name,
      storage: createJSONStorage(() => storage),
      partialize: ({ cart }) => ({ cart }),
      merge: (stored, current) => ({ ...current, cart: readCart(stored) ?? current.cart }),
    }),
  )
}

interface Kept {
  persist: { getOptions: () => { name?: string }; rehydrate: () => void | Promise<void> }
}

/** Takes over what another tab does to the same cart, or to whatever else the browser keeps. Gives what ends it. */
export function followOtherTabs(store: Kept): () => void {
  const follow = ({ key }: StorageEvent): void => {
    if (key === store.persist.getOptions().name) void store.persist.rehydrate()
  }
  globalThis.addEventListener('storage', follow)
  return () => {
    globalThis.removeEventListener('storage', follow)
  }
}

function newCartState(): CartState {
  return { cart: emptyCart(newId()), isPaying: false }
}

/** Changes the cart unless it is being paid: what is written down is what was on the screen. */
export function changeCart(store: CartStore, change: (cart: Cart) => Cart): void {
  const { cart, isPaying } = store.getState()
  if (isPaying) return
  const changed = change(cart)
  // Each state that is set is written down as well.
  if (changed !== cart) store.setState({ cart: changed })
}

export function startPaying(store: CartStore): void {
  store.setState({ isPaying: true })
}

/** Nothing was written down, and the cart can be changed again. */
export function stopPaying(store: CartStore): void {
  store.setState({ isPaying: false })
}

/** Paid or emptied: the next cart has a name of its own. */
export function startNewCart(store: CartStore): void {
  store.setState(newCartState())
}
