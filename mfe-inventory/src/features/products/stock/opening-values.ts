import type { SessionPointOfSale } from '@comptoir/contracts/identity/session'
import type { OpeningPlace } from '@comptoir/contracts/inventory/opening-stock'
import type { Tracking } from '@comptoir/contracts/inventory/tracking'

/** A lot as it is typed. */
export interface LotValues {
  number: string
  /** Empty while there is none. */
  expiresOn: string
  quantityMilli: number | null
}

/** What the form holds of a point of sale, whichever of it the tracking asks for. */
export interface OpeningPlaceValues {
  pointOfSaleId: string
  quantityMilli: number | null
  lots: LotValues[]
  serialNumbers: string[]
}

/** One place for each point of sale, with nothing. */
export function blankPlaces(pointsOfSale: readonly Pick<SessionPointOfSale, 'id'>[]): OpeningPlaceValues[] {
  return pointsOfSale.map(({ id }) => ({ pointOfSaleId: id, quantityMilli: null, lots: [], serialNumbers: [] }))
}

/** How a product is tracked, as far as its stock is typed by it. */
export interface TypedBy {
  tracking: Tracking
  lotsExpire: boolean
}

/**
 * As it is sent: each place at its own index, by which refusals name it, up to the last one with something. What is missing
 * of a lot becomes something that the contract or the API refuses as missing.
 */
export function placesOf(values: readonly OpeningPlaceValues[], by: TypedBy): OpeningPlace[] {
  const last = values.findLastIndex((place) => !isEmpty(place, by))
  return values.slice(0, last + 1).map((place) => placeOf(place, by))
}

function placeOf(place: OpeningPlaceValues, { tracking, lotsExpire }: TypedBy): OpeningPlace {
  const { pointOfSaleId, quantityMilli, lots, serialNumbers } = place
  if (tracking === 'serialNumbers') return { pointOfSaleId, serialNumbers }
  if (tracking === 'none') return { pointOfSaleId, ...(quantityMilli === null ? {} : { quantityMilli }) }
  return {
    pointOfSaleId,
    lots: lots.map((lot) => ({
      number: lot.number.trim(),
      quantityMilli: lot.quantityMilli ?? Number.NaN,
      ...(lotsExpire ? { expiresOn: lot.expiresOn || null } : {}),
    })),
  }
}

function isEmpty({ quantityMilli, lots, serialNumbers }: OpeningPlaceValues, { tracking }: TypedBy): boolean {
  if (tracking === 'none') return quantityMilli === null
  return tracking === 'lots' ? lots.length === 0 : serialNumbers.length === 0
}

/** What the lots of a place come to, in thousandths; what cannot be read counts as nothing. */
export function sumOf(lots: readonly Pick<LotValues, 'quantityMilli'>[]): number {
  return lots.reduce((sum, { quantityMilli }) => sum + (quantityMilli || 0), 0)
}
