import type { Pack } from '@comptoir/contracts/inventory/products'
import { numberFromMicro } from '@comptoir/money'
import { sql, type RawBuilder } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'

/** A pack as a statement reads it, with its price in millionths. */
export interface PackRow {
  id: string
  unitId: string
  name: string
  decimals: number
  quantityMilli: number
  priceMicro: number | null
  barcodes: string[]
}

/** The packs of the product under the alias `p`, smallest first, for a statement that reads products. */
export function packsOf(companyId: string): RawBuilder<PackRow[]> {
  return sql<PackRow[]>`(select coalesce(json_agg(json_build_object(
      'id', y.id, 'unitId', y.unit_id, 'name', n.name, 'decimals', n.decimals, 'quantityMilli', y.quantity_milli,
      'priceMicro', y.price_micro,
      'barcodes', array(select z.barcode from product_barcode z
        where z.company_id = ${companyId} and z.product_id = y.product_id and z.pack_id = y.id order by z.barcode))
      order by y.quantity_milli, n.name), '[]')
    from product_pack y join unit n on n.company_id = y.company_id and n.id = y.unit_id
    where y.company_id = ${companyId} and y.product_id = p.id)`
}

/** As the contract shows it. */
export function toPack({ decimals: _, priceMicro, ...pack }: PackRow): Pack {
  return { ...pack, price: priceMicro === null ? null : numberFromMicro(priceMicro) }
}

/** The units of these ids that the company has, by id. */
export async function findPackUnits(
  { db, companyId }: TxCtx,
  ids: readonly string[],
): Promise<Map<string, { name: string; decimals: number }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('unit')
    .select(['id', 'name', 'decimals'])
    .where('company_id', '=', companyId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, ...unit }) => [id, unit]))
}
