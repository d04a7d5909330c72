import type { CatalogueProduct } from '@comptoir/contracts/inventory/counter-catalogue'
import { searchText } from '@comptoir/contracts/search-text'

/** A product as the device keeps it: what is searched is made ready once, when it comes; all else is read when it is shown. */
export interface KeptProduct {
  id: string
  /** Folded names, code and barcodes. */
  words: string
  code: string
  /** Its own and those of its packs. */
  barcodes: readonly string[]
  isPriced: boolean
  /** Its subcategory, or its category where it is in none. */
  familyId: string | null
  /** Of a variant. */
  groupId: string | null
  /** The other fields, in the order of `OTHERS`: as one text without their names they take a sixth of the memory. */
  others: string
}

type Others = Omit<CatalogueProduct, 'id' | 'code'>

const OTHERS = Object.keys({
  designation: true,
  designationEn: true,
  designationAr: true,
  barcodes: true,
  unitId: true,
  priceBasis: true,
  unitPriceMicro: true,
  vatRateMilli: true,
  isFodec: true,
  categoryId: true,
  subcategoryId: true,
  tracking: true,
  photo: true,
  packs: true,
  discountIds: true,
  variant: true,
} satisfies Record<keyof Others, true>) as (keyof Others)[]

export function keptProduct(product: CatalogueProduct): KeptProduct {
  const { id, code, designation, designationEn, designationAr, packs, unitPriceMicro, variant } = product
  const barcodes = [...product.barcodes, ...packs.flatMap((pack) => pack.barcodes)]
  const words = searchText([designation, designationEn, designationAr, code, ...barcodes].filter(Boolean).join(' '))
  const familyId = product.subcategoryId ?? product.categoryId
  return {
    ...{ id, words, code, barcodes, familyId, groupId: variant?.groupId ?? null },
    isPriced: unitPriceMicro > 0,
    others: JSON.stringify(OTHERS.map((name) => product[name])),
  }
}

export function productOf({ id, code, others }: KeptProduct): CatalogueProduct {
  const values = JSON.parse(others) as unknown[]
  const named = Object.fromEntries(OTHERS.map((name, place) => [name, values[place]])) as Others
  return { id, code, ...named }
}

/** In which order equal matches are shown: what can be sold first, then by name. */
export function byName(one: KeptProduct, other: KeptProduct): number {
  if (one.isPriced !== other.isPriced) return one.isPriced ? -1 : 1
  if (one.words === other.words) return one.id < other.id ? -1 : 1
  return one.words < other.words ? -1 : 1
}
