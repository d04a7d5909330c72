import { CATEGORIES, SUBCATEGORIES } from '@comptoir/contracts/inventory/families'
import type { PriceBasis, ProductInput } from '@comptoir/contracts/inventory/products'
import type { TxCtx } from '../../../platform/context.ts'
import { violatesForeignKey, violatesUnique } from '../../../platform/db/sql-errors.ts'
import { DomainError } from '../../../platform/errors.ts'
import { productSearchText, type ProductPrices } from './products.rules.ts'

/** A product as its caller wants it, with what was computed from that. */
export interface PricedInput extends ProductInput {
  priceBasis: PriceBasis
  unitPriceMicro: number
  prices: ProductPrices
  vatRateMilli: number
}

function columns(input: PricedInput) {
  const code = input.code.trim()
  const designation = input.designation.trim()
  const location = input.location?.trim() || null
  return {
    code,
    designation,
    category_id: input.categoryId,
    subcategory_id: input.subcategoryId,
    brand_id: input.brandId,
    unit_id: input.unitId,
    price_basis: input.priceBasis,
    unit_price_micro: input.unitPriceMicro,
    price_ht_micro: input.prices.htMicro,
    price_ttc_micro: input.prices.ttcMicro,
    vat_rate_milli: input.vatRateMilli,
    is_fodec: input.isFodec,
    location,
    package_quantity: input.packageQuantity,
    search_text: productSearchText({ designation, code, barcodes: input.barcodes, location }),
  }
}

function refusal(error: unknown, input: ProductInput): unknown {
  if (violatesUnique(error, 'product_code_key'))
    return new DomainError('product.codeTaken', { code: input.code.trim() }, '/code')
  if (violatesUnique(error, 'product_pk')) return new DomainError('request.keyReused')
  if (violatesForeignKey(error, 'product_category_fk'))
    return new DomainError(CATEGORIES.errors.notFound, {}, '/categoryId')
  if (violatesForeignKey(error, 'product_subcategory_fk'))
    return new DomainError(SUBCATEGORIES.errors.notFound, {}, '/subcategoryId')
  if (violatesForeignKey(error, 'product_brand_fk')) return new DomainError('brand.notFound', {}, '/brandId')
  if (violatesForeignKey(error, 'product_unit_fk')) return new DomainError('unit.notFound', {}, '/unitId')
  return error
}

export async function insertProduct(ctx: TxCtx, id: string, input: PricedInput): Promise<void> {
  try {
    await ctx.db
      .insertInto('product')
      .values({
        company_id: ctx.companyId,
        id,
        ...columns(input),
        is_active: input.isActive ?? true,
        created_by: ctx.userId,
        created_at: ctx.now,
      })
      .execute()
  } catch (error) {
    throw refusal(error, input)
  }
  await insertBarcodes(ctx, id, input.barcodes)
}

/** Updates when the version held is still the current one; false when it is not. */
export async function updateProduct(
  ctx: TxCtx,
  id: string,
  input: PricedInput,
  version: number | undefined,
): Promise<boolean> {
  try {
    const { numUpdatedRows } = await ctx.db
      .updateTable('product')
      .set((eb) => ({ ...columns(input), version: eb('version', '+', 1) }))
      .$if(input.isActive !== undefined, (query) => query.set({ is_active: input.isActive ?? true }))
      .where('company_id', '=', ctx.companyId)
      .where('id', '=', id)
      .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
  } catch (error) {
    throw refusal(error, input)
  }
  await ctx.db
    .deleteFrom('product_barcode')
    .where('company_id', '=', ctx.companyId)
    .where('product_id', '=', id)
    .execute()
  await insertBarcodes(ctx, id, input.barcodes)
  return true
}

/** A barcode that another product has is left out by the database, and so known by name. */
async function insertBarcodes({ db, companyId }: TxCtx, productId: string, barcodes: readonly string[]): Promise<void> {
  if (barcodes.length === 0) return
  const inserted = await db
    .insertInto('product_barcode')
    .values(barcodes.map((barcode) => ({ company_id: companyId, barcode, product_id: productId })))
    .onConflict((conflict) => conflict.columns(['company_id', 'barcode']).doNothing())
    .returning('barcode')
    .execute()
  const taken = barcodes.findIndex((barcode) => !inserted.some((row) => row.barcode === barcode))
  const barcode = barcodes[taken]
  if (barcode !== undefined) throw new DomainError('product.barcodeTaken', { barcode }, `/barcodes/${taken}`)
}

/** Deletes when the version held is still the current one, with barcodes and empty balances. A movement that came meanwhile keeps it. */
export async function deleteProduct(
  { db, companyId }: TxCtx,
  id: string,
  version: number | undefined,
): Promise<boolean> {
  try {
    const { numDeletedRows } = await db
      .deleteFrom('product')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
      .executeTakeFirst()
    return numDeletedRows > 0n
  } catch (error) {
    throw violatesForeignKey(error) ? new DomainError('product.inUse', { sales: 0, movements: 1 }) : error
  }
}
