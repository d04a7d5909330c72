import type { Favourite } from '@comptoir/contracts/inventory/favourites'
import type { CatalogueHead } from '@comptoir/contracts/inventory/counter-catalogue'
import { barcodeVariants, productBarcodes, quantityRead, readBarcode } from '@comptoir/money'
import { Browsing, type Tile } from './browsing.ts'
import { familyIds, type ShelfCategory, shelfCategories } from './families.ts'
import { byName, type KeptProduct, productOf } from './kept-product.ts'
import { NameSearch } from './name-search.ts'
import { onShelf, type ReadHead, readHead } from './on-shelf.ts'
import { groupTile, type ShelfGroup, shelfGroup } from './shelf-group.ts'
import type { Found, ShelfProduct } from './shelf-product.ts'

/** A catalogue in memory, found by text and by code as the server finds it. Moments are milliseconds of the server's clock. */
export class DeviceCatalogue {
  readonly #byId = new Map<string, KeptProduct>()
  readonly #byCode = new Map<string, KeptProduct>()
  readonly #byBarcode = new Map<string, KeptProduct>()
  #sorted: KeptProduct[] = []
  /** Those that came since it was sorted, and those of it that went. */
  #added: KeptProduct[] = []
  readonly #gone = new Set<KeptProduct>()
  #names = new NameSearch([])
  #browsing = new Browsing([])
  #isSorted = true
  #told: CatalogueHead | null = null
  #head: ReadHead | null = null

  /** Without units, discounts and rules nothing can be shown. */
  get hasHead(): boolean {
    return this.#head !== null
  }

  get size(): number {
    return this.#byId.size
  }

  takeHead(head: CatalogueHead): void {
    this.#head = readHead(head)
    this.#told = head
  }

  /** Puts products in, or in the place of what they were, and takes others out. */
  take(products: readonly KeptProduct[], gone: readonly string[] = []): void {
    for (const id of gone) this.#forget(id)
    for (const product of products) {
      this.#forget(product.id)
      this.#byId.set(product.id, product)
      this.#byCode.set(product.code, product)
      for (const barcode of product.barcodes) this.#byBarcode.set(barcode, product)
      this.#added.push(product)
    }
    this.#isSorted &&= products.length + gone.length === 0
  }

  /** Makes searches ready, so that the first one is as quick as the others. */
  prepare(): void {
    this.#ready().names.prepare()
  }

  find(text: string, limit: number, nowMs: number): Found {
    if (text.trim() === '') return this.first([], limit, nowMs)
    const exact = this.#holding(text.trim())
    const { lines, isGuess } = this.#ready().names.find(text, limit)
    const found = lines.flatMap((line) => this.#sorted[line] ?? [])
    const best = new Set(exact ? [exact, ...found] : found)
    return { products: this.#shown([...best].slice(0, limit), nowMs), isGuess: isGuess && !exact }
  }

  /** The categories that have something. */
  categories(): ShelfCategory[] {
    const { browsing } = this.#ready()
    return this.#told ? shelfCategories(this.#told, (id) => browsing.has(id)) : []
  }

  /** What is in a category or subcategory. */
  within(familyId: string, limit: number, nowMs: number): Found {
    const { browsing } = this.#ready()
    if (!this.#told) return { products: [], isGuess: false }
    const tiles = browsing.within(familyIds(this.#told, familyId), limit + 1)
    return { ...this.#found(tiles.slice(0, limit), nowMs), isMore: tiles.length > limit }
  }

  /** What is shown while nothing is asked for. */
  first(favourites: readonly Favourite[], limit: number, nowMs: number): Found {
    return this.#found(this.#ready().browsing.first(favourites, this.#byId, limit), nowMs)
  }

  /** The variants of the group of a product; null where it is in none. */
  group(productId: string, nowMs: number): ShelfGroup | null {
    const groupId = this.#byId.get(productId)?.groupId ?? null
    const [told, head] = [this.#told, this.#head]
    if (groupId === null || !told || !head) return null
    const variants = this.#ready().browsing.variantsOf(groupId)
    return shelfGroup(variants, told, (kept) => onShelf(productOf(kept), head, nowMs))
  }

  /** The product of a barcode, or else of a code, or what the barcode rules read in it. */
  byCode(code: string, nowMs: number): ShelfProduct | null {
    const known = this.#holding(code)
    if (known) return this.#asked(known, code, nowMs)
    const read = readBarcode(code, this.#told?.barcodeRules ?? [])
    if (read === null) return null
    const number = productBarcodes(code, read.rule).find((each) => this.#holding(each))
    const product = number === undefined ? undefined : this.#holding(number)
    const [shown] = product ? this.#shown([product], nowMs) : []
    if (!shown) return null
    const quantityMilli = quantityRead(read.reading, shown.unitPriceMicro)
    return quantityMilli === null ? shown : { ...shown, quantityMilli }
  }

  #found(tiles: readonly Tile[], nowMs: number): Found {
    const products = tiles.flatMap((tile): ShelfProduct[] => {
      const shown = this.#shown(tile, nowMs)
      const [{ groupId }] = tile
      if (groupId === null || tile.length === 1) return shown
      const name = productOf(tile[0]).variant?.designation ?? ''
      const shared = groupTile(groupId, name, shown)
      return shared ? [shared] : []
    })
    return { products, isGuess: false }
  }

  #holding(code: string): KeptProduct | undefined {
    for (const variant of barcodeVariants(code)) {
      const product = this.#byBarcode.get(variant)
      if (product) return product
    }
    return this.#byCode.get(code) ?? this.#byCode.get(code.toUpperCase())
  }

  /** With the pack that has the barcode, unless the product's own unit has it. */
  #asked(kept: KeptProduct, code: string, nowMs: number): ShelfProduct | null {
    const [shown] = this.#shown([kept], nowMs)
    if (!shown) return null
    const variants = barcodeVariants(code)
    const has = (barcodes: readonly string[]): boolean => barcodes.some((barcode) => variants.includes(barcode))
    const { barcodes, packs } = productOf(kept)
    const pack = has(barcodes) ? undefined : packs.find((each) => has(each.barcodes))
    return pack ? { ...shown, packId: pack.id } : shown
  }

  #shown(products: readonly KeptProduct[], nowMs: number): ShelfProduct[] {
    const head = this.#head
    return head === null ? [] : products.map((product) => onShelf(productOf(product), head, nowMs))
  }

  #ready(): { names: NameSearch; browsing: Browsing } {
    if (!this.#isSorted) {
      const isThere = (product: KeptProduct): boolean => !this.#gone.has(product)
      this.#sorted = merged(this.#sorted.filter(isThere), this.#added.filter(isThere).sort(byName))
      this.#added = []
      this.#gone.clear()
      this.#names = new NameSearch(this.#sorted.map(({ words }) => words))
      this.#browsing = new Browsing(this.#sorted)
      this.#isSorted = true
    }
    return { names: this.#names, browsing: this.#browsing }
  }

  #forget(id: string): void {
    const known = this.#byId.get(id)
    if (!known) return
    this.#gone.add(known)
    this.#byId.delete(id)
    if (this.#byCode.get(known.code) === known) this.#byCode.delete(known.code)
    for (const barcode of known.barcodes) if (this.#byBarcode.get(barcode) === known) this.#byBarcode.delete(barcode)
  }
}

/** Two sorted lists in one: of a large catalogue only a few products change at a time. */
function merged(one: readonly KeptProduct[], other: readonly KeptProduct[]): KeptProduct[] {
  const both: KeptProduct[] = []
  let at = 0
  for (const product of other) {
    for (let next = one[at]; next && byName(next, product) < 0; next = one[at]) {
      both.push(next)
      at += 1
    }
    both.push(product)
  }
  return both.concat(one.slice(at))
}
