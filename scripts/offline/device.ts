import { setTimeout as pause } from 'node:timers/promises'
import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import type { DeviceCode, DeviceTicket, OpenDatabase, Receiver, SoldParts, TicketStore } from './device-code.ts'

interface CopiedRow {
  row: unknown
  /** Where the row does not say it. */
  key: unknown
}

/** Rows of the browser's database of a device, store by store. */
export type Copy = ReadonlyMap<string, readonly CopiedRow[]>

const TABS = 2
const PAUSE_MS = 50

/** A browser that sells for one company: its database, and the tabs that share it. */
export class Device {
  readonly #code: DeviceCode
  readonly #companyId: string
  #databases = newDatabases()
  #tabs: readonly TicketStore[]

  constructor(code: DeviceCode, companyId: string) {
    this.#code = code
    this.#companyId = companyId
    this.#tabs = this.#opened()
  }

  tab(random: () => number): TicketStore {
    const tab = this.#tabs[Math.floor(random() * this.#tabs.length)]
    if (!tab) throw new Error('a device has tabs')
    return tab
  }

  /** The same cart paid in every tab at the same moment: what each of them shows as sold. */
  sellEverywhere(registerId: string, parts: SoldParts): Promise<DeviceTicket[]> {
    return Promise.all(this.#tabs.map((tab) => tab.sell(registerId, parts)))
  }

  /** All of its tabs send at once, as where a browser has no locks. */
  async sendEverywhere(line: Receiver): Promise<void> {
    await Promise.all(this.#tabs.map((tab) => this.#code.sendWaiting(tab, line)))
  }

  /** Sends what waits; why it stopped, or null. */
  async send(random: () => number, line: Receiver): Promise<string | null> {
    return (await this.#code.sendWaiting(this.tab(random), line)).halt
  }

  /** Whether the server may not have heard of what was done with a session. */
  async isBehind(): Promise<boolean> {
    return (await this.#steps()).some(({ isReceived }) => !isReceived)
  }

  /** As the counter does once it has read the server's sessions anew. */
  async forgetSteps(): Promise<void> {
    const [tab] = this.#tabs
    await tab?.steps.forget((await this.#steps()).map(({ position }) => position))
  }

  async #steps() {
    return (await this.#tabs[0]?.steps.all()) ?? []
  }

  /** Sends until nothing waits, whatever becomes of each call. */
  async sendAll(random: () => number, line: Receiver): Promise<void> {
    while ((await this.isBehind()) || (await this.tab(random).countWaiting()) > 0) {
      const halt = await this.send(random, line)
      if (halt !== null) await pause(PAUSE_MS)
    }
  }

  async copy(): Promise<Copy> {
    const db = await this.#database()
    const copy = new Map<string, readonly CopiedRow[]>()
    for (const store of db.objectStoreNames) {
      const [rows, keys] = [await db.getAll(store), await db.getAllKeys(store)]
      const isKeyApart = db.transaction(store).store.keyPath === null
      copy.set(
        store,
        rows.map((row, index) => ({ row, key: isKeyApart ? keys[index] : undefined })),
      )
    }
    db.close()
    return copy
  }

  /** It is as it was when the copy was made, or new where there is none: its tabs begin again on that. */
  async setBack(copy: Copy | null): Promise<void> {
    this.#databases = newDatabases()
    this.#tabs = this.#opened()
    // The counter's own code makes the stores.
    await Promise.all(this.#tabs.map((tab) => tab.countWaiting()))
    if (copy === null) return
    const db = await this.#database()
    for (const [store, rows] of copy) for (const { row, key } of rows) await db.put(store, row, key)
    db.close()
  }

  #database(): Promise<OpenDatabase> {
    openIn(this.#databases)
    return this.#code.openDB(`comptoir.tickets.${this.#companyId}`)
  }

  #opened(): TicketStore[] {
    return Array.from({ length: TABS }, () => {
      const tab = new this.#code.TicketStore(this.#companyId)
      // A tab keeps the database that it opens, which it begins to do before anything else can happen.
      openIn(this.#databases)
      void tab.countWaiting()
      return tab
    })
  }
}

function newDatabases(): object {
  return new IDBFactory()
}

/** What is opened from now on is opened there: a process has one such name, and each device databases of its own. */
function openIn(databases: object): void {
  Object.assign(globalThis, { indexedDB: databases })
}
