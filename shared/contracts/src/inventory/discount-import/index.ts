import * as Type from 'typebox'
import type { Static } from 'typebox'
import { defineArea } from '../../declare.ts'
import { Instant, OneOf, Strict } from '../../schema.ts'

/** What a column of a file of discounts holds: each line is one product of a discount, by its code. */
export const DISCOUNT_FILE_COLUMNS = ['name', 'startDate', 'endDate', 'pourcentage', 'product'] as const
export type DiscountFileColumn = (typeof DISCOUNT_FILE_COLUMNS)[number]

/** The most that a file of discounts may bring; a refusal names the one that was passed. */
export const DISCOUNT_FILE_LIMITS = {
  /** Of the file as it is sent, and unpacked. */
  megabytes: 8,
  ratio: 100,
  rows: 50_000,
  discounts: 500,
} as const

/** Faults that an answer lists; it counts all. */
export const DISCOUNT_FILE_FAULTS = 200

/** What the import does, or did, to the discount of that name. */
export const DISCOUNT_OUTCOMES = ['created', 'changed', 'unchanged'] as const
export type DiscountOutcome = (typeof DISCOUNT_OUTCOMES)[number]

/** A discount that the file describes without a fault of its own. */
export const ImportedDiscount = Strict({
  name: Type.String(),
  startDate: Instant,
  endDate: Instant,
  pourcentage: Type.Number(),
  productCount: Type.Integer(),
  outcome: OneOf(DISCOUNT_OUTCOMES),
})
export type ImportedDiscount = Static<typeof ImportedDiscount>

/** What stays out: `row` as a spreadsheet numbers it, `value` what stood there, the reason in the reader's language. */
export const DiscountFileFault = Strict({
  row: Type.Integer(),
  column: OneOf(DISCOUNT_FILE_COLUMNS),
  value: Type.String(),
  message: Type.String(),
})
export type DiscountFileFault = Static<typeof DiscountFileFault>

/**
 * What a file of discounts does: `isApplied` says whether it has been done, or only looked at. A discount with a fault in
 * its name, dates or percentage stays out whole; a product with a fault stays out of a new discount, and leaves one that
 * there is already as it was.
 */
export const DiscountImport = Strict({
  isApplied: Type.Boolean(),
  rowCount: Type.Integer(),
  discounts: Type.Array(ImportedDiscount),
  faultCount: Type.Integer(),
  faults: Type.Array(DiscountFileFault),
})
export type DiscountImport = Static<typeof DiscountImport>

/** Discounts with their products from a file, and as a file that can be read again. */
export const DISCOUNT_IMPORT = defineArea({
  entity: 'discountImport',
  path: 'discounts/import',
  errors: {
    fileMissing: 400,
    columnsMissing: 422,
    tooManyRows: [422, 'maxRows'],
    tooManyDiscounts: [422, 'maxDiscounts'],
    nameTooLong: [422, 'maxLength'],
    momentUnread: 422,
    percentageTooFine: 422,
    differs: [422, 'row'],
    productUnknown: 422,
    tooMuchForFile: [422, 'maxDiscounts', 'maxRows', 'maxMegabytes'],
  },
})

declare module '../../declare.ts' {
  interface Declarations {
    discountImport: typeof DISCOUNT_IMPORT
  }
}
