import { BRANDS } from '@comptoir/contracts/inventory/brands'
import { CATEGORIES } from '@comptoir/contracts/inventory/categories'
import { PRODUCTS, type PriceBasis, type ProductInput } from '@comptoir/contracts/inventory/products'
import { SUBCATEGORIES } from '@comptoir/contracts/inventory/subcategories'
import { UNITS } from '@comptoir/contracts/inventory/units'
import type { TxCtx } from '../../../platform/context.ts'
import { askIn } from '../../../platform/db/ask-database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { refusingTaken } from '../../../platform/resource/refusals.ts'
import { deleteRow, insertRow, updateRow } from '../../../platform/resource/statements.ts'
import { learnWords } from '../../../platform/search/known-words.ts'
import { stampProducts } from '../catalogue-stamps/index.ts'
import { trackingOf, UNTRACKED, type ProductTracking } from '../stock/index.ts'
import { listPackBarcodes, replacePacks, type GivenBarcodes } from './packs.repository.ts'
import type { ReadyPack } from './packs.rules.ts'
import { recordFirstPrices, recordPriceChanges } from '../price-history/index.ts'
import { lockProducts } from './matching-products.queries.ts'
import { productSearchText, storedPrice, type ProductPrices } from './products.rules.ts'

/** A product as its caller wants it, with what was computed from that. */
export interface PricedInput extends ProductInput {
  priceBasis: PriceBasis
  unitPriceMicro: number
  /** Undefined: as it is. */
  purchasePriceMicro: number | null | undefined
  prices: ProductPrices
  vatRateMilli: number
  /** Undefined: as they are. */
  readyPacks: readonly ReadyPack[] | undefined
}

/** What a caller may leave out. */
interface Optional {
  designation_en: string | null
  designation_ar: string | null
  purchase_price_micro: number | null
  minimum_stock_milli: number | null
  tracking: ProductTracking['tracking']
  lots_expire: boolean
  shelf_life_days: number | null
  warranty_months: number | null
}

const NOTHING: Optional = {
  designation_en: null,
  designation_ar: null,
  purchase_price_micro: null,
  minimum_stock_milli: null,
  warranty_months: null,
  ...trackingColumns(UNTRACKED),
}

function trackingColumns({ tracking, lotsExpire, shelfLifeDays }: ProductTracking) {
  return { tracking, lots_expire: lotsExpire, shelf_life_days: shelfLifeDays }
}

/** What the caller says, and for what is left out what is known. */
function optional(input: PricedInput, known: Optional): Optional {
  const told = (text: string | null | undefined, before: string | null): string | null =>
    text === undefined ? before : text?.trim() || null
  const { tracking, lots_expire: lotsExpire, shelf_life_days: shelfLifeDays } = known
  return {
    designation_en: told(input.designationEn, known.designation_en),
    designation_ar: told(input.designationAr, known.designation_ar),
    purchase_price_micro:
      input.purchasePriceMicro === undefined ? known.purchase_price_micro : input.purchasePriceMicro,
    minimum_stock_milli: input.minimumStockMilli === undefined ? known.minimum_stock_milli : input.minimumStockMilli,
    warranty_months: input.warrantyMonths === undefined ? known.warranty_months : input.warrantyMonths,
    ...trackingColumns(trackingOf(input, { tracking, lotsExpire, shelfLifeDays })),
  }
}

async function knownOf({ db, companyId }: TxCtx, id: string): Promise<Optional> {
  const row = await db
    .selectFrom('product')
    .select(['designation_en', 'designation_ar', 'purchase_price_micro', 'minimum_stock_milli'])
    .select(['tracking', 'lots_expire', 'shelf_life_days', 'warranty_months'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? NOTHING
}

function columns(input: PricedInput, known: Optional, packBarcodes: readonly string[]) {
  const code = input.code.trim()
  const designation = input.designation.trim()
  const location = input.location?.trim() || null
  const given = optional(input, known)
  return {
    code,
    designation,
    ...given,
    // Until goods are bought, what they cost is what the product says.
    cost_micro: given.purchase_price_micro ?? 0,
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
    search_text: productSearchText({
      designation,
      designationEn: given.designation_en,
      designationAr: given.designation_ar,
      code,
      barcodes: input.barcodes,
      packBarcodes,
      location,
    }),
  }
}

const TABLE = {
  table: 'product',
  unique: { product_code_key: { reason: 'codeTaken', property: 'code' } },
  // What a product names must be there: else the field that names it is refused.
  references: {
    product_category_fk: { code: CATEGORIES.errors.notFound, property: 'categoryId' },
    product_subcategory_fk: { code: SUBCATEGORIES.errors.notFound, property: 'subcategoryId' },
    product_brand_fk: { code: BRANDS.errors.notFound, property: 'brandId' },
    product_unit_fk: { code: UNITS.errors.notFound, property: 'unitId' },
    product_pack_unit_fk: { code: UNITS.errors.notFound, property: 'packs' },
  },
} as const

function refusing<T>(input: ProductInput, write: () => Promise<T>): Promise<T> {
  return refusingTaken(PRODUCTS, TABLE, input, write)
}

export async function insertProduct(ctx: TxCtx, id: string, input: PricedInput): Promise<void> {
  const made = { is_active: input.isActive ?? true, created_by: ctx.userId, created_at: ctx.now }
  const row = columns(input, NOTHING, barcodesIn(input))
  await refusing(input, () => insertRow(ctx, TABLE.table, id, { ...row, ...made }))
  const first = { id, priceBasis: input.priceBasis, packs: input.readyPacks ?? [] }
  await recordFirstPrices(askIn(ctx.db), ctx.companyId, { ...ctx, by: { source: 'form' } }, [first])
  await learnWords(ctx, 'product', row.search_text)
  await writeBarcodes(ctx, id, input)
  await stampProducts(askIn(ctx.db), ctx.companyId, [id])
}

function barcodesIn({ readyPacks = [] }: PricedInput): string[] {
  return readyPacks.flatMap(({ barcodes }) => barcodes)
}

/** The barcodes of a product, and its packs where they are named. */
async function writeBarcodes(ctx: TxCtx, id: string, input: PricedInput): Promise<void> {
  const { barcodes, readyPacks } = input
  const ofPacks = readyPacks === undefined ? [] : await refusing(input, () => replacePacks(ctx, id, readyPacks))
  await insertBarcodes(ctx, id, [{ packId: null, barcodes, pointer: '/barcodes' }, ...ofPacks])
}

/** Updates when the version held is still the current one, and remembers what changes of its prices; false when it is not. */
export async function updateProduct(
  ctx: TxCtx,
  id: string,
  input: PricedInput,
  version: number | undefined,
): Promise<boolean> {
  const active = input.isActive === undefined ? {} : { is_active: input.isActive }
  const ask = askIn(ctx.db)
  await lockProducts(ask, ctx.companyId, [id])
  const packBarcodes = input.readyPacks ? barcodesIn(input) : await listPackBarcodes(ctx, id)
  const row = columns(input, await knownOf(ctx, id), packBarcodes)
  const fields = { ...pricesIn(row), ...(input.readyPacks ? { packs: input.readyPacks } : {}) }
  await recordPriceChanges(ask, ctx.companyId, { ...ctx, by: { source: 'form' } }, [{ id, fields }])
  const isUpdated = await refusing(input, () => updateRow(ctx, TABLE.table, { id, version }, { ...row, ...active }))
  if (!isUpdated) return false
  await learnWords(ctx, 'product', row.search_text)
  await ctx.db
    .deleteFrom('product_barcode')
    .where('company_id', '=', ctx.companyId)
    .where('product_id', '=', id)
    .where('pack_id', 'is', null)
    .execute()
  await writeBarcodes(ctx, id, input)
  await stampProducts(ask, ctx.companyId, [id])
  return true
}

/** Deletes when the version held is still the current one; false when it is not. */
export async function deleteProduct(ctx: TxCtx, id: string, version: number | undefined): Promise<boolean> {
  if (!(await deleteRow(ctx, TABLE.table, { id, version }))) return false
  await stampProducts(askIn(ctx.db), ctx.companyId, [id])
  return true
}

function pricesIn(row: ReturnType<typeof columns>) {
  return { ...storedPrice(row), purchasePriceMicro: row.purchase_price_micro }
}

/** A barcode that another product has, or another unit of this one, is left out by the database, and so known by name. */
async function insertBarcodes(
  { db, companyId }: TxCtx,
  productId: string,
  given: readonly GivenBarcodes[],
): Promise<void> {
  for (const { packId, barcodes, pointer } of given) {
    if (barcodes.length === 0) continue
    const inserted = await db
      .insertInto('product_barcode')
      .values(barcodes.map((barcode) => ({ company_id: companyId, barcode, product_id: productId, pack_id: packId })))
      .onConflict((conflict) => conflict.columns(['company_id', 'barcode']).doNothing())
      .returning('barcode')
      .execute()
    const taken = barcodes.findIndex((barcode) => !inserted.some((row) => row.barcode === barcode))
    const barcode = barcodes[taken]
    if (barcode !== undefined) throw new DomainError('product.barcodeTaken', { barcode }, `${pointer}/${taken}`)
  }
}
