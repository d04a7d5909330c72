import type { RowProblem, RowProblemName } from '@comptoir/contracts/inventory/product-import'
import type { PackFields } from '@comptoir/contracts/inventory/product-changes'
import type { PriceBasis } from '@comptoir/contracts/inventory/products'
import { htMicroFromTtc, numberFromMicro, type PackPricing, ttcMicroFromHt } from '@comptoir/money'
import { v7 as newId } from 'uuid'
import { packFault, packsText, type KnownPack, type KnownProduct } from '../products/index.ts'
import type { ReadPack } from './packs-cell.rules.ts'
import { squeezed } from '../../../platform/import-files/said.ts'

/** A pack that a row wants its product to have. Its unit is named: it may have to be made first. */
export interface WantedPack extends Omit<PackFields, 'id' | 'unitId'> {
  /** The pack that it is, of those that the product has. */
  known: KnownPack | null
  unit: string
}

const nameKey = (name: string): string => squeezed(name).toLowerCase()

/** The packs of a row, smallest first, each with the one of the product that it is: of the same unit, and content if there is one. */
export function wantedPacks(
  read: readonly ReadPack[],
  known: readonly KnownPack[],
  pricing: PackPricing,
): WantedPack[] {
  const free = new Set(known)
  const taken = (unit: string, quantityMilli: number | null): KnownPack | null => {
    const found = [...free].find(
      (pack) =>
        nameKey(pack.name) === nameKey(unit) && (pack.quantityMilli === quantityMilli || quantityMilli === null),
    )
    if (found) free.delete(found)
    return found ?? null
  }
  const exact = read.map(({ unit, quantityMilli }) => taken(unit, quantityMilli))
  return read
    .map(({ unit, quantityMilli, price, barcodes }, index) => ({
      known: exact[index] ?? taken(unit, null),
      unit,
      quantityMilli,
      priceMicro: price === null ? null : inBasis(price, pricing),
      barcodes: barcodes.toSorted(),
    }))
    .toSorted(
      (one, other) => one.quantityMilli - other.quantityMilli || nameKey(one.unit).localeCompare(nameKey(other.unit)),
    )
}

/** A price in the basis of the product, whichever it was written in. */
function inBasis(
  { micro, basis }: { micro: number; basis: PriceBasis | null },
  { priceBasis, vatRateMilli, fodecRateMilli }: PackPricing,
): number {
  if (basis === null || basis === priceBasis) return micro
  return priceBasis === 'ht'
    ? htMicroFromTtc(micro, vatRateMilli, fodecRateMilli)
    : ttcMicroFromHt(micro, vatRateMilli, fodecRateMilli)
}

/** A pack of the catalogue, as a cell would tell of it. */
export function asRead({ name, quantityMilli, priceMicro, barcodes }: KnownPack, basis: PriceBasis): ReadPack {
  return { unit: name, quantityMilli, price: priceMicro === null ? null : { micro: priceMicro, basis }, barcodes }
}

/** Whether a product has these packs already. */
export function hasPacks(wanted: readonly WantedPack[], known: readonly KnownPack[]): boolean {
  return wanted.length === known.length && wanted.every(isKnown)
}

function isKnown({ known, quantityMilli, priceMicro, barcodes }: WantedPack): boolean {
  if (known?.quantityMilli !== quantityMilli || known.priceMicro !== priceMicro) return false
  return known.barcodes.toSorted().join(' ') === barcodes.join(' ')
}

/** What of the catalogue packs are judged by. */
export interface PacksPlan {
  /** Of the unit that the product is going to have. */
  unitDecimals: number
  pricing: PackPricing
  /** Barcodes that its own unit is going to have. */
  own: readonly string[]
  match: KnownProduct | null
  catalogue: { byBarcode: ReadonlyMap<string, KnownProduct>; ofPacks: ReadonlyMap<string, string> }
}

/** Why a product cannot have the packs of its row, as the form would say; null where it can. */
export function packsRefusal(wanted: readonly WantedPack[], plan: PacksPlan): RowProblem | null {
  const refused = (problem: RowProblemName, value: string): RowProblem => ({ column: 'packs', problem, value })
  const contents = wanted.map((pack) => ({ ...pack, unit: nameKey(pack.unit) }))
  const found = packFault(contents, plan)
  const pack = found && wanted[found.index]
  if (pack) return refused(found.fault, told([pack]))
  const codes = wanted.flatMap(({ barcodes }) => barcodes)
  const twice = codes.find((code, index) => codes.indexOf(code) < index || plan.own.includes(code))
  if (twice !== undefined) return refused('barcodeTwiceInRow', twice)
  const { byBarcode, ofPacks } = plan.catalogue
  const taken = codes.find((code) => byBarcode.has(code) || (ofPacks.get(code) ?? plan.match?.id) !== plan.match?.id)
  return taken === undefined ? null : refused('barcodeTaken', taken)
}

/** Packs as the report tells of them: their prices are in the basis of the product. */
export function told(packs: readonly WantedPack[]): string {
  return toldKnown(packs.map(({ unit, ...pack }) => ({ ...pack, name: unit })))
}

/** The same of those that a product has. */
export function toldKnown(packs: readonly Omit<KnownPack, 'id' | 'unitId'>[]): string {
  const priced = packs.map(({ priceMicro, ...pack }) => ({
    ...pack,
    price: priceMicro === null ? null : numberFromMicro(priceMicro),
  }))
  return packsText(priced, null)
}

/** Packs as they are written, the units of those that are new by their names. */
export function packFields(wanted: readonly WantedPack[], unitIdOf: (name: string) => string | null): PackFields[] {
  return wanted.flatMap(({ known, unit, quantityMilli, priceMicro, barcodes }) => {
    const unitId = known?.unitId ?? unitIdOf(unit)
    return unitId === null ? [] : [{ id: known?.id ?? newId(), unitId, quantityMilli, priceMicro, barcodes }]
  })
}
