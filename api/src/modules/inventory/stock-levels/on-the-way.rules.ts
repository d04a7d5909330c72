import type { StockPlace } from '@comptoir/contracts/inventory/stock-levels'
import type { OnTheWay } from './on-the-way.queries.ts'

/** What is on its way, seen from some places. */
export interface Ways {
  incomingMilli: number
  inTransitMilli: number
  incomingNano: bigint
  inTransitNano: bigint
}

export const NO_WAYS: Ways = { incomingMilli: 0, inTransitMilli: 0, incomingNano: 0n, inTransitNano: 0n }

/**
 * What comes to the places and what they have sent, of the lines given. Where a transfer does not say to which location it
 * goes, it is on its way to the shop. What goes from one of the places to another of them is both.
 */
export function waysOf(
  places: readonly Pick<StockPlace, 'id' | 'kind' | 'pointOfSale'>[],
  lines: readonly OnTheWay[],
): Ways {
  const ids = new Set(places.map(({ id }) => id))
  const shops = new Set(places.flatMap(({ kind, pointOfSale }) => (kind === 'shop' ? [pointOfSale.id] : [])))
  const comes = (line: OnTheWay): boolean =>
    line.isAwaited && (line.toLocationId === null ? shops.has(line.toPointOfSaleId) : ids.has(line.toLocationId))
  return lines.reduce((ways, line) => {
    const [isComing, isGone] = [comes(line), ids.has(line.fromLocationId)]
    return {
      incomingMilli: ways.incomingMilli + (isComing ? line.openMilli : 0),
      inTransitMilli: ways.inTransitMilli + (isGone ? line.openMilli : 0),
      incomingNano: ways.incomingNano + (isComing ? line.valueNano : 0n),
      inTransitNano: ways.inTransitNano + (isGone ? line.valueNano : 0n),
    }
  }, NO_WAYS)
}
