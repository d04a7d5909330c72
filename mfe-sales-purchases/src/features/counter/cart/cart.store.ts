import type { SaleInput } from '@comptoir/contracts/sales/sales'
import { createJSONStorage, createStore, newId, persist, type StoreApi } from '@comptoir/platform'
import { type Cart, emptyCart } from './cart.ts'
import { careful } from './careful-storage.ts'
import { type Counter, readCounter } from './stored-counter.ts'

export type CounterStore = StoreApi<Counter>

const stores = new Map<string, CounterStore>()

export function counterKey(registerId: string, userId: string): string {
  return `counter:${registerId}:${userId}`
}

/** The one store of a register and person in this page, kept in the browser until the cart is paid or emptied. */
export function counterStore(registerId: string, userId: string): CounterStore {
  const name = counterKey(registerId, userId)
  const store = stores.get(name) ?? openStore(name)
  stores.set(name, store)
  return store
}

/** Reads the browser's copy again: another tab has written it, or this is a page that was just loaded. */
export function openStore(name: string): CounterStore {
  const store = createStore<Counter>()(
    persist(freshCounter, {
      name,
      storage: createJSONStorage(() => careful(() => localStorage)),
      merge: (stored, current) => readCounter(stored) ?? current,
    }),
  )
  globalThis.addEventListener('storage', ({ key }) => {
    if (key === name) void store.persist.rehydrate()
  })
  return store
}

function freshCounter(): Counter {
  return { cart: emptyCart(newId()), sending: null }
}

/** Changes the cart unless a sale is on its way: what is being paid stays as it was sent. */
export function changeCart(store: CounterStore, change: (cart: Cart) => Cart): void {
  store.setState((counter) => (counter.sending ? counter : { cart: change(counter.cart) }))
}

export function startSending(store: CounterStore, sending: SaleInput): void {
  store.setState({ sending })
}

/** The server refused: nothing is recorded, and the cart can be changed again. */
export function stopSending(store: CounterStore): void {
  store.setState({ sending: null })
}

/** Paid or emptied: the next cart has a name of its own. */
export function startNewCart(store: CounterStore): void {
  store.setState(freshCounter())
}
