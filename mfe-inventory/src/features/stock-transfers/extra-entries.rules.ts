import type { ReceiveInput } from '@comptoir/contracts/inventory/stock-transfers'
import type { Product } from '@comptoir/contracts/inventory/products'
import { numbersIn } from './line-entries.rules.ts'

/** Goods that arrived beyond what was shipped, as they are entered; one row for each lot. */
export interface ExtraEntry {
  id: string
  productId: string
  designation: string
  tracking: Product['tracking']
  quantityMilli: number | null
  /** Serial numbers, or the number of the lot, as they are typed. */
  numbers: string
}

/** A product of which more arrived. */
export type ExtraProduct = Pick<Product, 'id' | 'designation' | 'tracking'>

/** So much more of a product: on its row where it is told apart by nothing or is of the same lot, otherwise on one of its own. */
export function withExtra(
  extras: readonly ExtraEntry[],
  { id: productId, designation, tracking }: ExtraProduct,
  { id, quantityMilli, number = '' }: { id: string; quantityMilli: number; number?: string },
): ExtraEntry[] {
  const isSame = (numbers: string): boolean => tracking === 'none' || (number !== '' && numbers.trim() === number)
  const known = extras.find((extra) => extra.productId === productId && isSame(extra.numbers))
  if (!known) return [...extras, { id, productId, designation, tracking, quantityMilli, numbers: number }]
  const more = { ...known, quantityMilli: (known.quantityMilli ?? 0) + quantityMilli }
  return extras.map((extra) => (extra === known ? more : extra))
}

/** What is sent of them. Rows of which nothing was typed are left out. */
export function extrasSent(extras: readonly ExtraEntry[]): NonNullable<ReceiveInput['extras']> {
  return extras.flatMap(({ id, productId, tracking, quantityMilli, numbers }) => {
    if (quantityMilli === null || quantityMilli <= 0) return []
    const named = numbersIn(numbers)
    const goods =
      tracking === 'serialNumbers'
        ? { serialNumbers: named }
        : tracking === 'lots'
          ? { lots: [{ number: numbers.trim(), quantityMilli }] }
          : {}
    return [{ id, productId, quantityMilli, ...goods }]
  })
}

/** The first row that does not say of which lot or pieces it is. */
export function unnamedExtra(extras: readonly ExtraEntry[]): ExtraEntry | undefined {
  return extras.find(
    ({ tracking, quantityMilli, numbers }) =>
      (tracking === 'lots' && numbers.trim() === '') ||
      (tracking === 'serialNumbers' && numbersIn(numbers).length * 1000 !== (quantityMilli ?? 0)),
  )
}
