import { PERMISSIONS } from '@comptoir/contracts/catalogue'
import { STOCK_COUNTS } from '@comptoir/contracts/inventory/stock-counts'
import type { ShortItem } from '@comptoir/contracts/schema'
import { sql } from 'kysely'
import type { UserRole } from '@comptoir/contracts/roles'
import { mayEnter, type TxCtx } from '../../../platform/context.ts'
import { anyOf } from '../../../platform/http/list.ts'

/** Who may count and works in a point of sale, for whoever says who counts there; nobody of one that is closed to the caller. */
export async function listPeople(ctx: TxCtx, pointOfSaleId: string): Promise<ShortItem[]> {
  const { db, companyId } = ctx
  const right = STOCK_COUNTS.permissions.count
  const roles = PERMISSIONS.get(right) ?? []
  if (!mayEnter(ctx, pointOfSaleId)) return []
  return db
    .selectFrom('app_user as u')
    .leftJoin('own_role as r', (join) =>
      join.onRef('r.company_id', '=', 'u.company_id').onRef('r.id', '=', 'u.role_id'),
    )
    .select(['u.id', 'u.name'])
    .where('u.company_id', '=', companyId)
    .where('u.is_support', '=', false)
    .where('u.is_active', '=', true)
    .where('u.account_id', 'is not', null)
    .where((eb) => eb.or([eb('u.role', '=', anyOf<UserRole>(roles)), sql<boolean>`${right} = any(r.permissions)`]))
    .where((eb) =>
      eb.or([
        eb('u.has_all_points_of_sale', '=', true),
        eb.exists(
          eb
            .selectFrom('app_user_point_of_sale as m')
            .select('m.user_id')
            .where('m.company_id', '=', companyId)
            .whereRef('m.user_id', '=', 'u.id')
            .where('m.point_of_sale_id', '=', pointOfSaleId),
        ),
      ]),
    )
    .orderBy('u.name')
    .orderBy('u.id')
    .execute()
}
