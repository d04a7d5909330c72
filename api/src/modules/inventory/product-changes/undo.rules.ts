import type { KeptReason, ProductFields } from '@comptoir/contracts/inventory/product-changes'
import { firstCharacters } from '../../../platform/first-characters.ts'

/** A change as it was recorded. */
export interface Change {
  productId: string
  kind: 'created' | 'changed'
  before: ProductFields
  afterVersion: number
}

/** A product as it is when its change is undone. */
export interface PresentProduct {
  id: string
  version: number
  code: string
  designation: string
}

/** What undoing a portion of changes depends on, as it is now. */
export interface Present {
  products: ReadonlyMap<string, PresentProduct>
  /** Of products that were made or tracked otherwise, those with stock movements other than those of the change itself. */
  moved: ReadonlySet<string>
  discounted: ReadonlySet<string>
  /** Products that somebody has given photos, which do not change their version. */
  photographed: ReadonlySet<string>
  /** The product that has a code, or a barcode, now. */
  ownersOfCodes: ReadonlyMap<string, string>
  ownersOfBarcodes: ReadonlyMap<string, string>
  /** Categories, brands and units that there are, and subcategories as `category subcategory`. */
  families: ReadonlySet<string>
}

/** How the pair of a category and its subcategory is named among the families. */
export function pairOf(categoryId: string, subcategoryId: string): string {
  return `${categoryId} ${subcategoryId}`
}

/** What may be done with a change: remove the product, set it back, keep it for a reason, or nothing, where it is gone. */
export type Undoing = 'remove' | 'restore' | 'nothing' | { keep: KeptReason }

/** Decides for one change. What somebody touched since stays. */
export function undoingOf(change: Change, present: Present): Undoing {
  const product = present.products.get(change.productId)
  if (!product) return change.kind === 'created' ? 'nothing' : { keep: 'gone' }
  if (product.version !== change.afterVersion) return { keep: 'changed' }
  if (change.kind === 'changed') return obstacle(change, present) ?? 'restore'
  if (present.photographed.has(product.id)) return { keep: 'changed' }
  if (present.moved.has(product.id)) return { keep: 'moved' }
  return present.discounted.has(product.id) ? { keep: 'discounted' } : 'remove'
}

/** Whether undoing a change would track goods otherwise than they were recorded, if there were any. */
export function changesTracking({ before }: Change): boolean {
  return before.tracking !== undefined || before.lotsExpire !== undefined
}

function obstacle(change: Change, present: Present): { keep: KeptReason } | null {
  const { productId, before } = change
  if (changesTracking(change) && present.moved.has(productId)) return { keep: 'moved' }
  const isElsewhere = (owner: string | undefined): boolean => owner !== undefined && owner !== productId
  const isTaken =
    (before.code !== undefined && isElsewhere(present.ownersOfCodes.get(before.code))) ||
    barcodesOf(before).some((barcode) => isElsewhere(present.ownersOfBarcodes.get(barcode)))
  if (isTaken) return { keep: 'taken' }
  return familiesOf(before).every((family) => present.families.has(family)) ? null : { keep: 'familyGone' }
}

/** All barcodes that a product had, those of packs among them. */
export function barcodesOf({ barcodes = [], packs = [] }: ProductFields): string[] {
  return [...barcodes, ...packs.flatMap((pack) => pack.barcodes)]
}

function familiesOf({ categoryId, subcategoryId, brandId, unitId, packs = [] }: ProductFields): string[] {
  const pair = categoryId && subcategoryId ? pairOf(categoryId, subcategoryId) : null
  return [categoryId, brandId, unitId, pair, ...packs.map((pack) => pack.unitId)].filter(
    (family) => family !== null && family !== undefined,
  )
}

const MOST_CODE = 40
const MARK = 12

/** The code that an archived product keeps, so that its own is free again: its beginning, and the end of its id. */
export function releasedCode(code: string, id: string): string {
  return `${firstCharacters(code, MOST_CODE - MARK - 1)}~${id.slice(-MARK)}`
}
