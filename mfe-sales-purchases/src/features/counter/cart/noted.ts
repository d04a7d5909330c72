import type { Cart } from './cart.ts'

/** Who brought a sale, as the ticket names them. */
export interface NamedRepresentative {
  readonly id: string
  readonly name: string
}

/** What is said on a ticket beside what it sells. */
export type Noted = Pick<Cart, 'note' | 'representative'>

/** What the browser kept of it, without what is damaged or empty. */
export function notedOf(stored: { note?: unknown; representative?: unknown }): Noted {
  const { note, representative } = stored
  return {
    note: typeof note === 'string' && note.trim() !== '' ? note : undefined,
    representative: isRepresentative(representative) ? representative : undefined,
  }
}

/** The same for a ticket, which leaves out what is not there. */
export function onTicket({ note, representative }: Noted): { note?: string; representative?: NamedRepresentative } {
  return { ...(note === undefined ? {} : { note }), ...(representative === undefined ? {} : { representative }) }
}

function isRepresentative(value: unknown): value is NamedRepresentative {
  if (typeof value !== 'object' || value === null || !('id' in value && 'name' in value)) return false
  return typeof value.id === 'string' && typeof value.name === 'string'
}
