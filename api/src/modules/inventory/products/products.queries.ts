import { PRODUCTS, type Product, type RunningDiscount } from '@comptoir/contracts/inventory/products'
import type { ShortItem } from '@comptoir/contracts/schema'
import { numberFromMicro, numberFromMilliRate } from '@comptoir/money'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { totalOf } from '../../../platform/db/sums.ts'
import { readTaxes, type Taxes } from '../../company/tax-parameters/index.ts'
import { variantOf } from '../attributes/index.ts'
import { mainPhotoAddress, mainPhotoKey } from '../product-photos/index.ts'
import { findRunningDiscounts } from '../running-discounts/index.ts'
import { locationsOnHand } from '../stock/index.ts'
import { packsOf, toPack } from './packs.queries.ts'
import { PRICE_COLUMNS, priceOn, storedPrice } from './products.rules.ts'

/** Products as the contract shows them, with what the points of sale, null meaning all, hold of each. */
function selection(ctx: TxCtx, pointOfSaleIds: readonly string[] | null) {
  const { db, companyId } = ctx
  const locations = locationsOnHand(ctx, pointOfSaleIds)
  return db
    .selectFrom('product as p')
    .leftJoin('category as c', (join) =>
      join.onRef('c.company_id', '=', 'p.company_id').onRef('c.id', '=', 'p.category_id'),
    )
    .leftJoin('subcategory as s', (join) =>
      join.onRef('s.company_id', '=', 'p.company_id').onRef('s.id', '=', 'p.subcategory_id'),
    )
    .leftJoin('brand as b', (join) => join.onRef('b.company_id', '=', 'p.company_id').onRef('b.id', '=', 'p.brand_id'))
    .leftJoin('unit as u', (join) => join.onRef('u.company_id', '=', 'p.company_id').onRef('u.id', '=', 'p.unit_id'))
    .leftJoin('app_user as m', (join) =>
      join.onRef('m.company_id', '=', 'p.company_id').onRef('m.id', '=', 'p.created_by'),
    )
    .select([
      'p.id',
      'p.code',
      'p.designation',
      'p.designation_en',
      'p.designation_ar',
      'p.location',
      'p.package_quantity',
      'p.is_active',
      'p.version',
    ])
    .select(PRICE_COLUMNS)
    .select(['p.purchase_price_micro', 'p.minimum_stock_milli'])
    .select(['p.tracking', 'p.lots_expire', 'p.shelf_life_days', 'p.warranty_months'])
    .select(['c.id as category_id', 'c.name as category_name', 's.id as subcategory_id', 's.name as subcategory_name'])
    .select([
      'b.id as brand_id',
      'b.name as brand_name',
      'u.id as unit_id',
      'u.name as unit_name',
      'm.name as created_by',
    ])
    .select([
      sql<string[]>`array(select x.barcode from product_barcode x
        where x.company_id = ${companyId} and x.product_id = p.id and x.pack_id is null order by x.barcode)`.as(
        'barcodes',
      ),
      packsOf(companyId).as('packs'),
      sql<number>`(select ${totalOf('k.on_hand_milli')} from stock_balance k
        where k.company_id = ${companyId} and k.product_id = p.id and k.location_id = any(array(${locations})))`.as(
        'on_hand_milli',
      ),
      mainPhotoKey(companyId).as('photo_key'),
      variantOf(companyId).as('variant'),
    ])
    .where('p.company_id', '=', companyId)
}

type Row = Awaited<ReturnType<ReturnType<typeof selection>['executeTakeFirstOrThrow']>>

function named(id: string | null, name: string | null): ShortItem | null {
  return id === null || name === null ? null : { id, name }
}

function toProduct(
  { companyId, permissions }: TxCtx,
  row: Row,
  { taxes, discount }: { taxes: Taxes; discount: RunningDiscount | undefined },
): Product {
  const price = priceOn(taxes, storedPrice(row))
  const cost = permissions.has(PRODUCTS.permissions.seeCost) ? row.purchase_price_micro : null
  return {
    id: row.id,
    code: row.code,
    designation: row.designation,
    designationEn: row.designation_en,
    designationAr: row.designation_ar,
    barcodes: row.barcodes,
    packs: row.packs.map(toPack),
    location: row.location,
    packageQuantity: row.package_quantity,
    isFodec: row.is_fodec,
    category: named(row.category_id, row.category_name),
    subcategory: named(row.subcategory_id, row.subcategory_name),
    brand: named(row.brand_id, row.brand_name),
    unit: named(row.unit_id, row.unit_name),
    priceBasis: row.price_basis,
    priceHt: numberFromMicro(price.priceHtMicro),
    priceTtc: numberFromMicro(row.price_ttc_micro),
    vatRate: numberFromMilliRate(price.vatRateMilli),
    purchasePrice: cost === null ? null : numberFromMicro(cost),
    minimumStockMilli: row.minimum_stock_milli,
    tracking: row.tracking,
    lotsExpire: row.lots_expire,
    shelfLifeDays: row.shelf_life_days,
    warrantyMonths: row.warranty_months,
    onHandMilli: row.on_hand_milli,
    discount: discount ?? null,
    photo: mainPhotoAddress(companyId, row.photo_key),
    variant: row.variant,
    isActive: row.is_active,
    createdBy: row.created_by,
    version: row.version,
  }
}

/** With what the caller's points of sale hold of it. */
export async function findProduct(ctx: TxCtx, id: string): Promise<Product | null> {
  const [found] = await findProducts(ctx, [id], ctx.pointOfSaleIds)
  return found ?? null
}

/** The products of those ids, in the same order. */
export async function findProducts(
  ctx: TxCtx,
  ids: readonly string[],
  pointOfSaleIds: readonly string[] | null,
): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await selection(ctx, pointOfSaleIds)
    .where('p.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const discounts = await findRunningDiscounts(ctx, ids)
  const taxes = await readTaxes(ctx)
  const products = new Map(rows.map((row) => [row.id, toProduct(ctx, row, { taxes, discount: discounts.get(row.id) })]))
  return ids.flatMap((id) => products.get(id) ?? [])
}

const SELECTOR_SIZE = 100

/** The first products by designation, for a selector. */
export async function listShortProducts({ db, companyId }: TxCtx): Promise<ShortItem[]> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'designation'])
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .orderBy('designation')
    .orderBy('id')
    .limit(SELECTOR_SIZE)
    .execute()
  return rows.map((row) => ({ id: row.id, name: row.designation }))
}

/** The ids of the products that have these codes, by code. */
export async function findProductsByCode(
  { db, companyId }: TxCtx,
  codes: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'code'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`code = any(${codes}::text[])`)
    .execute()
  return new Map(rows.map(({ id, code }) => [code, id]))
}
