import { SUBCATEGORIES } from '@comptoir/contracts/inventory/subcategories'
import { PRODUCTS, type CounterProduct, type Product, type ProductInput } from '@comptoir/contracts/inventory/products'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import {
  productBarcodes,
  milliRateFromNumber,
  type PackPricing,
  quantityRead,
  type BarcodeReading,
} from '@comptoir/money'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { filterIds } from '../../../platform/http/list.ts'
import { casesOf } from '../../../platform/resource/cases.ts'
import type { Ranks } from '../../../platform/search/rank-by-text.ts'
import { getPointOfSale } from '../../company/points-of-sale/index.ts'
import { readTaxes, type Taxes } from '../../company/tax-parameters/index.ts'
import { readByRules } from '../barcode-rules/index.ts'
import { checkTracking, findShopLocation, openStock, trackingOf, UNTRACKED } from '../stock/index.ts'
import { findByBarcode, findByNumber, findByText, listCounterProducts } from './find-products.queries.ts'
import { listProducts } from './product-list.queries.ts'
import { findProduct } from './products.queries.ts'
import { findPackUnits } from './packs.queries.ts'
import { listPackIds } from './packs.repository.ts'
import { arePackPricesKept, readyPacks, type ReadyPack } from './packs.rules.ts'
import { deleteProduct, insertProduct, updateProduct, type PricedInput } from './products.repository.ts'
import { pricesOf, unitPriceOf } from './products.rules.ts'

/** Shows the stock of the points of sale asked for, or of all that the caller may enter. */
export async function listCatalogue(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<Product>> {
  const asked = filterIds(query, 'pointOfSale')
  for (const id of asked) await getPointOfSale(ctx, id)
  return listProducts(ctx, query, asked.length > 0 ? asked : ctx.pointOfSaleIds)
}

interface CounterQuery {
  pointOfSaleId: string
  text?: string
  barcode?: string
  limit?: number
}

/** What a counter of that point of sale may sell, best match first. */
export async function findForCounter(ctx: TxCtx, query: CounterQuery): Promise<CounterProduct[]> {
  const { pointOfSaleId, limit = 20 } = query
  await getPointOfSale(ctx, pointOfSaleId)
  const locationId = await findShopLocation(ctx, pointOfSaleId)
  const { ranks, reading } = await rankProducts(ctx, query, limit)
  const products = await listCounterProducts(ctx, ranks, { locationId, limit, barcode: query.barcode })
  return reading === null ? products : products.map((product) => withQuantity(product, reading))
}

function withQuantity(product: CounterProduct, reading: BarcodeReading): CounterProduct {
  const quantityMilli = quantityRead(reading, product.unitPriceMicro)
  return quantityMilli === null ? product : { ...product, quantityMilli }
}

interface Ranked {
  ranks: Ranks
  /** What a barcode rule read in the code; null where the catalogue knows the code itself. */
  reading: BarcodeReading | null
}

/** A barcode that nobody knows finds nothing, unless words were given with it. */
async function rankProducts(ctx: TxCtx, { barcode, text }: CounterQuery, limit: number): Promise<Ranked> {
  if (barcode === undefined) return { ranks: await findByText(ctx, text ?? '', limit), reading: null }
  const exact = await findByBarcode(ctx, barcode)
  const read = exact.size === 0 ? await readByRules(ctx, barcode) : null
  if (read === null) {
    const ranks = exact.size > 0 || text === undefined ? exact : await findByText(ctx, text, limit)
    return { ranks, reading: null }
  }
  return { ranks: await findByNumber(ctx, productBarcodes(barcode, read.rule)), reading: read.reading }
}

function vatRateOf({ vatRatesMilli }: Taxes, percent: number): number {
  const rateMilli = milliRateFromNumber(percent)
  if (vatRatesMilli.includes(rateMilli)) return rateMilli
  throw new DomainError('product.vatRateUnknown', { vatRate: percent }, '/vatRate')
}

async function priced(ctx: TxCtx, input: ProductInput, productId: string | null): Promise<PricedInput> {
  if (input.subcategoryId && !input.categoryId)
    throw new DomainError(SUBCATEGORIES.errors.notFound, {}, '/subcategoryId')
  const taxes = await readTaxes(ctx)
  const vatRateMilli = vatRateOf(taxes, input.vatRate)
  const unitPriceMicro = unitPriceOf(input.price)
  const fodecRateMilli = input.isFodec ? taxes.fodecRateMilli : 0
  const prices = pricesOf(input.priceBasis, unitPriceMicro, vatRateMilli, fodecRateMilli)
  if (!prices) throw new DomainError('request.invalid', {}, '/price')
  const { purchasePrice: cost } = input
  const purchasePriceMicro = typeof cost === 'number' ? unitPriceOf(cost, '/purchasePrice') : cost
  const pricing = { priceBasis: input.priceBasis, priceTtcMicro: prices.ttcMicro, vatRateMilli, fodecRateMilli }
  const readied = input.packs && (await checkedPacks(ctx, input, productId, pricing))
  return { ...input, vatRateMilli, unitPriceMicro, prices, purchasePriceMicro, readyPacks: readied }
}

/** A product that is new has no packs that could be named. */
async function checkedPacks(
  ctx: TxCtx,
  { packs = [], unitId }: ProductInput,
  productId: string | null,
  pricing: PackPricing,
): Promise<ReadyPack[]> {
  const unitIds = [...packs.map((pack) => pack.unitId), ...(unitId === null ? [] : [unitId])]
  const packIds = productId === null ? new Set<string>() : await listPackIds(ctx, productId)
  const units = packs.length === 0 ? new Map() : await findPackUnits(ctx, unitIds)
  return readyPacks(packs, { packIds, units, pricing, baseUnitId: unitId })
}

/** Who may not set prices leaves them as they are; a product that they add has none until somebody sets it. */
function requirePrices({ permissions }: TxCtx, input: ProductInput, before: Product | null): void {
  if (permissions.has('products.setPrice') || isPricedAs(input, before)) return
  throw new DomainError('auth.forbidden', { permission: 'products.setPrice' }, '/price')
}

/** Who does not see what a product costs does not set it either. */
function requireCost({ permissions }: TxCtx, { purchasePrice }: ProductInput): void {
  const permission = PRODUCTS.permissions.seeCost
  if (purchasePrice === undefined || permissions.has(permission)) return
  throw new DomainError('auth.forbidden', { permission }, '/purchasePrice')
}

function isPricedAs(input: ProductInput, before: Product | null): boolean {
  if (!arePackPricesKept(input, before)) return false
  const { price, priceBasis, vatRate, isFodec } = input
  if (before === null) return price === 0
  const known = before.priceBasis === 'ht' ? before.priceHt : before.priceTtc
  return price === known && priceBasis === before.priceBasis && vatRate === before.vatRate && isFodec === before.isFodec
}

/** A product that was sold or counted once is kept: its history names it. */
export const productCases = casesOf<Product, ProductInput>(PRODUCTS, {
  table: 'product',
  find: (ctx, id) => findProduct(ctx, id),
  insert: async (ctx, id, input) => {
    requirePrices(ctx, input, null)
    requireCost(ctx, input)
    await checkTracking(ctx, trackingOf(input, UNTRACKED), input.unitId)
    await insertProduct(ctx, id, await priced(ctx, input, null))
    if (input.openingStock?.length) await openStock(ctx, id, input.openingStock)
  },
  beforeChange: async (ctx, before, input) => {
    requirePrices(ctx, input, before)
    requireCost(ctx, input)
    if (input.openingStock !== undefined) throw new DomainError('openingStock.onlyWhenNew', {}, '/openingStock')
    await checkTracking(ctx, trackingOf(input, before), input.unitId, before)
  },
  update: async (ctx, id, input, version) => updateProduct(ctx, id, await priced(ctx, input, id), version),
  delete: deleteProduct,
  implied: [
    'sales_return_line.product_id',
    'lot.product_id',
    'serial_number.product_id',
    'posted_adjustment_line.product_id',
    // What is counted has a line of its count.
    'posted_count_line.product_id',
  ],
  usedBy: {
    sales: { by: 'sale_line.product_id', distinct: 'sale_id' },
    movements: 'stock_ledger.product_id',
    transfers: 'stock_transfer_line.product_id',
    counts: { by: 'stock_count_line.product_id', distinct: 'count_id' },
  },
})
