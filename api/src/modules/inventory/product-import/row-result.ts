import type { MatchBy, OnMatch, RowChange, RowProblem } from '@comptoir/contracts/inventory/product-import'
import type { ProductFields } from '@comptoir/contracts/inventory/product-changes'
import type { NamedFamily } from '../families/index.ts'
import type { KnownProduct } from '../products/index.ts'
import type { WantedPack } from './packs-outcome.rules.ts'

/** How rows are held against the catalogue. */
export interface MatchPlan {
  matchBy: MatchBy
  onMatch: OnMatch
  /** Of products that are subject to it. */
  fodecRateMilli: number
  /** What every rate of VAT that there ever was is today. */
  vatRates: ReadonlyMap<number, number>
  /** Whether the company tracks products by lots. */
  hasLots: boolean
  /** Decimals of the units there are, by name in small letters. */
  unitDecimals: ReadonlyMap<string, number>
}

/** Products of the catalogue by what rows may name them by. */
export interface Catalogue {
  byCode: ReadonlyMap<string, KnownProduct>
  byBarcode: ReadonlyMap<string, KnownProduct>
  /** The product that has a pack with a barcode: what a row calls its product by is of the product's own unit, so these are taken. */
  ofPacks: ReadonlyMap<string, string>
}

/** What a row does to the product that it matches. Families are named: they may have to be made first. */
export interface ProductEdit {
  fields: Omit<ProductFields, 'categoryId' | 'brandId' | 'unitId' | 'packs'>
  packs?: WantedPack[]
  families: Partial<Record<NamedFamily | 'subcategory', string>>
}

/** What becomes of a row; it is refused when it has problems. */
export interface RowResult {
  action: 'create' | 'change' | 'same' | 'leave'
  match: KnownProduct | null
  edit: ProductEdit
  changes: RowChange[]
  problems: RowProblem[]
  warnings: RowProblem[]
}

/** The products that rows may match, by code and by barcode. */
export function catalogueOf(products: readonly KnownProduct[]): Catalogue {
  return {
    byCode: new Map(products.map((product) => [product.code, product])),
    byBarcode: new Map(products.flatMap((product) => product.barcodes.map((barcode) => [barcode, product] as const))),
    ofPacks: new Map(products.flatMap(({ id, packBarcodes }) => packBarcodes.map((barcode) => [barcode, id] as const))),
  }
}
