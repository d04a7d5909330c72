import type { Product } from '@comptoir/contracts/inventory/products'
import { newId } from '@comptoir/platform'

/** A product on the shelf at 7.000 TND tax included; name only what the test is about. */
export function aProduct(given: Partial<Product> = {}): Product {
  return {
    id: newId(),
    designation: 'Café moulu, paquet 200 g',
    designationEn: null,
    designationAr: null,
    code: 'EPI-00240',
    barcodes: ['6191234567890'],
    packs: [],
    category: null,
    subcategory: null,
    brand: null,
    unit: null,
    priceBasis: 'ttc',
    priceHt: 5.882353,
    priceTtc: 7,
    vatRate: 19,
    isFodec: false,
    location: null,
    purchasePrice: 4.2,
    minimumStockMilli: null,
    tracking: 'none',
    lotsExpire: false,
    shelfLifeDays: null,
    warrantyMonths: null,
    packageQuantity: null,
    onHandMilli: 21_000,
    discount: null,
    photo: null,
    variant: null,
    isActive: true,
    createdBy: 'Amel Trabelsi',
    version: 4,
    ...given,
  }
}
