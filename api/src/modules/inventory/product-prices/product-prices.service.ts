import type { ProductPrices, ProductStock } from '@comptoir/contracts/inventory/product-prices'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { explainPrice } from '@comptoir/money'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findVatRateStart, readTaxes } from '../../company/tax-parameters/index.ts'
import { listPriceChanges } from '../price-history/index.ts'
import { priceOn } from '../products/index.ts'
import { findRunningDiscounts } from '../running-discounts/index.ts'
import { findPriced, listStockByShop } from './product-prices.queries.ts'

/** How the price of a product comes about today, and how it was changed; refuses a product that is not there. */
export async function getPrices(ctx: TxCtx, productId: string): Promise<ProductPrices> {
  const priced = await findPriced(ctx, productId)
  if (!priced) throw new DomainError(PRODUCTS.errors.notFound)
  const { isFodec, createdAt, ...stored } = priced
  const taxes = await readTaxes(ctx)
  const price = { ...stored, ...priceOn(taxes, priced) }
  const discount = (await findRunningDiscounts(ctx, [productId])).get(productId) ?? null
  return {
    priceBasis: price.priceBasis,
    steps: explainPrice({
      ...price,
      fodecRateMilli: isFodec ? taxes.fodecRateMilli : 0,
      discountRateMilli: discount?.rateMilli,
    }),
    vatSince: await findVatRateStart(ctx, price.vatRateMilli, taxes),
    discount,
    createdAt: createdAt.toISOString(),
    ...(await listPriceChanges(ctx, productId)),
  }
}

/** What each point of sale that the caller may enter has of a product; refuses a product that is not there. */
export async function getStock(ctx: TxCtx, productId: string): Promise<ProductStock['data']> {
  const rows = await listStockByShop(ctx, productId)
  // Nothing is listed of a product that is gone, nor for somebody who may enter no point of sale.
  if (rows.length === 0 && !(await findPriced(ctx, productId))) throw new DomainError(PRODUCTS.errors.notFound)
  return rows
}
