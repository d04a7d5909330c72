import type { Favourite } from '@comptoir/contracts/inventory/favourites'
import type { CatalogueChanges, CatalogueHead, CataloguePage } from '@comptoir/contracts/inventory/counter-catalogue'
import { CatalogueStore, isSame, type Progress, type StoredCatalogue } from './catalogue-store.ts'
import { DeviceCatalogue } from './device-catalogue.ts'
import type { ShelfCategory } from './families.ts'
import { keptProduct } from './kept-product.ts'
import type { ShelfGroup } from './shelf-group.ts'
import type { Found, ShelfProduct } from './shelf-product.ts'

/** How far the catalogue on this device has come. */
export interface Standing {
  progress: Progress | null
  /** Whether it can be sold from. */
  isUsable: boolean
  /** Another one with each change. */
  revision: number
}

/**
 * The catalogue on this device: what the server answers is put into memory and into the browser's database, and is found
 * from memory. Where another tab has written meanwhile, what it wrote is read instead. It lives in a worker, so that
 * nothing of it holds up the screen.
 */
export class CatalogueService {
  #store: CatalogueStore | null = null
  #catalogue = new DeviceCatalogue()
  #progress: Progress | null = null
  #head = ''
  #revision = 0
  /** False once the browser's database is full, or closed because a newer release is at work in another tab. */
  #isKept = true

  /** Rejects where the browser has no database to give, as some have none in private windows. */
  async open(companyId: string): Promise<Standing> {
    this.#store = await CatalogueStore.open(companyId)
    return this.#readAgain()
  }

  /** A page of the whole catalogue, as the server answered it. */
  async takePage(answer: Blob): Promise<Standing> {
    const { stamp, products, next } = await read<CataloguePage>(answer)
    const kept = products.map(keptProduct)
    const to = { isWhole: next === null, since: this.#progress?.since ?? stamp, after: next }
    const isWritten = await this.#keep((store) => store.addPortion(kept, this.#progress, to))
    if (!isWritten) return this.#readAgain()
    this.#catalogue.take(kept)
    this.#progress = to
    this.#revision += 1
    return this.standing()
  }

  /** What has changed, as the server answered it; more of it may follow. */
  async takeChanges(answer: Blob): Promise<Standing & { isMore: boolean }> {
    const { products, gone, since, after, isMore } = await read<CatalogueChanges>(answer)
    const from = this.#progress
    const to = { isWhole: true, since, after }
    // Another tab has begun anew: the whole comes first.
    if (!from?.isWhole) return { ...this.standing(), isMore: false }
    if (isSame(from, to)) return { ...this.standing(), isMore }
    const kept = products.map(keptProduct)
    const isWritten = await this.#keep((store) => store.addChanges({ products: kept, gone }, from, to))
    if (!isWritten) return { ...(await this.#readAgain()), isMore: true }
    this.#catalogue.take(kept, gone)
    this.#progress = to
    this.#revision += 1
    return { ...this.standing(), isMore }
  }

  /** What products name by ids, as the server answered it. */
  async takeHead(answer: Blob): Promise<Standing> {
    const head = await read<CatalogueHead>(answer)
    const text = JSON.stringify(head)
    if (text === this.#head) return this.standing()
    await this.#keep((store) => store.keepHead(head))
    this.#catalogue.takeHead(head)
    this.#head = text
    this.#revision += 1
    return this.standing()
  }

  /** Forgets all, to be read anew. */
  async beginAnew(): Promise<Standing> {
    await this.#keep((store) => store.clear())
    return this.#isKept ? this.#readAgain() : this.#take({ products: [], progress: null, head: null })
  }

  /** Makes the first search as quick as the others. */
  prepare(): void {
    this.#catalogue.prepare()
  }

  find(text: string, limit: number, nowMs: number): Found {
    return this.#catalogue.find(text, limit, nowMs)
  }

  categories(): ShelfCategory[] {
    return this.#catalogue.categories()
  }

  within(familyId: string, limit: number, nowMs: number): Found {
    return this.#catalogue.within(familyId, limit, nowMs)
  }

  first(favourites: readonly Favourite[], limit: number, nowMs: number): Found {
    return this.#catalogue.first(favourites, limit, nowMs)
  }

  group(productId: string, nowMs: number): ShelfGroup | null {
    return this.#catalogue.group(productId, nowMs)
  }

  byCode(code: string, nowMs: number): ShelfProduct | null {
    return this.#catalogue.byCode(code, nowMs)
  }

  /** Writes, and says whether that went onto what was read. What cannot be kept is sold from memory until the next start. */
  async #keep(write: (store: CatalogueStore) => Promise<boolean>): Promise<boolean> {
    if (!this.#isKept) return true
    try {
      return await write(this.#opened())
    } catch {
      this.#isKept = false
      return true
    }
  }

  async #readAgain(): Promise<Standing> {
    return this.#take(await this.#opened().read())
  }

  #take({ products, progress, head }: StoredCatalogue): Standing {
    this.#catalogue = new DeviceCatalogue()
    this.#catalogue.take(products)
    if (head) this.#catalogue.takeHead(head)
    this.#head = JSON.stringify(head)
    this.#progress = progress
    this.#revision += 1
    return this.standing()
  }

  standing(): Standing {
    const isUsable = this.#progress?.isWhole === true && this.#catalogue.hasHead
    return { progress: this.#progress, isUsable, revision: this.#revision }
  }

  #opened(): CatalogueStore {
    if (!this.#store) throw new Error('The catalogue is not open')
    return this.#store
  }
}

async function read<Answer>(answer: Blob): Promise<Answer> {
  return JSON.parse(await answer.text()) as Answer
}
