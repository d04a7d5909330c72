import * as Type from 'typebox'
import type { Static } from 'typebox'
import { DifferenceMinor, Id, Instant, Strict, TotalMilli } from '../../schema.ts'

/** How many days a product's sales are added up for, back from now. */
export const PRODUCT_SALES_DAYS = 30

/** What was sold of a product since an instant, in the shops that the reader may enter. */
export const ProductSales = Strict({
  productId: Id,
  since: Instant,
  /** Thousandths of the product's unit. */
  soldMilli: TotalMilli,
  returnedMilli: TotalMilli,
  currency: Type.String(),
  /** Tax included, discounts and what was given back for returns taken off. */
  totalMinor: DifferenceMinor,
  ticketCount: Type.Integer(),
})
export type ProductSales = Static<typeof ProductSales>

/** Read by the id of the product. */
export const PRODUCT_SALES = { path: 'product-sales', item: ProductSales } as const
