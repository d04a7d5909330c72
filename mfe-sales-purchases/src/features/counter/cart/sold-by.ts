import type { CounterProduct } from '@comptoir/contracts/inventory/products'
import { baseQuantityMilli, MOST_UNIT_DECIMALS } from '@comptoir/money'
import type { ShelfProduct } from '../catalogue/shelf-product.ts'

/** What of a product is another where it is sold by a pack. */
type UnitPart = Pick<CounterProduct, 'unit' | 'unitDecimals' | 'unitPriceMicro'>

/**
 * What a line keeps of its product: enough to be sold and shown after a reload, without the network. Unit and price are
 * those that the line is sold by; where that is a pack, `own` is what the product says of its own unit.
 */
export type CartProduct = Omit<ShelfProduct, 'barcodes' | 'quantityMilli'> & {
  own?: UnitPart
  /** It is no product: sold by its name, price and VAT rate, without a shelf that says what it is now. */
  isCustom?: true
}

/** What is sold without being a product; the price has its taxes in it. */
export type SoldCustomItem = Pick<CartProduct, 'designation' | 'unitPriceMicro' | 'vatRateMilli'>

/** A custom item as a line keeps it, under an id of its own. */
export function customProduct(id: string, item: SoldCustomItem): CartProduct {
  return {
    id,
    code: '',
    unit: null,
    unitDecimals: MOST_UNIT_DECIMALS,
    fodecRateMilli: 0,
    onHandMilli: 0,
    discount: null,
    photo: null,
    packs: [],
    isCustom: true,
    ...item,
  }
}

/** The product as it is sold by one of its packs, or by its own unit where none is named or it has no such pack. */
export function soldBy({ packId: _, own: known, ...product }: CartProduct, packId: string | undefined): CartProduct {
  const { unit, unitDecimals, unitPriceMicro } = product
  const own = known ?? { unit, unitDecimals, unitPriceMicro }
  const pack = product.packs.find(({ id }) => id === packId)
  if (!pack) return { ...product, ...own }
  return {
    ...product,
    own,
    packId: pack.id,
    unit: pack.unit,
    unitDecimals: pack.unitDecimals,
    unitPriceMicro: pack.unitPriceMicro,
  }
}

/**
 * What the shelf says now of a product that is sold by some unit. A pack that is gone stays on its line until somebody
 * chooses: another unit is another price and another quantity.
 */
export function currentlySoldBy(known: CartProduct, current: CartProduct): CartProduct {
  const { packId } = known
  const isGone = packId !== undefined && !current.packs.some(({ id }) => id === packId)
  return isGone ? { ...known, packs: current.packs } : soldBy(current, packId)
}

/** What a quantity of a line is in the product's own unit, in thousandths; null where it is no quantity of that. */
export function inOwnUnit({ packId, packs }: CartProduct, quantityMilli: number): number | null {
  return baseQuantityMilli(quantityMilli, packs.find(({ id }) => id === packId)?.quantityMilli ?? null)
}

/** One of the units that a product is sold by. */
export interface UnitChoice {
  /** Undefined for its own unit. */
  packId: string | undefined
  unit: string | null
  /** What one holds of its own unit. */
  quantityMilli: number | null
}

/** The units that a product is sold by, its own first; those without a price are not among them. */
export function unitChoices(product: CartProduct): UnitChoice[] {
  const own = product.own ?? product
  const packs = product.packs.filter(({ unitPriceMicro }) => unitPriceMicro > 0)
  return [
    ...(own.unitPriceMicro > 0 ? [{ packId: undefined, unit: own.unit, quantityMilli: null }] : []),
    ...packs.map(({ id, unit, quantityMilli }) => ({ packId: id, unit, quantityMilli })),
  ]
}

/** The unit that belongs to the price: of what is measured, and of what is sold by several units. A piece needs no word. */
export function unitOfPrice({ unit, unitDecimals, packs }: CartProduct): string | null {
  return unitDecimals > 0 || packs.length > 0 ? unit : null
}
