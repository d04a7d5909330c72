import { searchText } from '@comptoir/contracts/search-text'
import type { HeldTicketRow } from '@comptoir/contracts/sales/held-tickets'
import type { HeldTicket } from './held-tickets.store.ts'

/** A ticket of the list: of this device, or of another register of the shop. */
export interface ListedTicket extends Pick<
  HeldTicketRow,
  'id' | 'label' | 'heldAt' | 'heldBy' | 'totalMinor' | 'lineCount'
> {
  /** Where it was held; null for this device. */
  registerName: string | null
  row: HeldTicketRow | null
}

/** All that is put aside in the shop, the last one first. */
export function listedOf(own: readonly HeldTicket[], others: readonly HeldTicketRow[]): ListedTicket[] {
  const here = own.map(({ note: label, cart: { lines }, ...ticket }) => ({
    ...{ ...ticket, label, lineCount: lines.length },
    ...{ registerName: null, row: null },
  }))
  const elsewhere = others.map((row) => ({ ...row, row }))
  return [...here, ...elsewhere].toSorted((one, other) => other.heldAt.localeCompare(one.heldAt))
}

/** Those whose name has every word of a text, whatever its accents. */
export function matching(tickets: readonly ListedTicket[], text: string): ListedTicket[] {
  const words = searchText(text)
    .split(' ')
    .filter((word) => word !== '')
  return tickets.filter(({ label }) => words.every((word) => searchText(label).includes(word)))
}

const DAY_MS = 86_400_000

/** For how many whole days a ticket has been waiting: from one on somebody should look after it. */
export function daysHeld({ heldAt }: Pick<ListedTicket, 'heldAt'>, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(heldAt)) / DAY_MS))
}
