import { createJSONStorage, createStore, persist } from '@comptoir/platform'
import { safeStorage } from '../../../common/safe-storage.ts'
import { type Cart, receiving } from '../cart/cart.ts'
import { changeCart, type CartStore, startNewCart } from '../cart/cart.store.ts'
import { readCart } from '../cart/stored-cart.ts'

/** An open ticket that was put aside, to be gone on with by whoever sells at its register. */
export interface HeldTicket {
  readonly cart: Cart
  /** Whose it is, in a few words. */
  readonly note: string
  readonly heldBy: string
  readonly heldAt: string
  /** What it came to then. */
  readonly totalMinor: number
}

/** What is said of a ticket when it is put aside. */
export type Holding = Omit<HeldTicket, 'cart'>

interface HeldState {
  /** The last one first. */
  tickets: readonly HeldTicket[]
}

export type HeldStore = ReturnType<typeof openHeldStore>

/** The name under which the browser keeps what is put aside at a register, whoever is signed in. */
export function heldKey(registerId: string): string {
  return `held:${registerId}`
}

export function openHeldStore(name: string) {
  return createStore<HeldState>()(
    persist(() => ({ tickets: [] as readonly HeldTicket[] }), {
      name,
      storage: createJSONStorage(() => safeStorage),
      merge: (stored) => ({ tickets: readHeld(stored) }),
    }),
  )
}

/**
 * Puts the open ticket aside and begins another. Not while it is paid, nor after a part was taken, which is in the drawer
 * already; and not where the browser does not keep it. Whether it was done.
 */
export function holdCart(held: HeldStore, store: CartStore, holding: Holding): boolean {
  const { cart, isPaying } = store.getState()
  if (isPaying || !canHold(cart)) return false
  change(held, (tickets) => [{ ...holding, cart: receiving(cart, null) }, ...tickets])
  if (!isWritten(held, cart.saleId)) {
    dropHeld(held, cart.saleId)
    return false
  }
  startNewCart(store)
  return true
}

export function canHold({ lines, parts }: Pick<Cart, 'lines' | 'parts'>): boolean {
  return lines.length > 0 && parts.length === 0
}

/** Goes on with a ticket. One that is open is put aside for it, as `aside` says. Whether it was done. */
export function resumeHeld(held: HeldStore, store: CartStore, saleId: string, aside: Holding): boolean {
  void held.persist.rehydrate()
  const ticket = held.getState().tickets.find(({ cart }) => cart.saleId === saleId)
  const { cart, isPaying } = store.getState()
  if (!ticket || isPaying) return false
  if ((cart.lines.length > 0 || cart.parts.length > 0) && !holdCart(held, store, aside)) return false
  // In this order, so that it is nowhere lost should the page be closed in between.
  changeCart(store, () => ticket.cart)
  dropHeld(held, saleId)
  return true
}

export function dropHeld(held: HeldStore, saleId: string): void {
  change(held, (tickets) => tickets.filter(({ cart }) => cart.saleId !== saleId))
}

/** Another tab may have put some aside, or gone on with one. */
function change(held: HeldStore, next: (tickets: readonly HeldTicket[]) => readonly HeldTicket[]): void {
  void held.persist.rehydrate()
  held.setState(({ tickets }) => ({ tickets: next(tickets) }))
}

function isWritten(held: HeldStore, saleId: string): boolean {
  return safeStorage.getItem(held.persist.getOptions().name ?? '')?.includes(saleId) ?? false
}

/** What the browser kept, without what is damaged. */
function readHeld(stored: unknown): readonly HeldTicket[] {
  if (typeof stored !== 'object' || stored === null || !('tickets' in stored) || !Array.isArray(stored.tickets))
    return []
  return stored.tickets.flatMap((each: unknown) => {
    const cart = readCart(each)
    return cart && isHolding(each) ? [{ ...each, cart }] : []
  })
}

function isHolding(value: unknown): value is Holding {
  if (typeof value !== 'object' || value === null) return false
  if (!('note' in value && 'heldBy' in value && 'heldAt' in value && 'totalMinor' in value)) return false
  const { note, heldBy, heldAt, totalMinor } = value
  const areTexts = [note, heldBy, heldAt].every((text) => typeof text === 'string')
  return areTexts && Number.isSafeInteger(totalMinor)
}
