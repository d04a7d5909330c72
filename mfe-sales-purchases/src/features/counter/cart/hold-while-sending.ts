import type { CartStore } from './cart.store.ts'

/**
 * Products scanned while a sale is being sent belong to the next client: they wait until the server has answered, and
 * then go in, in their order.
 */
export function holdWhileSending<Taken>(store: CartStore, add: (taken: Taken) => void): (taken: Taken) => void {
  let held: Taken[] = []
  const release = (): void => {
    const waited = held
    held = []
    for (const taken of waited) add(taken)
  }
  return (taken) => {
    if (!store.getState().sending) {
      add(taken)
      return
    }
    held.push(taken)
    if (held.length > 1) return
    const stop = store.subscribe(({ sending }) => {
      if (sending) return
      stop()
      release()
    })
  }
}
