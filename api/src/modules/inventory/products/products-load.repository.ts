import type { PriceBasis } from '@comptoir/contracts/inventory/products'
import type pg from 'pg'
import { copyRows } from '../../../platform/db/copy.ts'
import { learnManyWords } from '../../../platform/search/known-words.ts'
import { productSearchText, type ProductPrices } from './products.rules.ts'

/** A product that was checked field by field and goes in with many others. */
export interface LoadedProduct {
  id: string
  code: string
  designation: string
  barcode: string | null
  categoryId: string | null
  brandId: string | null
  unitId: string | null
  priceBasis: PriceBasis
  unitPriceMicro: number
  prices: ProductPrices
  vatRateMilli: number
}

const PRODUCT = [
  'company_id',
  'id',
  'code',
  'designation',
  'category_id',
  'brand_id',
  'unit_id',
  'price_basis',
  'unit_price_micro',
  'price_ht_micro',
  'price_ttc_micro',
  'vat_rate_milli',
  'search_text',
  'created_by',
  'created_at',
]

/** Loads products with their barcodes, on the administrator's connection, in its transaction. */
export async function loadProducts(
  client: pg.ClientBase,
  { companyId, userId, now }: { companyId: string; userId: string; now: Date },
  products: readonly LoadedProduct[],
): Promise<void> {
  const texts = products.map((product) =>
    productSearchText({ ...product, barcodes: product.barcode === null ? [] : [product.barcode] }),
  )
  const rows = products.map((product, index) => [
    companyId,
    product.id,
    product.code,
    product.designation,
    product.categoryId,
    product.brandId,
    product.unitId,
    product.priceBasis,
    product.unitPriceMicro,
    product.prices.htMicro,
    product.prices.ttcMicro,
    product.vatRateMilli,
    texts[index] ?? '',
    userId,
    now,
  ])
  await copyRows(client, 'product', PRODUCT, rows)
  const barcodes = products.flatMap(({ id, barcode }) => (barcode === null ? [] : [[companyId, barcode, id]]))
  await copyRows(client, 'product_barcode', ['company_id', 'barcode', 'product_id'], barcodes)
  await learnManyWords(client, companyId, 'product', texts)
}
