import type { CounterProduct, ListQuery, PaginatedOf, Product, ProductInput } from '@comptoir/contracts'
import { milliRateFromNumber } from '@comptoir/money'
import { v7 as newId } from 'uuid'
import { audit, lastChange } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { filterIds } from '../../../platform/http/list.ts'
import { getPointOfSale } from '../../company/points-of-sale/index.ts'
import { listVatRates } from '../../company/vat-rates/index.ts'
import { findShopLocation, listLocationIds } from '../stock/index.ts'
import { findByBarcode, findByText, listCounterProducts } from './find-products.queries.ts'
import { listProducts } from './product-list.queries.ts'
import { findFodecRate, findProduct, countUses } from './products.queries.ts'
import { deleteProduct, insertProduct, updateProduct, type PricedInput } from './products.repository.ts'
import { pricesOf, unitPriceOf } from './products.rules.ts'

/** Shows the stock of the points of sale asked for, or of all that the caller may enter. */
export async function listCatalogue(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<Product>> {
  const asked = filterIds(query, 'pointOfSale')
  for (const id of asked) await getPointOfSale(ctx, id)
  return listProducts(ctx, query, await listLocationIds(ctx, asked.length > 0 ? asked : ctx.pointOfSaleIds))
}

export async function getProduct(ctx: TxCtx, id: string): Promise<Product> {
  const found = await findProduct(ctx, id, await listLocationIds(ctx, ctx.pointOfSaleIds))
  if (!found) throw new DomainError('product.notFound')
  return found
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
  return listCounterProducts(ctx, await rankProducts(ctx, query, limit), locationId, limit)
}

/** A barcode that nobody knows finds nothing, unless words were given with it. */
async function rankProducts(ctx: TxCtx, { barcode, text }: CounterQuery, limit: number): ReturnType<typeof findByText> {
  if (barcode === undefined) return findByText(ctx, text ?? '', limit)
  const scanned = await findByBarcode(ctx, barcode)
  return scanned.size > 0 || text === undefined ? scanned : findByText(ctx, text, limit)
}

async function vatRateOf(ctx: TxCtx, percent: number): Promise<number> {
  const known = (await listVatRates(ctx)).find(({ rate }) => rate === percent)
  if (!known) throw new DomainError('product.vatRateUnknown', { vatRate: percent }, '/vatRate')
  return milliRateFromNumber(known.rate)
}

async function priced(ctx: TxCtx, input: ProductInput): Promise<PricedInput> {
  if (input.subcategoryId && !input.categoryId) throw new DomainError('subcategory.notFound', {}, '/subcategoryId')
  const vatRateMilli = await vatRateOf(ctx, input.vatRate)
  const unitPriceMicro = unitPriceOf(input.price)
  const prices = pricesOf(input.priceBasis, unitPriceMicro, vatRateMilli, input.isFodec ? await findFodecRate(ctx) : 0)
  if (!prices) throw new DomainError('request.invalid', {}, '/price')
  return { ...input, vatRateMilli, unitPriceMicro, prices }
}

export async function createProduct(ctx: TxCtx, input: ProductInput): Promise<Product> {
  const id = input.id ?? newId()
  await insertProduct(ctx, id, await priced(ctx, input))
  const created = await getProduct(ctx, id)
  await audit(ctx, { action: 'product.created', entity: 'product', entityId: id, after: created })
  return created
}

export async function changeProduct(ctx: TxCtx, id: string, input: ProductInput, version?: number): Promise<Product> {
  const before = await getProduct(ctx, id)
  if (!(await updateProduct(ctx, id, await priced(ctx, input), version))) {
    throw new DomainError('request.versionStale', await lastChange(ctx, 'product', id))
  }
  const after = await getProduct(ctx, id)
  await audit(ctx, { action: 'product.updated', entity: 'product', entityId: id, before, after })
  return after
}

/** A product that was sold or counted once is kept: its history names it. */
export async function removeProduct(ctx: TxCtx, id: string): Promise<void> {
  const before = await getProduct(ctx, id)
  const uses = await countUses(ctx, id)
  if (uses.sales + uses.movements > 0) throw new DomainError('product.inUse', uses)
  await deleteProduct(ctx, id)
  await audit(ctx, { action: 'product.removed', entity: 'product', entityId: id, before })
}
