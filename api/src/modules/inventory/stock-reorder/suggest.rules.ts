import type { ReorderSource, ReorderSuggestion } from '@comptoir/contracts/inventory/stock-reorder'
import { cutOff, LARGEST_QUANTITY_MILLI, MOST_UNIT_DECIMALS } from '@comptoir/money'

/** What a point of sale has of a product, should have and sells of it, in thousandths of its unit. */
export interface ShopFacts {
  pointOfSale: { id: string; name: string }
  /** On hand less reserved and expired, in its shop and depots together. */
  availableMilli: number
  /** On its way to there, requests, drafts and those that wait included. */
  incomingMilli: number
  /** On requests and drafts that are to leave: not reserved yet, and spoken for. */
  leavingMilli: number
  /** Sold in thirty days. */
  soldMilli: number
  minimumMilli: number
  targetMilli: number | null
  multipleMilli: number | null
  snoozedUntil: string | null
  /** Where the most of it lies, from where it would be sent. */
  fullest: { locationId: string; availableMilli: number } | null
}

export interface Sending extends ReorderSource {
  fromLocationId: string
}

type Proposed = Pick<ReorderSuggestion, 'neededMilli' | 'orderMilli'> & { sources: Sending[] }

/** Up to how much a point of sale is filled. */
const targetOf = ({ minimumMilli, targetMilli }: Pick<ShopFacts, 'minimumMilli' | 'targetMilli'>): number =>
  Math.max(targetMilli ?? 0, minimumMilli)

/** What a point of sale keeps for itself: what it should have, and no less than what it sells in thirty days. */
export function ownNeed(shop: Pick<ShopFacts, 'minimumMilli' | 'targetMilli' | 'soldMilli'>): number {
  return Math.max(targetOf(shop), shop.soldMilli, 0)
}

/** Of what a point of sale has, what it does not need, as far as it lies in one place, in whole steps of the unit. */
function spareOf(shop: ShopFacts, stepMilli: number): number {
  const left = shop.availableMilli - shop.leavingMilli - ownNeed(shop)
  return wholeSteps(Math.min(left, (shop.fullest?.availableMilli ?? 0) - shop.leavingMilli), stepMilli)
}

function wholeSteps(milli: number, stepMilli: number): number {
  return Math.max(Math.floor(milli / stepMilli), 0) * stepMilli
}

/** The smallest quantity of a unit with so many decimals, in thousandths. */
function stepOf(decimals: number | null): number {
  return 10 ** (MOST_UNIT_DECIMALS - (decimals ?? MOST_UNIT_DECIMALS))
}

/**
 * What is missing at a point of sale, from which others it could come, and what is left for a supplier. Those that sell the
 * least of it give first: it lies there longest. What is ordered is rounded up to the multiple, what is sent is not.
 */
export function suggest(here: ShopFacts, others: readonly ShopFacts[], decimals: number | null): Proposed {
  const stepMilli = stepOf(decimals)
  const neededMilli = cutOff(Math.max(targetOf(here) - here.availableMilli - here.incomingMilli, 0))
  const spares = others
    .map((shop) => ({ shop, spareMilli: spareOf(shop, stepMilli) }))
    .filter(({ spareMilli }) => spareMilli > 0)
    .toSorted((one, other) => one.shop.soldMilli - other.shop.soldMilli || other.spareMilli - one.spareMilli)
  const sources: Sending[] = []
  let leftMilli = neededMilli
  for (const { shop, spareMilli } of spares) {
    const quantityMilli = wholeSteps(Math.min(spareMilli, leftMilli, LARGEST_QUANTITY_MILLI), stepMilli)
    if (quantityMilli === 0 || shop.fullest === null) continue
    const { pointOfSale, availableMilli, leavingMilli, soldMilli } = shop
    sources.push({
      ...{ pointOfSale, availableMilli: cutOff(availableMilli - leavingMilli), soldMilli, quantityMilli },
      fromLocationId: shop.fullest.locationId,
    })
    leftMilli -= quantityMilli
  }
  const multipleMilli = here.multipleMilli ?? stepMilli
  return { neededMilli, sources, orderMilli: cutOff(Math.ceil(leftMilli / multipleMilli) * multipleMilli) }
}
