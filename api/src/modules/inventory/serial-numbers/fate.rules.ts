import type { PieceState } from '@comptoir/contracts/inventory/serial-numbers'
import type { LifeEvent } from './lives.queries.ts'

/** What became of a piece. */
export interface PieceFate {
  state: PieceState
  /** Where it is, or was until it left; null on its way. */
  pointOfSale: LifeEvent['place']['pointOfSale'] | null
  /** The sale by which it left; null where it is not sold. */
  sale: LifeEvent | null
}

/**
 * What became of a piece, by its movements, newest first: it is sold if it was since it last came in, whatever left a place after
 * that. A shop may sell a piece that the books have elsewhere, where a count then misses it; its buyer keeps it all the same.
 */
export function fateOf(events: readonly LifeEvent[]): PieceFate | null {
  const [last] = events
  if (!last) return null
  const cameIn = events.findIndex(({ isIn }) => isIn)
  const since = cameIn === -1 ? events : events.slice(0, cameIn)
  const sale = since.find(({ kind }) => kind === 'sale')
  if (sale) return { state: 'sold', pointOfSale: sale.place.pointOfSale, sale }
  const isOnTheWay = last.isIn && last.place.kind === 'transit'
  if (isOnTheWay) return { state: 'onTheWay', pointOfSale: null, sale: null }
  return { state: last.isIn ? 'inStock' : 'gone', pointOfSale: last.place.pointOfSale, sale: null }
}
