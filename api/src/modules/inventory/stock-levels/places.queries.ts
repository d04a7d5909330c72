import { LOCATION_KINDS, type LocationKind } from '@comptoir/contracts/company/locations'
import type { StockPlace } from '@comptoir/contracts/inventory/stock-levels'
import type { TxCtx } from '../../../platform/context.ts'
import { findLetterhead } from '../../../platform/export/letterhead.queries.ts'
import { anyId } from '../../../platform/http/list.ts'
import { LOCATION_NAMES } from '../../company/locations/index.ts'

/** Which places are meant; what is left out narrows nothing. */
interface Narrowed {
  pointOfSaleIds?: readonly string[]
  locationIds?: readonly string[]
}

/** A place, and whether it and its point of sale are active: where either is not, nothing is needed, and nothing there helps. */
export interface KnownPlace extends StockPlace {
  isInUse: boolean
}

/** Places that the caller may enter, in the order of their points of sale, the shop of each first; what is on its way is in none. */
export async function findPlaces(
  { db, companyId, language, pointOfSaleIds: entered }: TxCtx,
  { pointOfSaleIds = [], locationIds = [] }: Narrowed = {},
): Promise<KnownPlace[]> {
  const rows = await db
    .selectFrom('stock_location as x')
    .innerJoin('point_of_sale as s', (join) =>
      join.onRef('s.company_id', '=', 'x.company_id').onRef('s.id', '=', 'x.point_of_sale_id'),
    )
    .select(['x.id', 'x.kind', 's.id as point_of_sale_id', 's.name as point_of_sale'])
    .select(['s.is_active as is_active_shop', 'x.is_active'])
    .select(LOCATION_NAMES.shown(language).as('name'))
    .where('x.company_id', '=', companyId)
    .where('x.kind', 'in', LOCATION_KINDS)
    .$narrowType<{ kind: LocationKind }>()
    .$if(entered !== null, (query) => query.where('x.point_of_sale_id', '=', anyId(entered ?? [])))
    .$if(pointOfSaleIds.length > 0, (query) => query.where('x.point_of_sale_id', '=', anyId(pointOfSaleIds)))
    .$if(locationIds.length > 0, (query) => query.where('x.id', '=', anyId(locationIds)))
    .orderBy('s.name')
    .orderBy('s.id')
    .orderBy((eb) => eb('x.kind', '<>', 'shop'))
    .orderBy('x.name')
    .execute()
  return rows.map(({ id, kind, name, ...row }) => ({
    ...{ id, name, kind, isInUse: row.is_active_shop && row.is_active },
    pointOfSale: { id: row.point_of_sale_id, name: row.point_of_sale },
  }))
}

/** By whose clocks a day ends: those of the one point of sale that the places belong to, or else of the company. */
export async function findTimeZone(ctx: TxCtx, places: readonly StockPlace[]): Promise<string> {
  const [only, ...others] = new Set(places.map(({ pointOfSale }) => pointOfSale.id))
  const own = only === undefined || others.length > 0 ? null : await findOwnZone(ctx, only)
  return own ?? (await findLetterhead(ctx)).timeZone
}

async function findOwnZone({ db, companyId }: TxCtx, pointOfSaleId: string): Promise<string | null> {
  const { time_zone: own } = await db
    .selectFrom('point_of_sale')
    .select('time_zone')
    .where('company_id', '=', companyId)
    .where('id', '=', pointOfSaleId)
    .executeTakeFirstOrThrow()
  return own
}
