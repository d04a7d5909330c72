import type { ProductStock, StockOfLocation } from '@comptoir/contracts/inventory/product-prices'
import type { Currency } from '@comptoir/money'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { totalOf } from '../../../platform/db/sums.ts'
import { anyId } from '../../../platform/http/list.ts'
import { LOCATION_NAMES } from '../../company/locations/index.ts'
import { PRICE_COLUMNS, storedPrice, type StoredPrice } from '../products/index.ts'

/** A product's prices as they are stored, in the currency of its company. */
interface Priced extends StoredPrice {
  currency: Currency
  createdAt: Date
}

export async function findPriced({ db, companyId }: TxCtx, productId: string): Promise<Priced | null> {
  const row = await db
    .selectFrom('product as p')
    .innerJoin('company as c', 'c.id', 'p.company_id')
    .select(['c.currency', 'p.created_at'])
    .select(PRICE_COLUMNS)
    .where('p.company_id', '=', companyId)
    .where('p.id', '=', productId)
    .executeTakeFirst()
  if (!row) return null
  return {
    currency: row.currency as Currency,
    ...storedPrice(row),
    createdAt: row.created_at,
  }
}

/** What each point of sale that the caller may enter has of a product in its shop and depots, by name. */
export async function listStockByShop(ctx: TxCtx, productId: string): Promise<ProductStock['data']> {
  const { db, companyId, pointOfSaleIds } = ctx
  const rows = await db
    .selectFrom('point_of_sale as o')
    .innerJoin('product as p', (join) => join.onRef('p.company_id', '=', 'o.company_id').on('p.id', '=', productId))
    .select(['o.id', 'o.name', 'p.minimum_stock_milli'])
    .select(
      sql<number>`(select ${totalOf('k.on_hand_milli')} from stock_balance k
        join stock_location l on l.company_id = k.company_id and l.id = k.location_id
        where k.company_id = ${companyId} and k.product_id = ${productId}
          and l.point_of_sale_id = o.id and l.kind in ('shop', 'depot'))`.as('on_hand_milli'),
    )
    .where('o.company_id', '=', companyId)
    .$if(pointOfSaleIds !== null, (query) => query.where('o.id', '=', anyId(pointOfSaleIds ?? [])))
    .orderBy('o.name')
    .orderBy('o.id')
    .execute()
  const locations = await findStockedLocations(ctx, productId)
  return rows.map(({ id, name, on_hand_milli: onHandMilli, minimum_stock_milli: minimum }) => ({
    pointOfSaleId: id,
    name,
    onHandMilli,
    isBelowMinimum: minimum !== null && onHandMilli < minimum,
    locations: locations.get(id) ?? [],
  }))
}

/** Where there is any of a product, by point of sale: the shop first, then by name. */
async function findStockedLocations(
  { db, companyId, language }: TxCtx,
  productId: string,
): Promise<Map<string, StockOfLocation[]>> {
  const rows = await db
    .selectFrom('stock_balance as k')
    .innerJoin('stock_location as x', (join) =>
      join.onRef('x.company_id', '=', 'k.company_id').onRef('x.id', '=', 'k.location_id'),
    )
    .select(['x.point_of_sale_id as place', 'x.id', 'x.kind', 'k.on_hand_milli as quantityMilli'])
    .select(LOCATION_NAMES.shown(language).as('name'))
    .where('k.company_id', '=', companyId)
    .where('k.product_id', '=', productId)
    .where('k.on_hand_milli', '<>', 0)
    .where('x.kind', '<>', 'transit')
    .$narrowType<{ kind: StockOfLocation['kind'] }>()
    .orderBy((eb) => eb('x.kind', '<>', 'shop'))
    .orderBy('x.name')
    .execute()
  const locations = new Map<string, StockOfLocation[]>()
  for (const { place, ...row } of rows) locations.set(place, [...(locations.get(place) ?? []), row])
  return locations
}
