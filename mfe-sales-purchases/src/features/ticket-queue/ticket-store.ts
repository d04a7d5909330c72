import {
  printTicket,
  ticketNumber,
  type CounterRange,
  type SentTicket,
  type TicketParts,
  type TicketReceipt,
  type TicketSeries,
} from '@comptoir/contracts/sales/register-tickets'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { chainedHash } from './ticket-hash.ts'

/** The series that this device numbers at a register in, and how far it has come. */
export interface DeviceSeries extends TicketSeries {
  /** Of its last ticket; empty before the first. */
  lastHash: string
}

/** A ticket that this device has numbered, as it is sent. */
export interface DeviceTicket extends SentTicket {
  id: string
  registerId: string
  epoch: number
  counter: number
  number: string
  cashSessionId: string
  occurredAt: string
  currency: string
  totalMinor: number
  /** There until the server has it: the database finds by it what is to be sent. */
  waiting?: 1
  /** Why the server did not take it, as it was told; it is sent again all the same. */
  refusal?: string
}

/** What a counter knows of a sale before it is numbered. */
export type SoldParts = Omit<TicketParts, 'registerId' | 'epoch' | 'counter' | 'seller'>

interface Stored extends DBSchema {
  series: { key: string; value: DeviceSeries }
  ticket: {
    key: [string, number, number]
    value: DeviceTicket
    indexes: { id: string; waiting: number; occurredAt: string }
  }
}

/** What is here is nowhere else: another form adds to it, and takes nothing away. */
const FORM = 1
/** Success is shown once the disk has it. */
const DURABLE = { durability: 'strict' } as const
/** Should a server be set back to an older copy, it asks for what it misses. */
const KEPT_DAYS = 30
const DAY_MS = 24 * 60 * 60_000

/** This device does not number tickets at a register. */
export class NoSeriesError extends Error {
  override readonly name = 'NoSeriesError'
}

/** The tickets that the registers of one company numbered on this device, in the browser's database. All tabs share it. */
export class TicketStore {
  readonly #name: string
  #db: Promise<IDBPDatabase<Stored>> | null = null

  constructor(companyId: string) {
    this.#name = `comptoir.tickets.${companyId}`
  }

  async series(registerId: string): Promise<DeviceSeries | null> {
    return (await (await this.#opened()).get('series', registerId)) ?? null
  }

  /** Takes over what the server gave: a new series, or what the one that is held bears now. */
  async takeSeries(given: TicketSeries): Promise<DeviceSeries> {
    const tx = (await this.#opened()).transaction('series', 'readwrite', DURABLE)
    const held = await tx.store.get(given.registerId)
    // An answer that was overtaken by a later one is none.
    const taken = held && held.epoch >= given.epoch ? { ...held, ...bearing(held, given) } : { ...given, lastHash: '' }
    await Promise.all([tx.store.put(taken), tx.done])
    return taken
  }

  /**
   * Numbers a sale, prints it and writes it down, all or nothing; a sale of that id that was numbered before is given as it
   * was. Throws `NoSeriesError`, `MoneyError` where its lines cannot be computed, and what the database throws.
   */
  async sell(registerId: string, parts: SoldParts): Promise<DeviceTicket> {
    const tx = (await this.#opened()).transaction(['series', 'ticket'], 'readwrite', DURABLE)
    const tickets = tx.objectStore('ticket')
    const [series, known] = await Promise.all([
      tx.objectStore('series').get(registerId),
      tickets.index('id').get(parts.id),
    ])
    if (known) return known
    if (!series) throw new NoSeriesError(registerId)
    const ticket = nextTicket(series, parts)
    await Promise.all([
      tickets.add(ticket),
      tx.objectStore('series').put({ ...series, lastCounter: ticket.counter, lastHash: ticket.hash }),
      tx.done,
    ])
    return ticket
  }

  async find(id: string): Promise<DeviceTicket | null> {
    return (await (await this.#opened()).getFromIndex('ticket', 'id', id)) ?? null
  }

  async countWaiting(): Promise<number> {
    return (await this.#opened()).countFromIndex('ticket', 'waiting')
  }

  /** What the server may not have, by register and as it was numbered; the first so many. */
  async waiting(most?: number): Promise<DeviceTicket[]> {
    return (await this.#opened()).getAllFromIndex('ticket', 'waiting', undefined, most)
  }

  /** The server has these, in the order in which they were sent. */
  async received(sent: readonly DeviceTicket[], receipts: readonly TicketReceipt[]): Promise<void> {
    const hashes = new Set(receipts.map(({ hash }) => hash))
    await this.#change(
      sent.filter(({ hash }) => hashes.has(hash)),
      ({ waiting: _, refusal: __, ...ticket }) => ticket,
    )
  }

  /** The server did not take these. */
  async refused(sent: readonly DeviceTicket[], refusal: string): Promise<void> {
    await this.#change(sent, (ticket) => ({ ...ticket, refusal }))
  }

  /** The server lacks these: they are sent again as far as they are here. How many are. */
  async resend(registerId: string, missing: readonly CounterRange[]): Promise<number> {
    const db = await this.#opened()
    let count = 0
    for (const { epoch, from, to } of missing) {
      const range = IDBKeyRange.bound([registerId, epoch, from], [registerId, epoch, to])
      const lost = (await db.getAll('ticket', range)).filter(({ waiting }) => waiting === undefined)
      await this.#change(lost, (ticket) => ({ ...ticket, waiting: 1 }))
      count += lost.length
    }
    return count
  }

  /**
   * Takes tickets that another device had written down, to be sent from here; gives how many were not here yet. They are
   * numbered already: the series of this device stay as they are.
   */
  async adopt(copied: readonly DeviceTicket[]): Promise<number> {
    const tx = (await this.#opened()).transaction('ticket', 'readwrite', DURABLE)
    let count = 0
    for (const ticket of copied) {
      const [sameNumber, sameSale] = await Promise.all([
        tx.store.get(keyOf(ticket)),
        tx.store.index('id').get(ticket.id),
      ])
      if (sameNumber || sameSale) continue
      await tx.store.add({ ...ticket, waiting: 1 })
      count += 1
    }
    await tx.done
    return count
  }

  /** Lets go what the server has had for long. */
  async forgetOld(now: Date): Promise<void> {
    const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
    const tx = (await this.#opened()).transaction('ticket', 'readwrite')
    for await (const { value } of tx.store.index('occurredAt').iterate(IDBKeyRange.upperBound(before)))
      if (value.waiting === undefined) await tx.store.delete(keyOf(value))
    await tx.done
  }

  async #change(sent: readonly DeviceTicket[], change: (ticket: DeviceTicket) => DeviceTicket): Promise<void> {
    if (sent.length === 0) return
    const tx = (await this.#opened()).transaction('ticket', 'readwrite', DURABLE)
    await Promise.all([...sent.map((ticket) => tx.store.put(change(ticket))), tx.done])
  }

  #opened(): Promise<IDBPDatabase<Stored>> {
    const forget = (): void => {
      this.#db = null
    }
    this.#db ??= openDB<Stored>(this.#name, FORM, {
      upgrade: (db) => {
        db.createObjectStore('series', { keyPath: 'registerId' })
        const tickets = db.createObjectStore('ticket', { keyPath: ['registerId', 'epoch', 'counter'] })
        tickets.createIndex('id', 'id', { unique: true })
        tickets.createIndex('waiting', 'waiting')
        tickets.createIndex('occurredAt', 'occurredAt')
      },
      // A newer release is at work in another tab.
      blocking: (_, __, event) => {
        ;(event.target as IDBDatabase).close()
        forget()
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget()
      throw error
    })
    return this.#db
  }
}

function keyOf({ registerId, epoch, counter }: DeviceTicket): [string, number, number] {
  return [registerId, epoch, counter]
}

/** What a series bears may change while it goes on. */
function bearing(held: DeviceSeries, given: TicketSeries): Partial<DeviceSeries> {
  return held.epoch === given.epoch ? { numberPrefix: given.numberPrefix, seller: given.seller } : {}
}

function nextTicket(series: DeviceSeries, parts: SoldParts): DeviceTicket {
  const { registerId, epoch, lastCounter, lastHash, numberPrefix, seller } = series
  const counter = lastCounter + 1
  const printed = printTicket({ ...parts, registerId, epoch, counter, seller })
  const text = JSON.stringify(printed)
  const { id, cashSessionId, occurredAt, currency, totalMinor } = printed
  return {
    ...{ id, registerId, epoch, counter, number: ticketNumber(numberPrefix, counter), cashSessionId },
    ...{ occurredAt, currency, totalMinor, waiting: 1 },
    ...{ text, previousHash: lastHash, hash: chainedHash(lastHash, text) },
  }
}
