import type { DueCounts, ProductClass } from '@comptoir/contracts/inventory/stock-counts'

/** Of a class: its products, how often each is counted, and how many were counted today. */
export interface ClassFigures {
  class: ProductClass
  days: number
  productCount: number
  countedToday: number
}

/**
 * How many products of each class one day takes, so that each is counted once in its days: an even share, and no more than a
 * day holds together, of which the first classes come first.
 */
export function dueToday(classes: readonly ClassFigures[], most: number): DueCounts['classes'] {
  let left = most
  return classes.map((figures) => {
    const perDay = Math.min(Math.ceil(figures.productCount / figures.days), left)
    left -= perDay
    return { ...figures, perDay }
  })
}
