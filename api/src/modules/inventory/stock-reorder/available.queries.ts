import { sql, type RawBuilder } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'
import type { ReorderShop } from './shops.queries.ts'

/** What may be sold or sent of a product at one place. */
export interface Available {
  product_id: string
  location_id: string
  point_of_sale_id: string
  available_milli: number
}

/**
 * As a table: what is there of products, of some or of all, in the places of the shops, neither reserved nor expired. On its
 * date, by the clocks of the shop, a lot is still good.
 */
export function availableIn(
  { companyId }: Pick<TxCtx, 'companyId'>,
  shops: readonly ReorderShop[],
  productIds?: readonly string[],
): RawBuilder<Available> {
  const places = shops.flatMap(({ id, today, locationIds }) =>
    locationIds.map((locationId) => ({ id, today, locationId })),
  )
  const locationIds = places.map(({ locationId }) => locationId)
  const isMeant = productIds === undefined ? sql`true` : sql`b.product_id = ${anyId(productIds)}`
  return sql<Available>`(
    select b.product_id, b.location_id, o.id as point_of_sale_id,
      b.on_hand_milli - b.reserved_milli - coalesce(e.expired_milli, 0) as available_milli
    from stock_balance b
    join unnest(${locationIds}::uuid[], ${places.map(({ id }) => id)}::uuid[]) as o (location_id, id)
      on o.location_id = b.location_id
    left join (select b.product_id, b.location_id, sum(b.on_hand_milli) as expired_milli
      from lot_balance b
      join lot t on t.company_id = b.company_id and t.id = b.lot_id
      join unnest(${locationIds}::uuid[], ${places.map(({ today }) => today)}::date[]) as o (location_id, today)
        on o.location_id = b.location_id
      where b.company_id = ${companyId} and t.company_id = ${companyId} and b.on_hand_milli > 0
        and t.expires_on < o.today and ${isMeant}
      group by b.product_id, b.location_id) e on e.product_id = b.product_id and e.location_id = b.location_id
    where b.company_id = ${companyId} and ${isMeant})`
}
