import type { ProductFields } from '@comptoir/contracts/inventory/product-changes'
import type pg from 'pg'
import type { AskDatabase } from '../../../platform/db/ask-database.ts'
import { stampProducts } from '../catalogue-stamps/index.ts'
import { insertMany, insertPacks, removePacks } from './pack-fields.repository.ts'
import { recordPriceChanges, type PriceChangeOrigin } from '../price-history/index.ts'

/** What is to be written of one product: the fields that are named, and no others. */
export interface FieldsToWrite {
  id: string
  fields: ProductFields
}

/**
 * Writes fields of many products in one statement, raises their versions by one and remembers what changed of prices. The
 * caller has locked them, and has seen that codes and barcodes are free; and gives the administrator's connection where it
 * is that which is asked, to load by.
 */
export async function writeProductFields(
  ask: AskDatabase,
  companyId: string,
  rows: readonly FieldsToWrite[],
  origin: PriceChangeOrigin,
  client: pg.ClientBase | null = null,
): Promise<void> {
  if (rows.length === 0) return
  await recordPriceChanges(ask, companyId, origin, rows, client)
  const packed = rows.flatMap(({ id, fields: { packs } }) => (packs === undefined ? [] : [{ id, packs }]))
  // Barcodes that go make room before others come.
  await removePacks(
    ask,
    companyId,
    packed.map(({ id }) => id),
  )
  await writeBarcodes(ask, companyId, rows)
  await insertPacks(ask, companyId, packed)
  await ask(
    `update product p
     set code = coalesce(v.f ->> 'code', p.code), designation = coalesce(v.f ->> 'designation', p.designation),
       designation_en = case when v.f ? 'designationEn' then v.f ->> 'designationEn' else p.designation_en end,
       designation_ar = case when v.f ? 'designationAr' then v.f ->> 'designationAr' else p.designation_ar end,
       location = case when v.f ? 'location' then v.f ->> 'location' else p.location end,
       package_quantity = case when v.f ? 'packageQuantity' then (v.f ->> 'packageQuantity')::integer else p.package_quantity end,
       minimum_stock_milli =
         case when v.f ? 'minimumStockMilli' then (v.f ->> 'minimumStockMilli')::bigint else p.minimum_stock_milli end,
       purchase_price_micro =
         case when v.f ? 'purchasePriceMicro' then (v.f ->> 'purchasePriceMicro')::bigint else p.purchase_price_micro end,
       cost_micro =
         case when v.f ? 'purchasePriceMicro' then coalesce((v.f ->> 'purchasePriceMicro')::bigint, 0) else p.cost_micro end,
       is_fodec = coalesce((v.f ->> 'isFodec')::boolean, p.is_fodec),
       category_id = case when v.f ? 'categoryId' then (v.f ->> 'categoryId')::uuid else p.category_id end,
       subcategory_id = case when v.f ? 'subcategoryId' then (v.f ->> 'subcategoryId')::uuid else p.subcategory_id end,
       brand_id = case when v.f ? 'brandId' then (v.f ->> 'brandId')::uuid else p.brand_id end,
       unit_id = case when v.f ? 'unitId' then (v.f ->> 'unitId')::uuid else p.unit_id end,
       price_basis = coalesce(v.f ->> 'priceBasis', p.price_basis),
       unit_price_micro = coalesce((v.f ->> 'unitPriceMicro')::bigint, p.unit_price_micro),
       price_ht_micro = coalesce((v.f ->> 'priceHtMicro')::bigint, p.price_ht_micro),
       price_ttc_micro = coalesce((v.f ->> 'priceTtcMicro')::bigint, p.price_ttc_micro),
       vat_rate_milli = coalesce((v.f ->> 'vatRateMilli')::integer, p.vat_rate_milli),
       tracking = coalesce(v.f ->> 'tracking', p.tracking),
       lots_expire = coalesce((v.f ->> 'lotsExpire')::boolean, p.lots_expire),
       shelf_life_days =
         case when v.f ? 'shelfLifeDays' then (v.f ->> 'shelfLifeDays')::integer else p.shelf_life_days end,
       is_active = coalesce((v.f ->> 'isActive')::boolean, p.is_active),
       search_text = coalesce(v.f ->> 'searchText', p.search_text), version = p.version + 1
     from (select r.id, r.f::jsonb as f from unnest($2::uuid[], $3::text[]) as r (id, f)) v
     where p.company_id = $1 and p.id = v.id and p.id = any($2::uuid[])`,
    [companyId, rows.map(({ id }) => id), rows.map(({ fields }) => JSON.stringify(fields))],
  )
  await stampProducts(
    ask,
    companyId,
    rows.map(({ id }) => id),
  )
}

async function writeBarcodes(ask: AskDatabase, companyId: string, rows: readonly FieldsToWrite[]): Promise<void> {
  const named = rows.flatMap(({ id, fields: { barcodes } }) => (barcodes === undefined ? [] : [{ id, barcodes }]))
  if (named.length === 0) return
  const present = await ask<{ barcode: string; id: string }>(
    'select b.barcode, b.product_id as id from product_barcode b where b.company_id = $1 and b.product_id = any($2::uuid[]) and b.pack_id is null',
    [companyId, named.map(({ id }) => id)],
  )
  const owners = new Map(present.map(({ barcode, id }) => [barcode, id]))
  const wanted = new Map(named.map(({ id, barcodes }) => [id, new Set(barcodes)]))
  const going = present.filter(({ barcode, id }) => !wanted.get(id)?.has(barcode)).map(({ barcode }) => barcode)
  if (going.length > 0)
    await ask('delete from product_barcode b where b.company_id = $1 and b.barcode = any($2::text[])', [
      companyId,
      going,
    ])
  const coming = named.flatMap(({ id, barcodes }) =>
    barcodes.filter((barcode) => owners.get(barcode) !== id).map((barcode) => [barcode, id] as const),
  )
  await insertMany(ask, companyId, { table: 'product_barcode', columns: ['barcode', 'product_id'] }, coming)
}
