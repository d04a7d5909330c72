import { PRODUCTS, type Product, type ProductInput } from '@comptoir/contracts/inventory/products'
import type { TxCtx } from '../../../platform/context.ts'

/** A product as it is, to be written again with some changes. What a caller may leave out is left out: it stays. */
export function inputOf(product: Product): ProductInput {
  const { code, designation, barcodes, location, packageQuantity, isFodec, priceBasis, vatRate } = product
  return {
    code,
    designation,
    barcodes,
    location,
    packageQuantity,
    isFodec,
    priceBasis,
    vatRate,
    price: priceBasis === 'ht' ? product.priceHt : product.priceTtc,
    categoryId: product.category?.id ?? null,
    subcategoryId: product.subcategory?.id ?? null,
    brandId: product.brand?.id ?? null,
    unitId: product.unit?.id ?? null,
  }
}

/** A new product with what another one has, but no barcodes. From who may not set prices it comes without one. */
export function copyOf({ permissions }: TxCtx, model: Product): ProductInput {
  const { minimumStockMilli, purchasePrice, tracking, lotsExpire, shelfLifeDays, warrantyMonths } = model
  const input = inputOf(model)
  return {
    ...input,
    barcodes: [],
    price: permissions.has(PRODUCTS.permissions.setPrice) ? input.price : 0,
    minimumStockMilli,
    tracking,
    lotsExpire,
    shelfLifeDays,
    warrantyMonths,
    ...(permissions.has(PRODUCTS.permissions.seeCost) ? { purchasePrice } : {}),
  }
}
