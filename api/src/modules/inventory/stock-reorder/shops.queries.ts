import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'

/** A point of sale that goods go to and from. */
export interface ReorderShop {
  id: string
  name: string
  /** The day by its clocks. */
  today: string
  /** Its shop and depots. */
  locationIds: string[]
}

/** The active points of sale that the caller may enter, by name. */
export async function findReorderShops(ctx: TxCtx): Promise<ReorderShop[]> {
  const { db, companyId, now, pointOfSaleIds } = ctx
  const entered = pointOfSaleIds === null ? sql`true` : sql`o.id = ${anyId(pointOfSaleIds)}`
  const { rows } = await sql<{ id: string; name: string; today: string; location_ids: string[] }>`
    select o.id, o.name, (${now}::timestamptz at time zone coalesce(o.time_zone, c.time_zone))::date::text as today,
      array(select x.id from stock_location x where x.company_id = ${companyId} and x.point_of_sale_id = o.id
        and x.kind in ('shop', 'depot') and x.is_active order by x.kind = 'depot', x.name) as location_ids
    from point_of_sale o join company c on c.id = o.company_id
    where o.company_id = ${companyId} and c.id = ${companyId} and o.is_active and ${entered}
    order by o.name, o.id`.execute(db)
  return rows.map(({ id, name, today, location_ids: locationIds }) => ({ id, name, today, locationIds }))
}
