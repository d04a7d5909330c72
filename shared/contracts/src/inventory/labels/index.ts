import * as Type from 'typebox'
import type { Static } from 'typebox'
import { defineArea } from '../../declare.ts'
import { CATALOGUE_KEEPERS } from '../../roles.ts'
import { Id, OneOf, Strict } from '../../schema.ts'
import { LABEL_LAYOUT_NAMES } from './layouts.ts'

export * from './layouts.ts'

export const LABEL_SYMBOLS = ['ean13', 'code128', 'qr'] as const
export type LabelSymbol = (typeof LABEL_SYMBOLS)[number]
/** Of a price: none, the bare amount, or the amount and that tax is included. */
export const LABEL_PRICES = ['none', 'plain', 'taxIncluded'] as const
export type LabelPrice = (typeof LABEL_PRICES)[number]

/** A file has no more labels than this. */
export const MOST_LABELS = 2000
/** How many products one sheet of labels is made for. */
export const MOST_LABELLED = 200
const MOST_ON_PAGE = 65

export const LabelsInput = Strict({
  layout: OneOf(LABEL_LAYOUT_NAMES),
  /** The place of the first label on its sheet, from 1, line by line: the ones before it are used up. */
  start: Type.Integer({ minimum: 1, maximum: MOST_ON_PAGE }),
  symbol: OneOf(LABEL_SYMBOLS),
  /** Of price and tax note. */
  language: OneOf(['en', 'fr', 'ar']),
  price: OneOf(LABEL_PRICES),
  /** Whether a running discount lowers the price, with the one before struck out beside it. */
  hasDiscount: Type.Boolean(),
  products: Type.Array(Strict({ id: Id, count: Type.Integer({ minimum: 1, maximum: MOST_LABELS }) }), {
    minItems: 1,
    maxItems: MOST_LABELLED,
  }),
})
export type LabelsInput = Static<typeof LabelsInput>

/** Labels of products as a file to print. */
export const LABELS = defineArea({
  entity: 'label',
  path: 'labels',
  permissions: { print: CATALOGUE_KEEPERS },
  errors: {
    tooMany: [422, 'most'],
    startBeyond: [422, 'most'],
    noCode: [422, 'name'],
    tooWide: [422, 'name', 'barcode'],
  },
})

declare module '../../declare.ts' {
  interface Declarations {
    label: typeof LABELS
  }
}
