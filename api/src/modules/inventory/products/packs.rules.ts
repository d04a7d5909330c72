import { UNITS } from '@comptoir/contracts/inventory/units'
import type { PackInput, Product, ProductInput } from '@comptoir/contracts/inventory/products'
import { fitsUnit, MOST_UNIT_DECIMALS, type PackPricing, packTtcMicro } from '@comptoir/money'
import { v7 as newId } from 'uuid'
import { DomainError } from '../../../platform/errors.ts'
import { unitPriceOf } from './products.rules.ts'

/** A pack as it is written. */
export interface ReadyPack {
  /** The one that it has, or that it gets. */
  id: string
  unitId: string
  quantityMilli: number
  priceMicro: number | null
  barcodes: readonly string[]
}

interface PackedUnit {
  name: string
  decimals: number
}

/** A pack of which is asked whether the product can have it. */
interface PackContent {
  /** Equal for packs of one unit. */
  unit: string
  quantityMilli: number
  priceMicro: number | null
}

/** Why a product cannot have its packs: which of them is there twice, holds what its own unit cannot count, or costs more than a price may be. */
export interface PackFault {
  index: number
  fault: 'packTwice' | 'packTooFine' | 'packTooDear'
}

/** The first fault of packs of a product whose own unit has so many decimals; null where it can have them. */
export function packFault(
  packs: readonly PackContent[],
  { unitDecimals, pricing }: { unitDecimals: number; pricing: PackPricing },
): PackFault | null {
  const seen = new Set<string>()
  for (const [index, pack] of packs.entries()) {
    const content = `${pack.quantityMilli} ${pack.unit}`
    if (seen.has(content)) return { index, fault: 'packTwice' }
    seen.add(content)
    if (!fitsUnit(pack.quantityMilli, unitDecimals)) return { index, fault: 'packTooFine' }
    if (packTtcMicro(pack, pricing) === null) return { index, fault: 'packTooDear' }
  }
  return null
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
export function readyPacks(packs: readonly PackInput[], known: Known): ReadyPack[] {
  const ready = packs.map((pack, index) => readyPack(pack, index, known))
  refuseTwice(packs)
  refuseFault(ready, known)
  return ready
}

function readyPack({ price, ...pack }: PackInput, index: number, { packIds, units }: Known): ReadyPack {
  const at = `/packs/${index}`
  if (!units.has(pack.unitId)) throw new DomainError(UNITS.errors.notFound, {}, `${at}/unitId`)
  if (pack.id !== undefined && !packIds.has(pack.id)) throw new DomainError('product.packUnknown', {}, `${at}/id`)
  return { ...pack, id: pack.id ?? newId(), priceMicro: price === null ? null : unitPriceOf(price, `${at}/price`) }
}

/** A pack that the product has is named once. */
function refuseTwice(packs: readonly PackInput[]): void {
  const ids = packs.map(({ id }) => id)
  const again = ids.findIndex((id, index) => id !== undefined && ids.indexOf(id) < index)
  if (again !== -1) throw new DomainError('product.packUnknown', {}, `/packs/${again}/id`)
}

function refuseFault(packs: readonly ReadyPack[], { units, pricing, baseUnitId }: Known): void {
  const base = baseUnitId === null ? undefined : units.get(baseUnitId)
  const unitDecimals = base?.decimals ?? MOST_UNIT_DECIMALS
  const contents = packs.map((pack) => ({ ...pack, unit: pack.unitId }))
  const found = packFault(contents, { unitDecimals, pricing })
  const pack = found && packs[found.index]
  if (!pack) return
  const at = `/packs/${found.index}`
  if (found.fault === 'packTooDear')
    throw new DomainError('request.invalid', {}, `${at}/${pack.priceMicro === null ? 'quantityMilli' : 'price'}`)
  if (found.fault === 'packTwice')
    throw new DomainError('product.packTwice', { unit: units.get(pack.unitId)?.name ?? '' }, `${at}/quantityMilli`)
  throw new DomainError(
    'product.packTooFine',
    { unit: base?.name ?? '', decimals: unitDecimals },
    `${at}/quantityMilli`,
  )
}

/** Whether every pack has the price that it had; a new one that has none of its own follows the product. */
export function arePackPricesKept({ packs = [] }: ProductInput, before: Product | null): boolean {
  return packs.every(({ id, price }) => price === (before?.packs.find((pack) => pack.id === id)?.price ?? null))
}
