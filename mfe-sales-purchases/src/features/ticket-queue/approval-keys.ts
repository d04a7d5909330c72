import type { GivenSeries } from './ticket-store.ts'
import type { TicketDatabase } from './ticket-database.ts'

/** So many wrong answers ask for another request. */
export const MOST_WRONG = 5

/** What a register checks answers with in one epoch. */
export interface DeviceApprovalKey {
  registerId: string
  epoch: number
  /** Signs, and is never read: neither by the page nor by who looks into the database. */
  key: CryptoKey
  /** The ticket that it asked for last, which request of it that is, from 1, and the wrong answers to that one. */
  asked?: { saleId: string; round: number; wrong: number }
}

const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const

/** The keys of a company's registers on this device, and how often each has asked. */
export class ApprovalKeys {
  readonly #database: TicketDatabase

  constructor(database: TicketDatabase) {
    this.#database = database
  }

  /** Takes the key of a series, in base64. Rejects where the browser has no cryptography of its own, as without https. */
  async keep({ registerId, epoch }: Pick<GivenSeries, 'registerId' | 'epoch'>, base64: string): Promise<void> {
    const bytes = Uint8Array.from(atob(base64), (each) => each.codePointAt(0) ?? 0)
    const key = await crypto.subtle.importKey('raw', bytes, HMAC, false, ['sign'])
    await this.#database.use(async (db) => {
      const tx = db.transaction('approvalKey', 'readwrite')
      const known = await tx.store.get(registerId)
      const asked = known?.epoch === epoch ? known.asked : undefined
      await Promise.all([tx.store.put({ registerId, epoch, key, ...(asked && { asked }) }), tx.done])
    })
  }

  /** The epoch of a register's key, and which request for a sale comes now; null where there is no key. */
  async ask(registerId: string, saleId: string): Promise<{ epoch: number; round: number } | null> {
    const known = await this.#change(registerId, saleId, (asked) => asked)
    return known && { epoch: known.epoch, round: known.asked?.round ?? 1 }
  }

  /** Counts a wrong answer; after so many the next one is to another request. */
  async fail(registerId: string, saleId: string): Promise<void> {
    await this.#change(registerId, saleId, ({ round, wrong, ...asked }) =>
      wrong + 1 < MOST_WRONG ? { ...asked, round, wrong: wrong + 1 } : { ...asked, round: round + 1, wrong: 0 },
    )
  }

  /** The signature of a text, in hexadecimal digits; null where there is no key. */
  async sign(registerId: string, text: string): Promise<string | null> {
    const known = await this.#database.use((db) => db.get('approvalKey', registerId))
    if (!known) return null
    const signature = await crypto.subtle.sign(HMAC.name, known.key, new TextEncoder().encode(text))
    return [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  }

  async #change(
    registerId: string,
    saleId: string,
    change: (asked: NonNullable<DeviceApprovalKey['asked']>) => NonNullable<DeviceApprovalKey['asked']>,
  ): Promise<DeviceApprovalKey | null> {
    return this.#database.use(async (db) => {
      const tx = db.transaction('approvalKey', 'readwrite')
      const known = await tx.store.get(registerId)
      if (!known) return null
      const asked = known.asked?.saleId === saleId ? known.asked : { saleId, round: 1, wrong: 0 }
      const changed = { ...known, asked: change(asked) }
      await Promise.all([tx.store.put(changed), tx.done])
      return changed
    })
  }
}
