import type { CatalogueHead, CatalogueProduct } from '@comptoir/contracts/inventory/counter-catalogue'

/** What the products of tests name by ids. */
export const CATALOGUE_HEAD: CatalogueHead = {
  fodecRateMilli: 1000,
  vatReplaced: [],
  units: [
    { id: 'piece', name: 'Pièce', decimals: 0 },
    { id: 'case', name: 'Caisse', decimals: 0 },
    { id: 'kg', name: 'kg', decimals: 3 },
  ],
  categories: [],
  subcategories: [],
  attributes: [],
  discounts: [],
  barcodeRules: [{ id: 'rule', pattern: '21IIIIIWWWWWC', decimals: 3 }],
}

let count = 0

/** A product as the device of a counter keeps it. */
export function aCatalogueProduct(over: Partial<CatalogueProduct> = {}): CatalogueProduct {
  count += 1
  return {
    ...{ id: `product-${count}`, code: `P-${count}`, designation: `Produit ${count}` },
    ...{ designationEn: null, designationAr: null, barcodes: [], unitId: null, priceBasis: 'ttc' },
    ...{ unitPriceMicro: 1_500_000, vatRateMilli: 19_000, isFodec: false, categoryId: null, subcategoryId: null },
    ...{ tracking: 'none', photo: null, packs: [], discountIds: [], variant: null },
    ...over,
  }
}
