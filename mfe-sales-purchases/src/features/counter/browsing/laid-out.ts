import type { ShortItem } from '@comptoir/contracts/schema'
import type { ShelfGroup, ShelfVariant } from '../catalogue/shelf-group.ts'
import type { ShelfProduct } from '../catalogue/shelf-product.ts'

/** More columns than these do not fit beside one another. */
const MOST_COLUMNS = 6

type Attribute = ShelfGroup['attributes'][number]

/** How the variants of a group are shown: rows, columns where they differ by two things, tabs where by three. */
export interface LaidOut {
  rows: Attribute
  columns: Attribute | null
  tabs: Attribute | null
  /** The variant with these values; undefined where there is none. */
  at: (row: ShortItem, column?: ShortItem, tab?: ShortItem) => ShelfProduct | undefined
}

/** Null where a group differs by nothing that is known. */
export function laidOut({ attributes, variants }: ShelfGroup): LaidOut | null {
  const [first, second, third] = attributes
  if (!first) return null
  const isTurned =
    second !== undefined && second.values.length > MOST_COLUMNS && first.values.length < second.values.length
  const byValues = new Map(variants.map(({ valueIds, product }) => [keyOf(valueIds), product]))
  return {
    rows: isTurned ? second : first,
    columns: (isTurned ? first : second) ?? null,
    tabs: third ?? null,
    at: (...items) => byValues.get(keyOf(items.flatMap((item) => item?.id ?? []))),
  }
}

const keyOf = (valueIds: ShelfVariant['valueIds']): string => [...valueIds].sort().join()
