import type { ProductLevels, StockLevel, StockPlace } from '@comptoir/contracts/inventory/stock-levels'
import { averageCostMicro, cutOff, stockValueMinor, type Currency } from '@comptoir/money'

/** A product as its levels tell of it. */
export interface LevelledProduct extends Pick<
  ProductLevels,
  'code' | 'designation' | 'designationEn' | 'designationAr' | 'unit' | 'isActive' | 'tracking' | 'minimumStockMilli'
> {
  productId: string
  photo: string | null
  /** What it costs where nothing is there to tell, in millionths. */
  costMicro: number
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
  asked: { places: readonly StockPlace[] }
  /** Null for a sum over places. */
  place: StockPlace | null
}

const sum = (figures: readonly number[]): number => cutOff(figures.reduce((total, figure) => total + figure, 0))

/** What some places together have of a product. */
export function quantitiesOf(there: readonly ThereThen[]) {
  const onHandMilli = sum(there.map((each) => each.onHandMilli))
  const reservedMilli = sum(there.map((each) => each.reservedMilli))
  return { onHandMilli, reservedMilli, availableMilli: cutOff(onHandMilli - reservedMilli) }
}

/** What that is worth, to whoever may know; where nothing is there, one costs what the product does. */
export function valuesOf(
  { costMicro }: Pick<LevelledProduct, 'costMicro'>,
  there: readonly ThereThen[],
  { currency, maySeeValue }: LevelReader,
): Pick<StockLevel, 'averageCostMicro' | 'valueMinor'> {
  if (!maySeeValue) return { averageCostMicro: null, valueMinor: null }
  const valueNano = there.reduce((total, each) => total + each.valueNano, 0n)
  const { onHandMilli } = quantitiesOf(there)
  const average = averageCostMicro(onHandMilli, valueNano)
  return {
    // A cost of nothing is one that nobody has said.
    averageCostMicro: (average ?? costMicro) || null,
    valueMinor: valueNano === 0n && onHandMilli !== 0 ? null : stockValueMinor(valueNano, currency),
  }
}

/** A row of the list: a product with what some places, or one of them, have of it. */
export function levelOf(product: LevelledProduct, there: readonly ThereThen[], shown: Shown): StockLevel {
  const { productId, code, designation, designationEn, designationAr, unit, isActive, photo } = product
  const moved = there.flatMap(({ movedAt }) => (movedAt === null ? [] : [movedAt.getTime()]))
  return {
    id: productId,
    ...{ productId, code, designation, designationEn, designationAr, unit, isActive, photo },
    place: shown.place,
    ...quantitiesOf(there),
    minimumStockMilli: product.minimumStockMilli,
    isBelowMinimum: isBelowMinimum(product, there, shown),
    ...valuesOf(product, there, shown),
    lastMovedAt: moved.length === 0 ? null : new Date(Math.max(...moved)).toISOString(),
  }
}

/** A point of sale that has no balance of it has nothing; what is in quarantine is not there to be sold. */
function isBelowMinimum(product: LevelledProduct, there: readonly ThereThen[], { asked, place }: Shown): boolean {
  const minimum = product.minimumStockMilli
  if (minimum === null || minimum === 0 || !product.isActive || place?.kind === 'quarantine') return false
  const places = place === null ? asked.places : [place]
  return [...new Set(places.map(({ pointOfSale }) => pointOfSale.id))].some((pointOfSaleId) => {
    const own = new Set(places.flatMap(({ id, pointOfSale }) => (pointOfSale.id === pointOfSaleId ? [id] : [])))
    return quantitiesOf(there.filter(({ locationId }) => own.has(locationId))).onHandMilli < minimum
  })
}
