import { type CategoryPalette, colourOf, PALETTE_OF } from '@comptoir/contracts/category-colours'
import type { CatalogueHead, CatalogueProduct } from '@comptoir/contracts/inventory/counter-catalogue'
import type { RunningDiscount } from '@comptoir/contracts/inventory/products'
import { MOST_UNIT_DECIMALS, packTtcMicro } from '@comptoir/money'
import type { ShelfProduct } from './shelf-product.ts'

/** What products name by ids. */
export interface ReadHead {
  fodecRateMilli: number
  /** What is in the place of rates of VAT that there are no more. */
  vatReplaced: ReadonlyMap<number, number>
  units: ReadonlyMap<string, CatalogueHead['units'][number]>
  discounts: ReadonlyMap<string, CatalogueHead['discounts'][number]>
  /** The colours of categories. */
  palettes: ReadonlyMap<string, CategoryPalette>
}

export function readHead({ fodecRateMilli, vatReplaced, units, discounts, categories }: CatalogueHead): ReadHead {
  const byId = <Item extends { id: string }>(items: readonly Item[]) => new Map(items.map((item) => [item.id, item]))
  const rates = new Map(vatReplaced.map(({ rateMilli, byMilli }) => [rateMilli, byMilli]))
  const palettes = new Map(categories.map((category) => [category.id, PALETTE_OF[colourOf(category)]]))
  return { fodecRateMilli, vatReplaced: rates, units: byId(units), discounts: byId(discounts), palettes }
}

/** A product of the catalogue as it is sold at a moment, in milliseconds: what the server would answer for it. */
export function onShelf(product: CatalogueProduct, head: ReadHead, nowMs: number): ShelfProduct {
  const { id, code, designation, designationEn, designationAr, barcodes, unitPriceMicro, photo } = product
  const vatRateMilli = head.vatReplaced.get(product.vatRateMilli) ?? product.vatRateMilli
  const unit = product.unitId === null ? undefined : head.units.get(product.unitId)
  const palette = product.categoryId === null ? undefined : head.palettes.get(product.categoryId)
  const fodecRateMilli = product.isFodec ? head.fodecRateMilli : 0
  return {
    ...{ id, code, designation, barcodes, unitPriceMicro, vatRateMilli, fodecRateMilli, photo },
    ...(designationEn !== null && { designationEn }),
    ...(designationAr !== null && { designationAr }),
    unit: unit?.name ?? null,
    unitDecimals: unit?.decimals ?? MOST_UNIT_DECIMALS,
    onHandMilli: null,
    discount: runningDiscount(product, head, nowMs),
    // At the rate that it was given: another rate changes no price.
    packs: product.packs.map((pack) => packOnShelf(pack, { ...product, fodecRateMilli }, head)),
    ...(palette && { palette }),
    ...(product.tracking !== 'none' && { tracking: product.tracking }),
  }
}

/** One whose price cannot be written has none, and so is not sold. */
function packOnShelf(
  pack: CatalogueProduct['packs'][number],
  { priceBasis, unitPriceMicro, vatRateMilli, fodecRateMilli }: CatalogueProduct & { fodecRateMilli: number },
  { units }: ReadHead,
): ShelfProduct['packs'][number] {
  const unit = units.get(pack.unitId)
  const pricing = { priceBasis, priceTtcMicro: unitPriceMicro, vatRateMilli, fodecRateMilli }
  return {
    id: pack.id,
    unit: unit?.name ?? '',
    unitDecimals: unit?.decimals ?? MOST_UNIT_DECIMALS,
    quantityMilli: pack.quantityMilli,
    unitPriceMicro: packTtcMicro(pack, pricing) ?? 0,
  }
}

/** Of those that run, the one with the highest rate; of equal ones, the one that ends last. */
function runningDiscount(
  { discountIds }: CatalogueProduct,
  { discounts }: ReadHead,
  nowMs: number,
): RunningDiscount | null {
  const running = discountIds
    .flatMap((id) => discounts.get(id) ?? [])
    .filter(({ startDate, endDate }) => Date.parse(startDate) <= nowMs && nowMs <= Date.parse(endDate))
  const [best] = running.sort(
    (a, b) => b.rateMilli - a.rateMilli || Date.parse(b.endDate) - Date.parse(a.endDate) || (a.id < b.id ? -1 : 1),
  )
  return best ?? null
}
