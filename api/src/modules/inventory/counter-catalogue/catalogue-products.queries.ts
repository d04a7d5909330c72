import type { CatalogueProduct } from '@comptoir/contracts/inventory/counter-catalogue'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'
import { mainPhotoAddress, mainPhotoKey } from '../product-photos/index.ts'

/** The ids of the next products that are sold, behind one, in their order. */
export async function listIdsAfter({ db, companyId }: TxCtx, after: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .$if(after !== null, (some) => some.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

type Pack = CatalogueProduct['packs'][number]

/** Those of some products that are sold, in the order of their ids. */
export async function listProducts(ctx: TxCtx, ids: readonly string[]): Promise<CatalogueProduct[]> {
  if (ids.length === 0) return []
  const { db, companyId, now } = ctx
  const rows = await db
    .selectFrom('product as p')
    .select(['p.id', 'p.code', 'p.designation', 'p.designation_en', 'p.designation_ar', 'p.unit_id', 'p.price_basis'])
    .select(['p.price_ttc_micro', 'p.vat_rate_milli', 'p.is_fodec', 'p.category_id', 'p.subcategory_id', 'p.tracking'])
    .select([
      sql<string[]>`array(select x.barcode from product_barcode x
        where x.company_id = ${companyId} and x.product_id = p.id and x.pack_id is null order by x.barcode)`.as(
        'barcodes',
      ),
      sql<Pack[]>`(select coalesce(json_agg(json_build_object(
          'id', y.id, 'unitId', y.unit_id, 'quantityMilli', y.quantity_milli, 'priceMicro', y.price_micro,
          'barcodes', array(select z.barcode from product_barcode z
            where z.company_id = ${companyId} and z.product_id = y.product_id and z.pack_id = y.id order by z.barcode))
          order by y.quantity_milli, y.id), '[]')
        from product_pack y where y.company_id = ${companyId} and y.product_id = p.id)`.as('packs'),
      sql<string[]>`array(select x.discount_id from discount_product x
        join discount d on d.company_id = x.company_id and d.id = x.discount_id
        where x.company_id = ${companyId} and x.product_id = p.id and d.ends_at >= ${now} order by x.discount_id)`.as(
        'discount_ids',
      ),
      sql<CatalogueProduct['variant']>`(select json_build_object('groupId', g.id, 'designation', g.designation,
          'valueIds', array_remove(array[x.value_1_id, x.value_2_id, x.value_3_id], null))
        from variant x join variant_group g on g.company_id = x.company_id and g.id = x.group_id
        where x.company_id = ${companyId} and x.product_id = p.id)`.as('variant'),
      mainPhotoKey(companyId).as('photo_key'),
    ])
    .where('p.company_id', '=', companyId)
    .where('p.id', '=', anyId(ids))
    .where('p.is_active', '=', true)
    .orderBy('p.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    designation: row.designation,
    designationEn: row.designation_en,
    designationAr: row.designation_ar,
    barcodes: row.barcodes,
    unitId: row.unit_id,
    priceBasis: row.price_basis,
    unitPriceMicro: row.price_ttc_micro,
    vatRateMilli: row.vat_rate_milli,
    isFodec: row.is_fodec,
    categoryId: row.category_id,
    subcategoryId: row.subcategory_id,
    tracking: row.tracking,
    photo: mainPhotoAddress(companyId, row.photo_key),
    packs: row.packs,
    discountIds: row.discount_ids,
    variant: row.variant,
  }))
}
