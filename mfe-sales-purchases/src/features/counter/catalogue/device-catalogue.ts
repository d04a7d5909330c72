import type { CatalogueHead } from '@comptoir/contracts/inventory/counter-catalogue'
import { barcodeVariants, productBarcodes, quantityRead, readBarcode } from '@comptoir/money'
import { byName, type KeptProduct, productOf } from './kept-product.ts'
import { NameSearch } from './name-search.ts'
import { onShelf, type ReadHead, readHead } from './on-shelf.ts'
import type { Found, ShelfProduct } from './shelf-product.ts'

/** A catalogue in memory, found by text and by code as the server finds it. Moments are milliseconds of the server's clock. */
export class DeviceCatalogue {
  readonly #byId = new Map<string, KeptProduct>()
  readonly #byCode = new Map<string, KeptProduct>()
  readonly #byBarcode = new Map<string, KeptProduct>()
  #sorted: KeptProduct[] = []
  #names = new NameSearch([])
  #isSorted = true
  #rules: CatalogueHead['barcodeRules'] = []
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
    this.#rules = head.barcodeRules
  }

  /** Puts products in, or in the place of what they were, and takes others out. */
  take(products: readonly KeptProduct[], gone: readonly string[] = []): void {
    for (const id of [...products.map((product) => product.id), ...gone]) this.#forget(id)
    for (const product of products) {
      this.#byId.set(product.id, product)
      this.#byCode.set(product.code, product)
      for (const barcode of product.barcodes) this.#byBarcode.set(barcode, product)
    }
    this.#isSorted &&= products.length + gone.length === 0
  }

  /** Makes searches ready, so that the first one is as quick as the others. */
  prepare(): void {
    this.#search().prepare()
  }

  find(text: string, limit: number, nowMs: number): Found {
    if (text.trim() === '') return { products: this.#first(limit, nowMs), isGuess: false }
    const exact = this.#holding(text.trim())
    const { lines, isGuess } = this.#search().find(text, limit)
    const found = lines.flatMap((line) => this.#sorted[line] ?? [])
    const best = new Set(exact ? [exact, ...found] : found)
    return { products: this.#shown([...best].slice(0, limit), nowMs), isGuess: isGuess && !exact }
  }

  /** The product of a barcode, or else of a code, or what the barcode rules read in it. */
  byCode(code: string, nowMs: number): ShelfProduct | null {
    const known = this.#holding(code)
    if (known) return this.#asked(known, code, nowMs)
    const read = readBarcode(code, this.#rules)
    if (read === null) return null
    const number = productBarcodes(code, read.rule).find((each) => this.#holding(each))
    const product = number === undefined ? undefined : this.#holding(number)
    const [shown] = product ? this.#shown([product], nowMs) : []
    if (!shown) return null
    const quantityMilli = quantityRead(read.reading, shown.unitPriceMicro)
    return quantityMilli === null ? shown : { ...shown, quantityMilli }
  }

  #first(limit: number, nowMs: number): ShelfProduct[] {
    this.#search()
    const first = this.#sorted.slice(0, limit).filter(({ isPriced }) => isPriced)
    return this.#shown(first, nowMs)
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

  #search(): NameSearch {
    if (this.#isSorted) return this.#names
    this.#sorted = [...this.#byId.values()].sort(byName)
    this.#names = new NameSearch(this.#sorted.map(({ words }) => words))
    this.#isSorted = true
    return this.#names
  }

  #forget(id: string): void {
    const known = this.#byId.get(id)
    if (!known) return
    this.#byId.delete(id)
    if (this.#byCode.get(known.code) === known) this.#byCode.delete(known.code)
    for (const barcode of known.barcodes) if (this.#byBarcode.get(barcode) === known) this.#byBarcode.delete(barcode)
  }
}
