import type { OpeningStock } from '@comptoir/contracts/inventory/opening-stock'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'
import { hasMovements } from './tracking.queries.ts'

/** Where counters of a point of sale take goods from. */
export interface ShopLocation {
  pointOfSaleId: string
  name: string
  locationId: string
}

function shops({ db, companyId, pointOfSaleIds }: TxCtx) {
  return db
    .selectFrom('stock_location as o')
    .innerJoin('point_of_sale as p', (join) =>
      join.onRef('p.company_id', '=', 'o.company_id').onRef('p.id', '=', 'o.point_of_sale_id'),
    )
    .select(['p.id as pointOfSaleId', 'p.name', 'o.id as locationId'])
    .where('o.company_id', '=', companyId)
    .where('o.kind', '=', 'shop')
    .$if(pointOfSaleIds !== null, (query) => query.where('p.id', '=', anyId(pointOfSaleIds ?? [])))
}

/** Those of the points of sale of these ids that the caller may enter. */
export function listShopLocations(ctx: TxCtx, pointOfSaleIds: readonly string[]): Promise<ShopLocation[]> {
  return shops(ctx).where('p.id', '=', anyId(pointOfSaleIds)).execute()
}

function movedAt(companyId: string, productId: string) {
  return sql<boolean>`exists (select 1 from stock_ledger l
    where l.company_id = ${companyId} and l.product_id = ${productId} and l.location_id = o.id)`
}

/** Of these points of sale, the first where goods of the product were moved. */
export async function findMovedPlace(
  ctx: TxCtx,
  productId: string,
  pointOfSaleIds: readonly string[],
): Promise<ShopLocation | undefined> {
  return shops(ctx)
    .where('p.id', '=', anyId(pointOfSaleIds))
    .where(movedAt(ctx.companyId, productId))
    .orderBy('p.name')
    .limit(1)
    .executeTakeFirst()
}

/** What is there of a product where the caller may enter, and where its opening stock is still to be said. */
export async function readOpeningStock(ctx: TxCtx, productId: string): Promise<OpeningStock> {
  const { companyId } = ctx
  const rows = await shops(ctx)
    .leftJoin('stock_balance as b', (join) =>
      join
        .onRef('b.company_id', '=', 'o.company_id')
        .onRef('b.location_id', '=', 'o.id')
        .on('b.product_id', '=', productId),
    )
    .select('b.on_hand_milli')
    .select(movedAt(companyId, productId).as('has_moved'))
    .orderBy('p.name')
    .orderBy('p.id')
    .execute()
  return {
    hasMoved: await hasMovements(ctx, productId),
    places: rows.map((row) => ({
      pointOfSale: { id: row.pointOfSaleId, name: row.name },
      onHandMilli: row.on_hand_milli ?? 0,
      isOpen: !row.has_moved,
    })),
  }
}
