import type { CartStore } from './cart.store.ts'

/**
 * Products scanned while a sale is written down belong to the next client: they wait until that is done, and then go in, in
 * their order.
 */
export function holdWhilePaying<Taken>(store: CartStore, add: (taken: Taken) => void): (taken: Taken) => void {
  let held: Taken[] = []
  const release = (): void => {
    const waited = held
    held = []
    for (const taken of waited) add(taken)
  }
  return (taken) => {
    if (!store.getState().isPaying) {
      add(taken)
      return
    }
    held.push(taken)
    if (held.length > 1) return
    const stop = store.subscribe(({ isPaying }) => {
      if (isPaying) return
      stop()
      release()
    })
  }
}
