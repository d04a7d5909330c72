import type { CatalogueHead } from '@comptoir/contracts/inventory/counter-catalogue'
import type { ShortItem } from '@comptoir/contracts/schema'
import { productOf } from './kept-product.ts'
import type { KeptProduct } from './kept-product.ts'
import type { ShelfProduct } from './shelf-product.ts'

/** A group of variants, to choose one from. */
export interface ShelfGroup {
  designation: string
  /** By what they differ, each with the values that there are, in their order. */
  attributes: readonly (ShortItem & { values: readonly ShortItem[] })[]
  variants: readonly ShelfVariant[]
}

export interface ShelfVariant {
  /** A value for each of the attributes. */
  valueIds: readonly string[]
  product: ShelfProduct
}

/** The same product for all variants, as their tile shows it: what they have in common, and the lowest price. */
export function groupTile(
  groupId: string,
  designation: string,
  variants: readonly ShelfProduct[],
): ShelfProduct | null {
  const [first] = variants
  if (!first) return null
  const prices = variants.map(({ unitPriceMicro }) => unitPriceMicro).filter((price) => price > 0)
  // The names of one of them would not be that of all.
  const { designationEn: _en, designationAr: _ar, ...shared } = first
  const isSame = variants.every(({ discount }) => discount?.id === first.discount?.id)
  return {
    ...shared,
    ...{ id: groupId, designation, barcodes: [], packs: [] },
    unitPriceMicro: prices.length === 0 ? 0 : Math.min(...prices),
    discount: isSame ? first.discount : null,
    photo: variants.find(({ photo }) => photo !== null)?.photo ?? null,
    group: { productIds: variants.map(({ id }) => id), isPriced: new Set(prices).size === 1 },
  }
}

/** The variants of a group, with the values that at least one of them has. */
export function shelfGroup(
  kept: readonly KeptProduct[],
  { attributes }: Pick<CatalogueHead, 'attributes'>,
  show: (kept: KeptProduct) => ShelfProduct,
): ShelfGroup | null {
  const variants = kept.flatMap((each) => {
    const { variant } = productOf(each)
    return variant ? [{ designation: variant.designation, valueIds: variant.valueIds, product: show(each) }] : []
  })
  const [first] = variants
  if (!first) return null
  const used = new Set(variants.flatMap(({ valueIds }) => valueIds))
  return {
    designation: first.designation,
    attributes: first.valueIds.flatMap((valueId) => {
      const attribute = attributes.find(({ values }) => values.some(({ id }) => id === valueId))
      return attribute ? [{ ...attribute, values: attribute.values.filter(({ id }) => used.has(id)) }] : []
    }),
    variants: variants.map(({ valueIds, product }) => ({ valueIds, product })),
  }
}
