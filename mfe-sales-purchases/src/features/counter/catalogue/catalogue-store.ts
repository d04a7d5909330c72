import type { CatalogueHead } from '@comptoir/contracts/inventory/counter-catalogue'
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import type { KeptProduct } from './kept-product.ts'

/** Up to where a catalogue has come. */
export interface Progress {
  /** Whether all of it came once. */
  isWhole: boolean
  /** Changes with later stamps are not in it yet. */
  since: number
  /** Behind which product the next ones come: of the whole catalogue, or of the changes with the next stamp. */
  after: string | null
}

interface Stored extends DBSchema {
  /** Products as they came, many at once: a hundred thousand rows of their own take ten times as long to read. */
  portion: { key: number; value: KeptProduct[] }
  /** What a product is since; null for one that is gone. */
  change: { key: string; value: KeptProduct | null }
  progress: { key: number; value: Progress }
  head: { key: number; value: CatalogueHead }
}

/** Another form of what is stored has another number: what is there is then read anew from the server. */
const FORM = 4
const STORES = ['portion', 'change', 'progress', 'head'] as const
/** The only key of a store with one value. */
const ONLY = 0
/** So many changes are read beside the portions; with more of them the portions are written again. */
const MOST_CHANGES = 5000
const PORTION = 2000

type Writing = IDBPTransaction<Stored, typeof STORES, 'readwrite'>

/** What is stored of a catalogue. */
export interface StoredCatalogue {
  products: KeptProduct[]
  progress: Progress | null
  head: CatalogueHead | null
}

/**
 * The catalogue of one company in the browser's database. Tabs share it: each writes only onto what it has read, so that
 * none sets back what another one knows by then.
 */
export class CatalogueStore {
  readonly #db: IDBPDatabase<Stored>

  private constructor(db: IDBPDatabase<Stored>) {
    this.#db = db
  }

  static async open(companyId: string): Promise<CatalogueStore> {
    const db = await openDB<Stored>(nameOf(companyId), FORM, {
      upgrade: (opened) => {
        for (const name of opened.objectStoreNames) opened.deleteObjectStore(name)
        opened.createObjectStore('portion', { autoIncrement: true })
        for (const name of ['change', 'progress', 'head'] as const) opened.createObjectStore(name)
      },
      // A newer release is at work in another tab: this one answers from memory.
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    })
    return new CatalogueStore(db)
  }

  async read(): Promise<StoredCatalogue> {
    const tx = this.#db.transaction(STORES)
    const [portions, ids, changes, progress, head] = await Promise.all([
      tx.objectStore('portion').getAll(),
      tx.objectStore('change').getAllKeys(),
      tx.objectStore('change').getAll(),
      tx.objectStore('progress').get(ONLY),
      tx.objectStore('head').get(ONLY),
    ])
    const changed = new Set(ids)
    const products = [
      ...portions.flat().filter(({ id }) => !changed.has(id)),
      ...changes.filter((each) => each !== null),
    ]
    if (changes.length > MOST_CHANGES && progress) await this.#writeAgain(products, progress)
    return { products, progress: progress ?? null, head: head ?? null }
  }

  /** The next products of a whole catalogue. False where another tab has written since. */
  async addPortion(products: KeptProduct[], from: Progress | null, to: Progress): Promise<boolean> {
    return this.#write(from, to, (tx) => tx.objectStore('portion').add(products))
  }

  /** What has changed since. False where another tab has written since. */
  async addChanges(
    { products, gone }: { products: readonly KeptProduct[]; gone: readonly string[] },
    from: Progress,
    to: Progress,
  ): Promise<boolean> {
    return this.#write(from, to, (tx) => {
      const store = tx.objectStore('change')
      return Promise.all([
        ...products.map((product) => store.put(product, product.id)),
        ...gone.map((id) => store.put(null, id)),
      ])
    })
  }

  async keepHead(head: CatalogueHead): Promise<true> {
    await this.#db.put('head', head, ONLY)
    return true
  }

  /** Forgets all of it. */
  async clear(): Promise<true> {
    const tx = this.#db.transaction(STORES, 'readwrite')
    await Promise.all([...STORES.map((name) => tx.objectStore(name).clear()), tx.done])
    return true
  }

  async #write(from: Progress | null, to: Progress, put: (tx: Writing) => Promise<unknown>): Promise<boolean> {
    const tx = this.#db.transaction(STORES, 'readwrite')
    const known = await tx.objectStore('progress').get(ONLY)
    // Another tab was told the same.
    if (isSame(known ?? null, to)) return true
    if (!isSame(known ?? null, from)) return false
    await Promise.all([put(tx), tx.objectStore('progress').put(to, ONLY), tx.done])
    return true
  }

  async #writeAgain(products: readonly KeptProduct[], read: Progress): Promise<void> {
    const tx = this.#db.transaction(STORES, 'readwrite')
    if (!isSame((await tx.objectStore('progress').get(ONLY)) ?? null, read)) return
    const portions = Array.from({ length: Math.ceil(products.length / PORTION) }, (_, number) =>
      products.slice(number * PORTION, (number + 1) * PORTION),
    )
    await Promise.all([
      tx.objectStore('portion').clear(),
      tx.objectStore('change').clear(),
      ...portions.map((portion) => tx.objectStore('portion').add(portion)),
      tx.done,
    ])
  }
}

export function isSame(one: Progress | null, other: Progress | null): boolean {
  return one?.isWhole === other?.isWhole && one?.since === other?.since && one?.after === other?.after
}

function nameOf(companyId: string): string {
  return `comptoir.catalogue.${companyId}`
}
