import type { ProductLevels, StockLevel, StockPlace } from '@comptoir/contracts/inventory/stock-levels'
import { averageCostMicro, cutOff, stockValueMinor, type Currency } from '@comptoir/money'
import { NO_WAYS, type Ways } from './on-the-way.rules.ts'
import type { KnownPlace } from './places.queries.ts'

/** A product as its levels tell of it. */
export interface LevelledProduct extends Pick<
  ProductLevels,
  'code' | 'designation' | 'designationEn' | 'designationAr' | 'unit' | 'isActive' | 'tracking' | 'minimumStockMilli'
> {
  productId: string
  photo: string | null
  /** What it costs where nothing is there to tell, in millionths. */
  costMicro: number
  /** What points of sale should have of it at least, by id, where that differs from what the product says. */
  ownMinimums: ReadonlyMap<string, number>
}

/** What one place has of a product. */
export interface ThereThen {
  productId: string
  locationId: string
  onHandMilli: number
  reservedMilli: number
  valueNano: bigint
  movedAt: Date | null
}

/** Who reads levels. */
export interface LevelReader {
  currency: Currency
  maySeeValue: boolean
}

interface Shown extends LevelReader {
  asked: { places: readonly KnownPlace[] }
  /** Null for a sum over places. */
  place: KnownPlace | null
  ways: Ways
}

const sum = (figures: readonly number[]): number => cutOff(figures.reduce((total, figure) => total + figure, 0))

/** What some places together have of a product, and what is on its way there and from there. */
export function quantitiesOf(there: readonly ThereThen[], ways: Ways = NO_WAYS) {
  const onHandMilli = sum(there.map((each) => each.onHandMilli))
  const reservedMilli = sum(there.map((each) => each.reservedMilli))
  return {
    ...{ onHandMilli, reservedMilli, availableMilli: cutOff(onHandMilli - reservedMilli) },
    ...{ incomingMilli: cutOff(ways.incomingMilli), inTransitMilli: cutOff(ways.inTransitMilli) },
  }
}

/** What that is worth, to whoever may know; where nothing is there, one costs what the product does. */
export function valuesOf(
  { costMicro }: Pick<LevelledProduct, 'costMicro'>,
  there: readonly ThereThen[],
  { currency, maySeeValue }: LevelReader,
  ways: Ways = NO_WAYS,
): Pick<StockLevel, 'averageCostMicro' | 'valueMinor' | 'incomingValueMinor' | 'inTransitValueMinor'> {
  if (!maySeeValue)
    return { averageCostMicro: null, valueMinor: null, incomingValueMinor: null, inTransitValueMinor: null }
  const valueNano = there.reduce((total, each) => total + each.valueNano, 0n)
  const { onHandMilli } = quantitiesOf(there)
  const average = averageCostMicro(onHandMilli, valueNano)
  return {
    // A cost of nothing is one that nobody has said.
    averageCostMicro: (average ?? costMicro) || null,
    valueMinor: valueNano === 0n && onHandMilli !== 0 ? null : stockValueMinor(valueNano, currency),
    incomingValueMinor: stockValueMinor(ways.incomingNano, currency),
    inTransitValueMinor: stockValueMinor(ways.inTransitNano, currency),
  }
}

/** A row of the list: a product with what some places, or one of them, have of it. */
export function levelOf(product: LevelledProduct, there: readonly ThereThen[], shown: Shown): StockLevel {
  const { productId, code, designation, designationEn, designationAr, unit, isActive, photo } = product
  const moved = there.flatMap(({ movedAt }) => (movedAt === null ? [] : [movedAt.getTime()]))
  return {
    id: productId,
    ...{ productId, code, designation, designationEn, designationAr, unit, isActive, photo },
    place: shown.place && toldPlace(shown.place),
    ...quantitiesOf(there, shown.ways),
    minimumStockMilli: shownMinimum(product, shown),
    isBelowMinimum: isBelowMinimum(product, there, shown),
    ...valuesOf(product, there, shown, shown.ways),
    lastMovedAt: moved.length === 0 ? null : new Date(Math.max(...moved)).toISOString(),
  }
}

/** A place as it is told. */
export function toldPlace({ id, name, kind, pointOfSale }: KnownPlace): StockPlace {
  return { id, name, kind, pointOfSale }
}

/** What a point of sale should have of a product at least. */
function minimumAt(
  { ownMinimums, minimumStockMilli }: Pick<LevelledProduct, 'ownMinimums' | 'minimumStockMilli'>,
  pointOfSaleId: string,
): number | null {
  return ownMinimums.get(pointOfSaleId) ?? minimumStockMilli
}

/** Of one point of sale, its own; several may each have another one, so they are told what the product says. */
function shownMinimum(product: LevelledProduct, { asked, place }: Shown): number | null {
  const [only, ...others] = new Set((place === null ? asked.places : [place]).map(({ pointOfSale }) => pointOfSale.id))
  return only === undefined || others.length > 0 ? product.minimumStockMilli : minimumAt(product, only)
}

/**
 * A point of sale that has no balance of it has nothing, and one that is not active needs nothing; what is in quarantine, or
 * in a location that is not active, is not there to be sold.
 */
function isBelowMinimum(product: LevelledProduct, there: readonly ThereThen[], { asked, place }: Shown): boolean {
  if (!product.isActive || place?.kind === 'quarantine') return false
  const places = (place === null ? asked.places : [place]).filter(({ isInUse }) => isInUse)
  return [...new Set(places.map(({ pointOfSale }) => pointOfSale.id))].some((pointOfSaleId) => {
    const own = new Set(places.flatMap(({ id, pointOfSale }) => (pointOfSale.id === pointOfSaleId ? [id] : [])))
    const minimum = minimumAt(product, pointOfSaleId) ?? 0
    return minimum > 0 && quantitiesOf(there.filter(({ locationId }) => own.has(locationId))).onHandMilli < minimum
  })
}
