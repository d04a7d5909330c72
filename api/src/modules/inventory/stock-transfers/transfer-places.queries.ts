import type { TransferPlace } from '@comptoir/contracts/inventory/stock-transfers'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'
import { LOCATION_NAMES } from '../../company/locations/index.ts'

/** A place where goods are kept, of a point of sale where the caller may work. */
export interface EnteredLocation {
  id: string
  pointOfSaleId: string
  name: string
  kind: 'shop' | 'depot'
}

function entered({ db, companyId, pointOfSaleIds, language }: TxCtx) {
  return db
    .selectFrom('stock_location as x')
    .select(['x.id', 'x.point_of_sale_id as pointOfSaleId', 'x.kind'])
    .select(LOCATION_NAMES.shown(language).as('name'))
    .where('x.company_id', '=', companyId)
    .where('x.kind', 'in', ['shop', 'depot'])
    .where('x.is_active', '=', true)
    .$if(pointOfSaleIds !== null, (query) => query.where('x.point_of_sale_id', '=', anyId(pointOfSaleIds ?? [])))
    .$narrowType<{ kind: EnteredLocation['kind'] }>()
}

/** Every active point of sale by its name; its shop first, then its depots, where the caller may work there. */
export async function listPlaces(ctx: TxCtx): Promise<TransferPlace[]> {
  const { db, companyId } = ctx
  const shops = await db
    .selectFrom('point_of_sale')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .orderBy('name')
    .orderBy('id')
    .execute()
  const locations = await entered(ctx)
    .orderBy((eb) => eb('x.kind', '<>', 'shop'))
    .orderBy('x.name')
    .execute()
  return shops.map((shop) => ({
    ...shop,
    locations: locations
      .filter(({ pointOfSaleId }) => pointOfSaleId === shop.id)
      .map(({ id, name, kind }) => ({ id, name, kind })),
  }))
}

/** An active shop or depot where the caller may work; undefined where there is none. */
export function findEnteredLocation(ctx: TxCtx, id: string): Promise<EnteredLocation | undefined> {
  return entered(ctx).where('x.id', '=', id).executeTakeFirst()
}

/** What is said of the point of sale of one end: its code, and whether goods may be short there. */
export async function findEnd({ db, companyId }: TxCtx, id: string) {
  return db
    .selectFrom('point_of_sale as p')
    .innerJoin('company as c', 'c.id', 'p.company_id')
    .select(['p.id', 'p.code', 'p.name', 'p.is_active as isActive'])
    .select((eb) => eb.fn.coalesce('p.time_zone', 'c.time_zone').as('timeZone'))
    .select((eb) => eb.fn.coalesce('p.stock_policy', 'c.stock_policy').as('stockPolicy'))
    .where('p.company_id', '=', companyId)
    .where('c.id', '=', companyId)
    .where('p.id', '=', id)
    .executeTakeFirst()
}
