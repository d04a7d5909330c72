import type { OpeningLot, OpeningPlace } from '@comptoir/contracts/inventory/opening-stock'
import { fitsUnit, LARGEST_QUANTITY_MILLI } from '@comptoir/money'
import { DomainError } from '../../../platform/errors.ts'
import type { ProductTracking } from './tracking.rules.ts'

/** A piece in thousandths. */
const PIECE_MILLI = 1000

/** What is there at a point of sale, or that nothing is; lots or serial numbers add up to the quantity. */
export interface OpenedPlace {
  pointOfSaleId: string
  quantityMilli: number
  lots: readonly OpenedLot[]
  serialNumbers: readonly string[]
  /** Where the request says it. */
  pointer: string
}

export interface OpenedLot {
  number: string
  expiresOn: string | null
  quantityMilli: number
  pointer: string
}

/** What an opening stock is held against. */
export interface OpenedProduct extends Pick<ProductTracking, 'tracking' | 'lotsExpire'> {
  unitDecimals: number
}

/** What is there, place by place, as the product is tracked. Refuses what contradicts it, or itself, at its place in the request. */
export function openedPlaces(product: OpenedProduct, given: readonly OpeningPlace[], pointer: string): OpenedPlace[] {
  const places = given.map((place, at) => openedPlace(product, place, `${pointer}/${at}`))
  refuseRepeatedNumbers(places)
  refuseUnlikeLots(places)
  return places
}

function openedPlace(product: OpenedProduct, place: OpeningPlace, pointer: string): OpenedPlace {
  const { pointOfSaleId } = place
  const { quantityMilli = 0, lots = [], serialNumbers = [] } = place
  const isAlike =
    (quantityMilli === 0 || product.tracking === 'none') &&
    (lots.length === 0 || product.tracking === 'lots') &&
    (serialNumbers.length === 0 || product.tracking === 'serialNumbers')
  if (!isAlike) throw new DomainError('openingStock.notAsTracked', {}, pointer)
  refuseTooFine(product, quantityMilli, `${pointer}/quantityMilli`)
  const opened = openedLots(product, lots, `${pointer}/lots`)
  const summed = opened.reduce((sum, lot) => sum + lot.quantityMilli, 0)
  const sum = quantityMilli + summed + serialNumbers.length * PIECE_MILLI
  if (sum > LARGEST_QUANTITY_MILLI) throw new DomainError('openingStock.tooMuch', {}, pointer)
  return { pointOfSaleId: pointOfSaleId.toLowerCase(), quantityMilli: sum, lots: opened, serialNumbers, pointer }
}

function refuseTooFine({ unitDecimals }: OpenedProduct, quantityMilli: number, pointer: string): void {
  if (!fitsUnit(quantityMilli, unitDecimals))
    throw new DomainError('openingStock.tooManyDecimals', { decimals: unitDecimals }, pointer)
}

function openedLots(product: OpenedProduct, lots: readonly OpeningLot[], pointer: string): OpenedLot[] {
  const seen = new Set<string>()
  return lots.flatMap(({ number, expiresOn = null, quantityMilli }, at) => {
    const here = `${pointer}/${at}`
    refuseTooFine(product, quantityMilli, `${here}/quantityMilli`)
    if (seen.has(number)) throw new DomainError('openingStock.lotTwice', { lot: number }, `${here}/number`)
    seen.add(number)
    if (product.lotsExpire && expiresOn === null)
      throw new DomainError('openingStock.expiryMissing', { lot: number }, `${here}/expiresOn`)
    if (!product.lotsExpire && expiresOn !== null)
      throw new DomainError('openingStock.expiryUnexpected', { lot: number }, `${here}/expiresOn`)
    return quantityMilli === 0 ? [] : [{ number, expiresOn, quantityMilli, pointer: here }]
  })
}

/** A serial number is one piece, which is in one place. */
function refuseRepeatedNumbers(places: readonly OpenedPlace[]): void {
  const seen = new Set<string>()
  for (const { serialNumbers, pointer } of places)
    for (const [at, serialNumber] of serialNumbers.entries()) {
      if (seen.has(serialNumber))
        throw new DomainError('openingStock.serialNumberTwice', { serialNumber }, `${pointer}/serialNumbers/${at}`)
      seen.add(serialNumber)
    }
}

/** A lot may lie in several places; it expires on one day. */
function refuseUnlikeLots(places: readonly OpenedPlace[]): void {
  const known = new Map<string, string | null>()
  for (const { number, expiresOn, pointer } of places.flatMap(({ lots }) => lots)) {
    const before = known.get(number)
    if (before !== undefined && before !== expiresOn)
      throw new DomainError('openingStock.lotDiffers', { lot: number }, `${pointer}/expiresOn`)
    known.set(number, expiresOn)
  }
}
