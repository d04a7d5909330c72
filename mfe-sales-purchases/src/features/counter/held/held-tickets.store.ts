import type { HeldTicketRow } from '@comptoir/contracts/sales/held-tickets'
import { createJSONStorage, createStore, persist, type StoreApi } from '@comptoir/platform'
import { safeStorage } from '../../../common/safe-storage.ts'
import type { Cart } from '../cart/cart.ts'
import type { OpenSplit } from '../cart/split-cart.ts'
import { readCart } from '../cart/stored-cart.ts'

/** An open ticket that this device put aside, to be gone on with at any register of its shop. */
export interface HeldTicket {
  /** Another one each time that a ticket is put aside. */
  readonly id: string
  readonly cart: Cart
  /** Whose it is, in a few words. */
  readonly note: string
  readonly heldBy: string
  readonly heldById: string
  readonly heldAt: string
  /** What it came to then. */
  readonly totalMinor: number
  /** Whether the shop has it: `tried` where it was sent and nobody knows whether it arrived. Left out for no. */
  readonly sent?: 'tried' | 'yes'
  /** Under which it was asked back for, and may have been given. */
  readonly takeId?: string
}

/** Why and when it was given up, and by whom where another was signed in; earlier programs wrote down the reason alone. */
export interface Discarded {
  readonly reason: string
  readonly discardedAt?: string
  readonly cashierId?: string
}

/** What became of a ticket here, and the shop is still to be told. */
export interface EndedTicket {
  readonly id: string
  /** Where it is not known whether the shop has it. */
  readonly ticket: HeldTicket | null
  readonly end: { readonly takeId: string; readonly resumedAt: string } | Discarded
}

/** A ticket of another register that was asked for: until it is answered, nobody knows who has it. */
export interface AskedTicket {
  readonly id: string
  readonly takeId: string
  /** In milliseconds. */
  readonly askedAt: number
}

export interface HeldState {
  /** The last one first. */
  tickets: readonly HeldTicket[]
  ended: readonly EndedTicket[]
  asked: readonly AskedTicket[]
  /** Of tickets that were resumed at two registers, those that were told already. */
  told: readonly string[]
  /** Tickets that were split, of which the open one still has to lose what went to a held one. */
  splits: readonly OpenSplit[]
}

export type HeldStore = ReturnType<typeof openHeldStore>

/** What the other registers of the shop put aside; as long as the page lasts. */
export type OthersStore = StoreApi<{ rows: readonly HeldTicketRow[] }>

const NOTHING: HeldState = { tickets: [], ended: [], asked: [], told: [], splits: [] }

/** The name under which the browser keeps what is put aside at a register, whoever is signed in. */
export function heldKey(registerId: string): string {
  return `held:${registerId}`
}

export function openHeldStore(name: string) {
  return createStore<HeldState>()(
    persist(() => NOTHING, {
      name,
      storage: createJSONStorage(() => safeStorage),
      merge: (stored) => ({ ...NOTHING, ...(stored as Partial<HeldState>), tickets: readHeld(stored) }),
    }),
  )
}

/** What the browser kept, without what is damaged. One from before tickets were held by a shop is known by its sale. */
function readHeld(stored: unknown): readonly HeldTicket[] {
  const { tickets } = (stored ?? {}) as { tickets?: unknown }
  if (!Array.isArray(tickets)) return []
  return tickets.flatMap((each: unknown) => {
    const cart = readCart(each)
    return cart && isHeld(each)
      ? [{ ...each, id: each.id ?? cart.saleId, heldById: each.heldById ?? cart.saleId, cart }]
      : []
  })
}

type StoredTicket = Omit<HeldTicket, 'id' | 'heldById'> & Partial<Pick<HeldTicket, 'id' | 'heldById'>>

function isHeld(value: unknown): value is StoredTicket {
  const { note, heldBy, heldAt, totalMinor } = value as Partial<HeldTicket>
  return [note, heldBy, heldAt].every((text) => typeof text === 'string') && Number.isSafeInteger(totalMinor)
}
