import type { CategoryPalette } from '@comptoir/contracts/category-colours'
import type { CounterProduct } from '@comptoir/contracts/inventory/products'

/** A product as the counter shows and sells it; its stock is null until somebody was asked for it. */
export type ShelfProduct = Omit<CounterProduct, 'onHandMilli'> & {
  onHandMilli: number | null
  /** The colour of its category. */
  palette?: CategoryPalette
  /** Of what stands for several variants, of which one is chosen before it is sold; `isPriced` where all have one price. */
  group?: { productIds: readonly string[]; isPriced: boolean }
}

/** What was found for a text, best match first. */
export interface Found {
  products: readonly ShelfProduct[]
  /** Nothing is called so: it sounds alike, or there is a slip in what was typed. */
  isGuess: boolean
  /** Whether more than these were asked for. */
  isMore?: boolean
}

/** The same, as a counter shows it. */
export interface Finding extends Found {
  /** Whether the first of them is what is meant, as far as can be told: Enter adds it. */
  isSure: boolean
}
