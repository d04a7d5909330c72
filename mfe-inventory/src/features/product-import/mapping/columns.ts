import type { ImportColumn } from '@comptoir/contracts/inventory/product-import'

/** Every column that a catalogue file can hold, none of them found yet, in the order of a product's form. */
export const UNMAPPED: Readonly<Record<ImportColumn, string | null>> = {
  designation: null,
  code: null,
  barcode: null,
  category: null,
  brand: null,
  unit: null,
  priceTtc: null,
  priceHt: null,
  vatRate: null,
  openingStock: null,
}

const isColumn = (name: string): name is ImportColumn => name in UNMAPPED

export const COLUMNS: readonly ImportColumn[] = Object.keys(UNMAPPED).filter(isColumn)
