import type { ProductFields } from '@comptoir/contracts/inventory/product-changes'
import type { PriceBasis } from '@comptoir/contracts/inventory/products'
import type pg from 'pg'
import { askOn } from '../../../platform/db/ask-database.ts'
import { copyRows } from '../../../platform/db/copy.ts'
import { learnManyWords } from '../../../platform/search/known-words.ts'
import { stampProducts } from '../catalogue-stamps/index.ts'
import { recordFirstPrices, type PriceChangeOrigin } from '../price-history/index.ts'
import { UNTRACKED } from '../stock/index.ts'
import { loadPacks } from './pack-fields.repository.ts'
import { productSearchText, type ProductPrices } from './products.rules.ts'

/** Fields that a product can do without. */
type OptionalFields = Pick<
  ProductFields,
  | 'designationEn'
  | 'designationAr'
  | 'isFodec'
  | 'purchasePriceMicro'
  | 'minimumStockMilli'
  | 'location'
  | 'packageQuantity'
  | 'packs'
  | 'tracking'
  | 'lotsExpire'
  | 'shelfLifeDays'
  | 'isActive'
>

/** A product that was checked field by field and goes in with many others. */
export interface LoadedProduct extends OptionalFields {
  id: string
  code: string
  designation: string
  barcodes: readonly string[]
  categoryId: string | null
  subcategoryId?: string | null
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
  'subcategory_id',
  'designation_en',
  'designation_ar',
  'is_fodec',
  'purchase_price_micro',
  'cost_micro',
  'minimum_stock_milli',
  'location',
  'package_quantity',
  'tracking',
  'lots_expire',
  'shelf_life_days',
  'is_active',
  'search_text',
  'created_by',
  'created_at',
]

/** Loads products with their barcodes and packs, on the administrator's connection, in its transaction. */
export async function loadProducts(
  client: pg.ClientBase,
  { companyId, ...origin }: PriceChangeOrigin & { companyId: string },
  products: readonly LoadedProduct[],
): Promise<void> {
  const packed = products.flatMap(({ id, priceBasis, packs = [] }) =>
    packs.length === 0 ? [] : [{ id, priceBasis, packs }],
  )
  const texts = products.map((product) =>
    productSearchText({ ...product, packBarcodes: product.packs?.flatMap(({ barcodes }) => barcodes) }),
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
    product.subcategoryId ?? null,
    product.designationEn ?? null,
    product.designationAr ?? null,
    product.isFodec ?? false,
    product.purchasePriceMicro ?? null,
    // Until goods are bought, what they cost is what the product says.
    product.purchasePriceMicro ?? 0,
    product.minimumStockMilli ?? null,
    product.location ?? null,
    product.packageQuantity ?? null,
    product.tracking ?? UNTRACKED.tracking,
    product.lotsExpire ?? UNTRACKED.lotsExpire,
    product.shelfLifeDays ?? UNTRACKED.shelfLifeDays,
    product.isActive ?? true,
    texts[index] ?? '',
    origin.userId,
    origin.now,
  ])
  await copyRows(client, 'product', PRODUCT, rows)
  const barcodes = products.flatMap(({ id, barcodes: own }) => own.map((barcode) => [companyId, barcode, id]))
  await copyRows(client, 'product_barcode', ['company_id', 'barcode', 'product_id'], barcodes)
  await recordFirstPrices(askOn(client), companyId, origin, packed, client)
  await loadPacks(client, companyId, packed)
  await learnManyWords(client, companyId, 'product', texts)
  await stampProducts(
    askOn(client),
    companyId,
    products.map(({ id }) => id),
  )
}
