import type { ImportColumn } from '@comptoir/contracts/inventory/product-import'

/** Every column that a catalogue file can hold, none of them found yet, in the order of a product's form. */
export const UNMAPPED: Readonly<Record<ImportColumn, string | null>> = {
  designation: null,
  designationEn: null,
  designationAr: null,
  code: null,
  barcode: null,
  category: null,
  subcategory: null,
  brand: null,
  unit: null,
  priceTtc: null,
  priceHt: null,
  vatRate: null,
  isFodec: null,
  purchasePrice: null,
  openingStock: null,
  minimumStock: null,
  location: null,
  packageQuantity: null,
  packs: null,
  tracking: null,
  lotsExpire: null,
  shelfLifeDays: null,
  isActive: null,
  photo: null,
}

const isColumn = (name: string): name is ImportColumn => name in UNMAPPED

export const COLUMNS: readonly ImportColumn[] = Object.keys(UNMAPPED).filter(isColumn)
