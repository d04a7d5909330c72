import type {
  CounterRange,
  KeptReason,
  SentTicket,
  TicketParts,
  TicketReceipt,
  TicketSeries,
} from '@comptoir/contracts/sales/register-tickets'
import type { ApprovalKeys } from './approval-keys.ts'
import { isOf, nextTicket, seriesAfter } from './number-ticket.ts'
import { addUnsent } from './unsent-goods.ts'
import { type DeviceStep, StepStore, stepsToAdopt } from './step-store.ts'
import { CountStore } from './count-store.ts'
import { TicketDatabase } from './ticket-database.ts'

/** A series as the server gives it; the keys that come with it are kept elsewhere. */
export type GivenSeries = Omit<TicketSeries, 'approvalKey' | 'publicKey' | 'registerKeys'>

/** The series that this device numbers at a register in, and how far it has come. */
export interface DeviceSeries extends GivenSeries {
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
  /** Why the server keeps it beside the books. */
  keptAs?: KeptReason
}

/** What a device has for the server. */
export interface Waiting {
  tickets: readonly DeviceTicket[]
  steps: readonly DeviceStep[]
}

/** What a counter knows of a sale before it is numbered. */
export type SoldParts = Omit<TicketParts, 'registerId' | 'epoch' | 'counter' | 'seller'> & {
  /** As it is printed; without one it is who stands at this shop for a buyer that is not named. */
  clientName?: string | null
  /** Who sold, as it is printed; left out where that is whose session it is. */
  cashierName?: string
}

/** Success is shown once the disk has it. */
const DURABLE = { durability: 'strict' } as const
/** Should a server be set back to an older copy, it asks for what it misses. */
const KEPT_DAYS = 30
const DAY_MS = 24 * 60 * 60_000

/** This device does not number tickets at a register. */
class NoSeriesError extends Error {
  override readonly name = 'NoSeriesError'
}

/** Another sale was numbered under this id. */
export class SaleIdTakenError extends Error {
  override readonly name = 'SaleIdTakenError'
}

/** The session was closed on this device. */
class SessionClosedError extends Error {
  override readonly name = 'SessionClosedError'
}

/** The drawer of the session is being counted on this device. */
class SessionCountedError extends Error {
  override readonly name = 'SessionCountedError'
}

/** The tickets that the registers of one company numbered on this device. All tabs of the browser share them. */
export class TicketStore {
  /** What was done with sessions beside. */
  readonly steps: StepStore
  readonly counts: CountStore
  readonly #database: TicketDatabase
  /** By their hashes. */
  readonly #sentAgain = new Set<string>()

  constructor(companyId: string) {
    this.#database = new TicketDatabase(companyId)
    this.steps = new StepStore(this.#database)
    this.counts = new CountStore(this.#database)
  }

  /** Apart from what is wanted to sell. */
  async approvalKeys(): Promise<ApprovalKeys> {
    const { ApprovalKeys } = await import('./device-keys.ts')
    return new ApprovalKeys(this.#database)
  }

  async series(registerId: string): Promise<DeviceSeries | null> {
    return this.#database.use(async (db) => (await db.get('series', registerId)) ?? null)
  }

  /**
   * Takes over what the server gave when this device said what it `held`: a new series, or what the one that is held bears
   * now. Where another tab was given one meanwhile, that one stays.
   */
  async takeSeries(given: GivenSeries, heldEpoch: number | null): Promise<DeviceSeries> {
    return this.#database.use(async (db) => {
      const tx = db.transaction('series', 'readwrite', DURABLE)
      const stored = await tx.store.get(given.registerId)
      const taken = seriesAfter(stored, given, heldEpoch)
      await Promise.all([tx.store.put(taken), tx.done])
      return taken
    })
  }

  /**
   * Numbers a sale, prints it and writes it down, all or nothing; one that was numbered before is given as it was. Throws
   * `NoSeriesError`, `SessionClosedError`, `SessionCountedError`, `SaleIdTakenError`, `MoneyError` where its lines cannot be computed, and what the
   * database throws.
   */
  async sell(registerId: string, parts: SoldParts): Promise<DeviceTicket> {
    return this.#database.use(async (db) => {
      const tx = db.transaction(['series', 'ticket', 'unsent', 'step', 'count'], 'readwrite', DURABLE)
      const tickets = tx.objectStore('ticket')
      const [series, known, steps, counted] = await Promise.all([
        tx.objectStore('series').get(registerId),
        tickets.index('id').get(parts.id),
        tx.objectStore('step').getAll(),
        tx.objectStore('count').get(parts.cashSessionId),
      ])
      if (known && !isOf(known, parts)) throw new SaleIdTakenError(parts.id)
      if (known) return known
      if (!series) throw new NoSeriesError(registerId)
      if (isClosed(parts.cashSessionId, steps)) throw new SessionClosedError(parts.cashSessionId)
      if (counted) throw new SessionCountedError(parts.cashSessionId)
      const ticket = nextTicket(series, parts)
      await Promise.all([
        tickets.add(ticket),
        tx.objectStore('series').put({ ...series, lastCounter: ticket.counter, lastHash: ticket.hash }),
        addUnsent(tx.objectStore('unsent'), ticket, 1),
        tx.done,
      ])
      return ticket
    })
  }

  async find(id: string): Promise<DeviceTicket | null> {
    return this.#database.use(async (db) => (await db.getFromIndex('ticket', 'id', id)) ?? null)
  }

  /** How many tickets the server may not have. */
  async countWaiting(): Promise<number> {
    return this.#database.use((db) => db.countFromIndex('ticket', 'waiting'))
  }

  /** The registers of which something waits. */
  async waitingRegisters(): Promise<string[]> {
    const found = await this.#database.use(async (db) => {
      const ids: string[] = []
      const index = db.transaction('ticket').store.index('waiting')
      for (let at = await index.openKeyCursor(null, 'nextunique'); at; at = await at.continue()) ids.push(at.key[1])
      return ids
    })
    const steps = await this.steps.all()
    return [...new Set([...found, ...steps.flatMap((step) => (step.isReceived ? [] : [step.registerId]))])]
  }

  /** What of a register waits, as it was numbered; the first so many. */
  async waitingOf(registerId: string, most?: number): Promise<DeviceTicket[]> {
    const range = IDBKeyRange.only([1, registerId])
    return this.#database.use((db) => db.getAllFromIndex('ticket', 'waiting', range, most))
  }

  /** What waits of all registers; the first so many. */
  async waiting(most?: number): Promise<DeviceTicket[]> {
    return this.#database.use((db) => db.getAllFromIndex('ticket', 'waiting', null, most))
  }

  /** All that waits, to be saved elsewhere. */
  async copy(): Promise<Waiting> {
    const steps = await this.steps.all()
    return { tickets: await this.waiting(), steps: steps.filter(({ isReceived }) => !isReceived) }
  }

  /** How much of products is in tickets that wait: the server's stock does not know of it. In thousandths of their own unit. */
  async unsent(productIds: readonly string[]): Promise<Map<string, number>> {
    return this.#database.use(async (db) => {
      const { store } = db.transaction('unsent')
      const found = await Promise.all(productIds.map(async (id) => [id, (await store.get(id)) ?? 0] as const))
      return new Map(found)
    })
  }

  /** The server has these. */
  async received(sent: readonly DeviceTicket[], receipts: readonly TicketReceipt[]): Promise<void> {
    const kept = new Map(receipts.map(({ hash, keptAs }) => [hash, keptAs]))
    await this.#change(
      sent.filter(({ hash }) => kept.has(hash)),
      ({ waiting: _, refusal: __, keptAs: ___, ...ticket }) => {
        const keptAs = kept.get(ticket.hash) ?? null
        return keptAs === null ? ticket : { ...ticket, keptAs }
      },
    )
  }

  /** The server did not take these. */
  async refused(sent: readonly DeviceTicket[], refusal: string): Promise<void> {
    await this.#change(sent, (ticket) => ({ ...ticket, refusal }))
  }

  /**
   * The server lacks these: they are sent again as far as they are here. Those that it keeps beside the books, since it would
   * again, but once: it may have been set back to before they came.
   */
  async resend(registerId: string, { epoch, from, to }: CounterRange): Promise<void> {
    await this.#database.use(async (db) => {
      const tx = db.transaction(['ticket', 'unsent'], 'readwrite', DURABLE)
      const store = tx.objectStore('ticket')
      const range = IDBKeyRange.bound([registerId, epoch, from], [registerId, epoch, to])
      const lost = (await store.getAll(range)).filter(
        ({ waiting, keptAs, hash }) =>
          waiting === undefined && (keptAs === undefined || keptAs === 'waiting' || !this.#sentAgain.has(hash)),
      )
      for (const { hash } of lost) this.#sentAgain.add(hash)
      for (const ticket of lost)
        await Promise.all([store.put({ ...ticket, waiting: 1 }), addUnsent(tx.objectStore('unsent'), ticket, 1)])
      await tx.done
    })
  }

  /**
   * Takes what another device had written down, to be sent from here; gives how many of its tickets were not here yet. They
   * are numbered already: the series of this device stay as they are.
   */
  async adopt({ tickets, steps }: Waiting): Promise<number> {
    return this.#database.use(async (db) => {
      const tx = db.transaction(['ticket', 'unsent', 'step'], 'readwrite', DURABLE)
      const store = tx.objectStore('ticket')
      for (const step of stepsToAdopt(steps, await tx.objectStore('step').getAll()))
        await tx.objectStore('step').add(step)
      let count = 0
      for (const ticket of tickets) {
        const [sameNumber, sameSale] = await Promise.all([store.get(keyOf(ticket)), store.index('id').get(ticket.id)])
        if (sameNumber || sameSale) continue
        await Promise.all([store.add({ ...ticket, waiting: 1 }), addUnsent(tx.objectStore('unsent'), ticket, 1)])
        count += 1
      }
      await tx.done
      return count
    })
  }

  /** Lets go what the server has had for long. */
  async forgetOld(now: Date): Promise<void> {
    const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
    await this.#database.use(async (db) => {
      const tx = db.transaction(['ticket', 'count'], 'readwrite')
      const tickets = tx.objectStore('ticket')
      for await (const { value } of tickets.index('occurredAt').iterate(IDBKeyRange.upperBound(before)))
        if (value.waiting === undefined) await tickets.delete(keyOf(value))
      // They were closed elsewhere.
      const counts = tx.objectStore('count')
      for (const { id, openedAt } of await counts.getAll()) if (openedAt < before) await counts.delete(id)
      await tx.done
    })
  }

  /** Changes those that wait still: another tab may have heard of them meanwhile. */
  async #change(sent: readonly DeviceTicket[], change: (ticket: DeviceTicket) => DeviceTicket): Promise<void> {
    await this.#database.use(async (db) => {
      const tx = db.transaction(['ticket', 'unsent'], 'readwrite', DURABLE)
      const store = tx.objectStore('ticket')
      for (const each of sent) {
        const ticket = await store.get(keyOf(each))
        if (ticket?.waiting === undefined || ticket.hash !== each.hash) continue
        const changed = change(ticket)
        await store.put(changed)
        if (changed.waiting === undefined) await addUnsent(tx.objectStore('unsent'), ticket, -1)
      }
      await tx.done
    })
  }
}

function isClosed(sessionId: string, steps: readonly DeviceStep[]): boolean {
  return steps.some((step) => step.kind === 'closing' && step.sessionId === sessionId)
}

function keyOf({ registerId, epoch, counter }: DeviceTicket): [string, number, number] {
  return [registerId, epoch, counter]
}
