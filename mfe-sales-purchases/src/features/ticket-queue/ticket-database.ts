import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { within } from '../../common/within.ts'
import type { DeviceApprovalKey } from './approval-keys.ts'
import type { DeviceStep } from './step-store.ts'
import type { DeviceSeries, DeviceTicket } from './ticket-store.ts'

export interface Stored extends DBSchema {
  series: { key: string; value: DeviceSeries }
  ticket: {
    key: [string, number, number]
    value: DeviceTicket
    indexes: { id: string; waiting: [number, string]; occurredAt: string }
  }
  /** How much of a product is in tickets that wait, in thousandths of its own unit. */
  unsent: { key: string; value: number }
  /** By its position. */
  step: { key: number; value: DeviceStep }
  /** Sessions that are being counted on this device alone, by their ids. */
  count: { key: string; value: CashSession }
  /** By register. */
  approvalKey: { key: string; value: DeviceApprovalKey }
}

type Opened = IDBPDatabase<Stored>

/** What is here is nowhere else: another form adds to it, and takes nothing away. */
const FORM = 4
/** Sessions are opened and closed on the device since. */
const WITH_STEPS = 2
/** A count that is made while the server is away outlives its page since. */
const WITH_COUNTS = 3
/** Approvals are taken without a network since. */
const WITH_APPROVAL_KEYS = 4
/** A browser may keep silent about a database that another tab holds. */
const PATIENCE_MS = 10_000

/** The browser does not open the database, or does not say whether it does. */
export class DatabaseClosedError extends Error {
  override readonly name = 'DatabaseClosedError'
}

/** The database of a company's tickets, opened when it is wanted. */
export class TicketDatabase {
  readonly #name: string
  #opening: Promise<Opened> | null = null

  constructor(companyId: string) {
    this.#name = `comptoir.tickets.${companyId}`
  }

  /** Works in the database. Some browsers drop a connection and do not say so: then it is opened once more. */
  async use<Done>(work: (db: Opened) => Promise<Done>): Promise<Done> {
    try {
      return await work(await this.#opened())
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
      this.#opening = null
      return work(await this.#opened())
    }
  }

  #opened(): Promise<Opened> {
    const forget = (): void => {
      this.#opening = null
    }
    this.#opening ??= within(PATIENCE_MS, this.#open(forget), () => new DatabaseClosedError('no answer')).catch(
      (error: unknown) => {
        forget()
        throw error instanceof DatabaseClosedError ? error : new DatabaseClosedError('not opened', { cause: error })
      },
    )
    return this.#opening
  }

  async #open(forget: () => void): Promise<Opened> {
    return openDB<Stored>(this.#name, FORM, {
      upgrade: (db, from) => {
        if (from < WITH_STEPS) db.createObjectStore('step', { keyPath: 'position' })
        if (from < WITH_COUNTS) db.createObjectStore('count', { keyPath: 'id' })
        if (from < WITH_APPROVAL_KEYS) db.createObjectStore('approvalKey', { keyPath: 'registerId' })
        if (from > 0) return
        db.createObjectStore('series', { keyPath: 'registerId' })
        db.createObjectStore('unsent')
        const tickets = db.createObjectStore('ticket', { keyPath: ['registerId', 'epoch', 'counter'] })
        tickets.createIndex('id', 'id', { unique: true })
        tickets.createIndex('waiting', ['waiting', 'registerId'])
        tickets.createIndex('occurredAt', 'occurredAt')
      },
      // A newer release is at work in another tab.
      blocking: (_, __, event) => {
        ;(event.target as IDBDatabase).close()
        forget()
      },
      terminated: forget,
    })
  }
}
