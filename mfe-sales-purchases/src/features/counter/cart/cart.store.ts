import type { SaleInput } from '@comptoir/contracts/sales/sales'
import { createJSONStorage, createStore, newId, persist } from '@comptoir/platform'
import { safeStorage } from '../../../common/safe-storage.ts'
import { type Cart, emptyCart } from './cart.ts'
import { type CartState, readCartState } from './stored-cart.ts'

export type CartStore = ReturnType<typeof openCartStore>

/** The name under which the browser keeps the cart of a register and person. */
export function cartKey(registerId: string, userId: string): string {
  return `cart:${registerId}:${userId}`
}

/** A cart that the browser keeps until it is paid or emptied; begins with what it kept. */
export function openCartStore(name: string) {
  return createStore<CartState>()(
    persist(newCartState, {
      name,
      storage: createJSONStorage(() => safeStorage),
      merge: (stored, current) => readCartState(stored) ?? current,
    }),
  )
}

/** Takes over what another tab does to the same cart. Gives what ends it. */
export function followOtherTabs(store: CartStore): () => void {
  const follow = ({ key }: StorageEvent): void => {
    if (key === store.persist.getOptions().name) void store.persist.rehydrate()
  }
  globalThis.addEventListener('storage', follow)
  return () => {
    globalThis.removeEventListener('storage', follow)
  }
}

function newCartState(): CartState {
  return { cart: emptyCart(newId()), sending: null }
}

/** Changes the cart unless a sale is being sent: what is being paid stays as it was sent. */
export function changeCart(store: CartStore, change: (cart: Cart) => Cart): void {
  store.setState((state) => (state.sending ? state : { cart: change(state.cart) }))
}

export function startSending(store: CartStore, sending: SaleInput): void {
  store.setState({ sending })
}

/** The server refused: nothing is recorded, and the cart can be changed again. */
export function stopSending(store: CartStore): void {
  store.setState({ sending: null })
}

/** Paid or emptied: the next cart has a name of its own. */
export function startNewCart(store: CartStore): void {
  store.setState(newCartState())
}
