import { UNITS } from '@comptoir/contracts/inventory/units'
import type { PackInput, PriceBasis, Product, ProductInput } from '@comptoir/contracts/inventory/products'
import { fitsUnit, LARGEST_PRICE_MICRO, packPriceMicro, ttcMicroFromHt } from '@comptoir/money'
import { DomainError } from '../../../platform/errors.ts'
import { unitPriceOf } from './products.rules.ts'

/** A pack as it is written; without an id it is a new one. */
export interface ReadyPack {
  id: string | undefined
  unitId: string
  quantityMilli: number
  priceMicro: number | null
  barcodes: readonly string[]
}

interface PackedUnit {
  name: string
  decimals: number
}

/** What of a product makes the price of its packs: prices in millionths, rates in thousandths of a percent. */
export interface PackPricing {
  priceBasis: PriceBasis
  priceTtcMicro: number
  vatRateMilli: number
  fodecRateMilli: number
}

/**
 * The tax-included price of one pack: its own, or what it holds at the price of the product. Null where it is more than a
 * price may be.
 */
export function packTtcMicro(
  { priceMicro, quantityMilli }: { priceMicro: number | null; quantityMilli: number },
  { priceBasis, priceTtcMicro, vatRateMilli, fodecRateMilli }: PackPricing,
): number | null {
  if (priceMicro === null) return packPriceMicro(priceTtcMicro, quantityMilli)
  const price = priceBasis === 'ttc' ? priceMicro : ttcMicroFromHt(priceMicro, vatRateMilli, fodecRateMilli)
  return price <= LARGEST_PRICE_MICRO ? price : null
}

interface Known {
  /** The ids of the packs that the product has. */
  packIds: ReadonlySet<string>
  /** Those of the packs and of the product, by id. */
  units: ReadonlyMap<string, PackedUnit>
  pricing: PackPricing
  /** The unit of the product. */
  baseUnitId: string | null
}

/**
 * The packs of a product, checked: each has a unit of the company, holds a quantity that the product's own unit can have,
 * and is there once.
 */
export function readyPacks(packs: readonly PackInput[], { packIds, units, pricing, baseUnitId }: Known): ReadyPack[] {
  const base = baseUnitId === null ? undefined : units.get(baseUnitId)
  const seen = new Set<string>()
  return packs.map((pack, index) => {
    const at = `/packs/${index}`
    const unit = units.get(pack.unitId)
    if (!unit) throw new DomainError(UNITS.errors.notFound, {}, `${at}/unitId`)
    const isKnown = pack.id === undefined || (packIds.has(pack.id) && !seen.has(pack.id))
    if (!isKnown) throw new DomainError('product.packUnknown', {}, `${at}/id`)
    const content = `${pack.unitId} ${pack.quantityMilli}`
    if (seen.has(content)) throw new DomainError('product.packTwice', { unit: unit.name }, `${at}/quantityMilli`)
    if (pack.id !== undefined) seen.add(pack.id)
    seen.add(content)
    if (base && !fitsUnit(pack.quantityMilli, base.decimals)) {
      const { name, decimals } = base
      throw new DomainError('product.packTooFine', { unit: name, decimals }, `${at}/quantityMilli`)
    }
    const { unitId, quantityMilli, barcodes } = pack
    const priceMicro = pack.price === null ? null : unitPriceOf(pack.price, `${at}/price`)
    if (packTtcMicro({ priceMicro, quantityMilli }, pricing) === null)
      throw new DomainError('request.invalid', {}, `${at}/${priceMicro === null ? 'quantityMilli' : 'price'}`)
    return { id: pack.id, unitId, quantityMilli, priceMicro, barcodes }
  })
}

/** Whether every pack has the price that it had; a new one that has none of its own follows the product. */
export function arePackPricesKept({ packs = [] }: ProductInput, before: Product | null): boolean {
  return packs.every(({ id, price }) => price === (before?.packs.find((pack) => pack.id === id)?.price ?? null))
}
