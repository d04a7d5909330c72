import type { PackFields } from '@comptoir/contracts/inventory/product-changes'
import type { PriceBasis } from '@comptoir/contracts/inventory/products'
import type { AskDatabase } from '../../../platform/db/ask-database.ts'
import type { ProductTracking } from '../stock/index.ts'

interface Named {
  id: string
  name: string
}

/** A pack as a bulk change compares it. */
export interface KnownPack extends PackFields {
  /** Of its unit. */
  name: string
}

/** A product as a bulk change compares it: prices in millionths, rates in thousandths of a percent. */
export interface KnownProduct extends ProductTracking {
  id: string
  version: number
  code: string
  designation: string
  designationEn: string | null
  designationAr: string | null
  location: string | null
  /** Of its own unit. */
  barcodes: string[]
  packBarcodes: string[]
  /** Smallest first; null where {@link withPacks} has not read them. */
  packs: KnownPack[] | null
  category: Named | null
  subcategoryId: string | null
  subcategoryName: string | null
  brand: Named | null
  unit: Named | null
  priceBasis: PriceBasis
  unitPriceMicro: number
  priceHtMicro: number
  priceTtcMicro: number
  vatRateMilli: number
  isFodec: boolean
  purchasePriceMicro: number | null
  minimumStockMilli: number | null
  packageQuantity: number | null
  /** Whether goods of it were ever moved. */
  hasMoved: boolean
  isActive: boolean
}

interface Row extends Omit<KnownProduct, 'packs' | 'category' | 'brand' | 'unit'> {
  categoryId: string | null
  categoryName: string
  brandId: string | null
  brandName: string
  unitId: string | null
  unitName: string
}

const KNOWN = `select p.id, p.version, p.code, p.designation, p.designation_en as "designationEn",
       p.designation_ar as "designationAr", p.location, p.category_id as "categoryId", c.name as "categoryName",
       p.subcategory_id as "subcategoryId", s.name as "subcategoryName", p.brand_id as "brandId", b.name as "brandName", p.unit_id as "unitId",
       u.name as "unitName", p.price_basis as "priceBasis", p.unit_price_micro as "unitPriceMicro",
       p.price_ht_micro as "priceHtMicro", p.price_ttc_micro as "priceTtcMicro", p.vat_rate_milli as "vatRateMilli",
       p.is_fodec as "isFodec", p.purchase_price_micro as "purchasePriceMicro",
       p.minimum_stock_milli as "minimumStockMilli", p.package_quantity as "packageQuantity", p.is_active as "isActive",
       p.tracking, p.lots_expire as "lotsExpire", p.shelf_life_days as "shelfLifeDays",
       exists (select 1 from stock_ledger m where m.company_id = $1 and m.product_id = p.id) as "hasMoved",
       array(select o.barcode from product_barcode o where o.company_id = $1 and o.product_id = p.id
         and o.pack_id is null order by o.barcode) as barcodes,
       array(select o.barcode from product_barcode o where o.company_id = $1 and o.product_id = p.id
         and o.pack_id is not null order by o.barcode) as "packBarcodes"
     from product p
     left join category c on c.company_id = p.company_id and c.id = p.category_id
     left join subcategory s on s.company_id = p.company_id and s.id = p.subcategory_id
     left join brand b on b.company_id = p.company_id and b.id = p.brand_id
     left join unit u on u.company_id = p.company_id and u.id = p.unit_id`

/** The products that have one of these codes or barcodes, which may be those of packs. */
export async function findMatchingProducts(
  ask: AskDatabase,
  companyId: string,
  { codes, barcodes }: { codes: readonly string[]; barcodes: readonly string[] },
): Promise<KnownProduct[]> {
  const rows = await ask<Row>(
    `${KNOWN}
     where p.company_id = $1 and p.id = any(array(
       select k.id from product k where k.company_id = $1 and k.code = any($2::text[])
       union all
       select x.product_id from product_barcode x where x.company_id = $1 and x.barcode = any($3::text[])))`,
    [companyId, codes, barcodes],
  )
  return rows.map(toKnown)
}

/** The products of these ids that are there. */
export async function findKnownProducts(
  ask: AskDatabase,
  companyId: string,
  ids: readonly string[],
): Promise<KnownProduct[]> {
  const rows = await ask<Row>(
    `${KNOWN}
     where p.company_id = $1 and p.id = any($2::uuid[])`,
    [companyId, ids],
  )
  return rows.map(toKnown)
}

/** The same products with their packs. */
export async function withPacks(
  ask: AskDatabase,
  companyId: string,
  products: readonly KnownProduct[],
): Promise<KnownProduct[]> {
  if (products.length === 0) return []
  const rows = await ask<KnownPack & { productId: string }>(
    `select y.product_id as "productId", y.id, y.unit_id as "unitId", n.name, y.quantity_milli as "quantityMilli",
       y.price_micro as "priceMicro", array(select z.barcode from product_barcode z
         where z.company_id = $1 and z.product_id = y.product_id and z.pack_id = y.id order by z.barcode) as barcodes
     from product_pack y join unit n on n.company_id = y.company_id and n.id = y.unit_id
     where y.company_id = $1 and y.product_id = any($2::uuid[]) order by y.quantity_milli, n.name`,
    [companyId, products.map(({ id }) => id)],
  )
  const packs = new Map(products.map(({ id }) => [id, [] as KnownPack[]]))
  for (const { productId, ...pack } of rows) packs.get(productId)?.push(pack)
  return products.map((product) => ({ ...product, packs: packs.get(product.id) ?? [] }))
}

function toKnown({ categoryId, categoryName, brandId, brandName, unitId, unitName, ...row }: Row): KnownProduct {
  const named = (id: string | null, name: string): Named | null => (id === null ? null : { id, name })
  return {
    ...row,
    packs: null,
    category: named(categoryId, categoryName),
    brand: named(brandId, brandName),
    unit: named(unitId, unitName),
  }
}

/** Keeps everybody from changing these products until the transaction ends, in an order that all who lock several have. */
export async function lockProducts(ask: AskDatabase, companyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await ask('select p.id from product p where p.company_id = $1 and p.id = any($2::uuid[]) order by p.id for update', [
    companyId,
    ids,
  ])
}
