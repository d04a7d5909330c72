import * as Type from 'typebox'
import type { Static } from 'typebox'
import type { PriceBasis } from '@comptoir/money'
import { defineArea } from '../../declare.ts'
import { Id, Instant, Nullable, OneOf, Paginated, Strict } from '../../schema.ts'
import type { Tracking } from '../tracking/index.ts'

/** How long a change of many products can be undone, from the day that it was made. */
export const UNDO_DAYS = 30

/** applying → applied → undoing → undone or partlyUndone; failed is an undoing that stopped, and goes on when asked again. */
export const CHANGE_SET_STATES = ['applying', 'applied', 'undoing', 'undone', 'partlyUndone', 'failed'] as const
export const ChangeSetState = OneOf(CHANGE_SET_STATES)
export type ChangeSetState = Static<typeof ChangeSetState>

/** What products were changed by together: a file, or one action on many. */
export const CHANGE_SET_KINDS = ['import', 'bulk'] as const
export const ChangeSetKind = OneOf(CHANGE_SET_KINDS)
export type ChangeSetKind = Static<typeof ChangeSetKind>

/**
 * Products that were made or changed together. While it is undone, `doneCount` of `createdCount + changedCount` is the
 * progress; `keptCount` are products that stay as they are.
 */
export const ChangeSet = Strict({
  id: Id,
  kind: ChangeSetKind,
  state: ChangeSetState,
  /** The name of the file, or of the action. */
  title: Type.String(),
  createdCount: Type.Integer(),
  changedCount: Type.Integer(),
  /** Photos that products were given; some of those products may be neither new nor changed otherwise. */
  photoCount: Type.Integer(),
  doneCount: Type.Integer(),
  keptCount: Type.Integer(),
  createdAt: Instant,
  /** Until when it can be undone. */
  undoableUntil: Instant,
  /** When its undoing was asked for, and when it ended. */
  undoAskedAt: Nullable(Instant),
  undoneAt: Nullable(Instant),
})
export type ChangeSet = Static<typeof ChangeSet>

/**
 * Why a product stays as the change left it: somebody changed it since (`changed`), its stock moved (`moved`), it is in a
 * discount (`discounted`), another product has its code or barcode (`taken`), its category, brand or unit is gone
 * (`familyGone`), or it was deleted (`gone`).
 */
export const KEPT_REASONS = ['changed', 'moved', 'discounted', 'taken', 'familyGone', 'gone'] as const
export const KeptReason = OneOf(KEPT_REASONS)
export type KeptReason = Static<typeof KeptReason>

/** A product that was not set back, under the name that the change gave it. */
export const KeptProduct = Strict({
  productId: Id,
  code: Type.String(),
  designation: Type.String(),
  kind: OneOf(['created', 'changed']),
  reason: KeptReason,
})
export type KeptProduct = Static<typeof KeptProduct>
export const KeptProducts = Paginated(KeptProduct)
export const KeptProductsQuery = Strict({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25 })),
})

/** How many products one action changes at most. */
export const MOST_CHANGED = 1000

/** The same for many products at once: what is named is changed, with a category the subcategory that belongs to another. */
export const BulkChangeInput = Strict({
  ids: Type.Array(Id, { minItems: 1, maxItems: MOST_CHANGED, uniqueItems: true }),
  change: Type.Object(
    {
      categoryId: Type.Optional(Nullable(Id)),
      brandId: Type.Optional(Nullable(Id)),
      isActive: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false, minProperties: 1 },
  ),
})
export type BulkChangeInput = Static<typeof BulkChangeInput>

/** A pack as a change keeps it: its quantity in thousandths of the product's own unit, its price in millionths. */
export interface PackFields {
  id: string
  unitId: string
  quantityMilli: number
  priceMicro: number | null
  barcodes: string[]
}

/** Fields of a product as a change keeps them: prices in millionths, rates in thousandths of a percent. */
export interface ProductFields {
  code?: string
  designation?: string
  designationEn?: string | null
  designationAr?: string | null
  categoryId?: string | null
  subcategoryId?: string | null
  brandId?: string | null
  unitId?: string | null
  priceBasis?: PriceBasis
  unitPriceMicro?: number
  priceHtMicro?: number
  priceTtcMicro?: number
  vatRateMilli?: number
  isFodec?: boolean
  purchasePriceMicro?: number | null
  minimumStockMilli?: number | null
  location?: string | null
  packageQuantity?: number | null
  tracking?: Tracking
  lotsExpire?: boolean
  shelfLifeDays?: number | null
  isActive?: boolean
  /** All of them. */
  barcodes?: string[]
  /** All of them. */
  packs?: PackFields[]
  /** What it is found by; it follows from the other fields. */
  searchText?: string
}

/** Changes of many products at once, and their undoing. */
export const PRODUCT_CHANGES = defineArea({
  entity: 'productChange',
  path: 'product-changes',
  errors: {
    notFound: 404,
    notApplied: 409,
    running: 409,
    alreadyUndone: 409,
    tooLate: [409, 'days'],
  },
  actions: ['applied', 'undone'],
})

declare module '../../declare.ts' {
  interface Declarations {
    productChange: typeof PRODUCT_CHANGES
  }
}
