import { randomInt } from 'node:crypto'
import type { PackInput, Product, ProductInput } from '@comptoir/contracts/inventory/products'
import type { ApiClient } from '../core/api-client.ts'

export interface ProductWish {
  designation?: string
  /** Tax included, in the currency. */
  price?: number
  vatRate?: number
  /** One of its own where left out. */
  barcodes?: string[]
  brandId?: string
  categoryId?: string
  subcategoryId?: string
  unitId?: string
  packs?: PackInput[]
  /** How its pieces are told apart, and what there is of them. */
  stock?: Pick<ProductInput, 'tracking' | 'lotsExpire' | 'warrantyMonths' | 'openingStock' | 'minimumStockMilli'>
}

/** A product with a barcode of its own. */
export async function aProduct(
  admin: ApiClient,
  {
    designation,
    price = 4.2,
    vatRate = 19,
    barcodes,
    brandId,
    categoryId,
    subcategoryId,
    unitId,
    packs = [],
    stock = {},
  }: ProductWish = {},
): Promise<Product> {
  const code = `E2E-${randomInt(1e12).toString(36)}`.toUpperCase()
  return admin.call<Product>('POST', 'products', {
    code,
    designation: designation ?? `Dattes ${code}`,
    barcodes: barcodes ?? [`E2E${randomInt(1e12)}`],
    location: null,
    packageQuantity: null,
    isFodec: false,
    categoryId: categoryId ?? null,
    subcategoryId: subcategoryId ?? null,
    brandId: brandId ?? null,
    unitId: unitId ?? null,
    priceBasis: 'ttc',
    price,
    vatRate,
    packs,
    ...stock,
  })
}
