import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import type { TicketDatabase } from './ticket-database.ts'

const DURABLE = { durability: 'strict' } as const

/** The sessions that are being counted on this device while the server is away: nothing is sold in them, in no tab. */
export class CountStore {
  readonly #database: TicketDatabase

  constructor(database: TicketDatabase) {
    this.#database = database
  }

  /** As they are counted. */
  async all(): Promise<CashSession[]> {
    return this.#database.use((db) => db.getAll('count'))
  }

  async begin(session: CashSession): Promise<void> {
    await this.#database.use(async (db) => {
      const tx = db.transaction('count', 'readwrite', DURABLE)
      await Promise.all([tx.store.put(session), tx.done])
    })
  }

  /** Goes back to selling; nothing where the session is not counted here. */
  async end(sessionId: string): Promise<void> {
    await this.#database.use(async (db) => {
      const tx = db.transaction('count', 'readwrite', DURABLE)
      await Promise.all([tx.store.delete(sessionId), tx.done])
    })
  }
}
