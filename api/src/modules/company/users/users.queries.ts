import { USER_STATES, type User, type UserState } from '@comptoir/contracts/company/users'
import type { ListQuery, PaginatedOf, ShortItem } from '@comptoir/contracts/schema'
import { USER_ROLES } from '@comptoir/contracts/roles'
import { sql, type ExpressionBuilder } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import type { DB } from '../../../platform/db/tables.ts'
import { filterValues } from '../../../platform/http/list.ts'
import { isId } from '../../../platform/is-id.ts'
import { folded } from '../../../platform/search/folded.ts'
import { isSearched, readForgivingPage } from '../../../platform/search/forgiving-page.ts'
import { lastSignIns } from '../../identity/index.ts'
import { mayGive, placesOf, type OwnRoleRights } from './users.rules.ts'

const CAP = 100_000

/** Of the account, or the one that was invited. */
const EMAIL = sql<string>`coalesce(a.email, u.invited_email)`

/**
 * The users whom a caller may see: all, or those with whom they share a point of sale. Who came to help is none of the
 * company's people.
 */
function visible({ db, companyId, pointOfSaleIds, userId }: TxCtx) {
  return db
    .selectFrom('app_user as u')
    .leftJoin('account as a', 'a.id', 'u.account_id')
    .leftJoin('own_role as r', (join) =>
      join.onRef('r.company_id', '=', 'u.company_id').onRef('r.id', '=', 'u.role_id'),
    )
    .where('u.company_id', '=', companyId)
    .where('u.is_support', '=', false)
    .$if(pointOfSaleIds !== null, (users) =>
      users.where((eb) =>
        eb.or([
          eb('u.id', '=', userId),
          eb('u.has_all_points_of_sale', '=', true),
          ...(pointOfSaleIds?.length
            ? [
                eb.exists(
                  eb
                    .selectFrom('app_user_point_of_sale as m')
                    .select('m.user_id')
                    .where('m.company_id', '=', companyId)
                    .whereRef('m.user_id', '=', 'u.id')
                    .where('m.point_of_sale_id', 'in', [...pointOfSaleIds]),
                ),
              ]
            : []),
        ]),
      ),
    )
}

function selection(ctx: TxCtx) {
  return visible(ctx).select([
    'u.id',
    'u.account_id',
    'u.name',
    EMAIL.as('email'),
    'u.role',
    'u.role_id',
    'r.name as role_name',
    'r.description as role_description',
    'r.permissions',
    'u.has_all_points_of_sale',
    'u.is_active',
    'u.invitation_ends_at',
    'u.version',
  ])
}

/** One user as the caller sees it; null where there is none that they may see. */
export async function findUser(ctx: TxCtx, id: string): Promise<User | null> {
  const rows = await selection(ctx).where('u.id', '=', id).execute()
  return (await toUsers(ctx, rows))[0] ?? null
}

/** Those who may come in, for selectors. */
export function listShortUsers(ctx: TxCtx): Promise<ShortItem[]> {
  return visible(ctx)
    .select(['u.id', 'u.name'])
    .where('u.account_id', 'is not', null)
    .where('u.is_active', '=', true)
    .orderBy('u.name')
    .orderBy('u.id')
    .execute()
}

export async function listUsers(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<User>> {
  const asked = filterValues(query, 'role')
  const roles = USER_ROLES.filter((role) => asked.includes(role))
  const ownRoles = asked.filter(isId)
  const states = USER_STATES.filter((state) => filterValues(query, 'state').includes(state))
  const found = selection(ctx)
    .$if(roles.length + ownRoles.length > 0, (users) =>
      users.where((eb) =>
        eb.or([
          ...(roles.length > 0 ? [eb('u.role', 'in', roles)] : []),
          ...(ownRoles.length > 0 ? [eb('u.role_id', 'in', ownRoles)] : []),
        ]),
      ),
    )
    .$if(states.length > 0, (users) => users.where((eb) => eb.or(states.map((state) => isIn(eb, state)))))
  const texts = [
    ...(isSearched(query, 'name') ? [folded(sql.ref('u.name'))] : []),
    ...(isSearched(query, 'email') ? [folded(EMAIL)] : []),
  ]
  const rules = {
    orders: { name: 'u.name', role: 'u.role' },
    byDefault: { field: 'name', direction: 'asc' },
    id: 'u.id',
    cap: CAP,
  } as const
  const { rows, meta } = await readForgivingPage(ctx.db, found, query, rules, texts)
  return { data: await toUsers(ctx, rows), meta }
}

function isIn(eb: ExpressionBuilder<DB & { u: DB['app_user'] }, 'u'>, state: UserState) {
  if (state === 'invited') return eb('u.account_id', 'is', null)
  return eb.and([eb('u.account_id', 'is not', null), eb('u.is_active', '=', state === 'active')])
}

type UserRow = Awaited<ReturnType<ReturnType<typeof selection>['execute']>>[number]

async function toUsers(ctx: TxCtx, rows: readonly UserRow[]): Promise<User[]> {
  const places = await namedPlacesOf(
    ctx,
    rows.map(({ id }) => id),
  )
  const signIns = await lastSignIns(
    ctx.db,
    ctx.companyId,
    rows.flatMap(({ account_id: id }) => id ?? []),
  )
  return rows.map((row) => {
    const user = {
      id: row.id,
      name: row.name,
      email: row.email,
      role: row.role,
      ownRole:
        row.role_id === null || row.role_name === null
          ? null
          : { id: row.role_id, name: row.role_name, description: row.role_description },
      hasAllPointsOfSale: row.has_all_points_of_sale,
      pointsOfSale: places.filter(({ userId }) => userId === row.id).map(({ id, name }) => ({ id, name })),
      isActive: row.is_active,
      state: stateOf(row),
      invitationEndsAt: row.invitation_ends_at?.toISOString() ?? null,
      lastSignInAt: signIns.get(row.account_id ?? '')?.toISOString() ?? null,
      version: row.version,
    }
    const { role, permissions } = row
    return { ...user, mayChange: mayGive(ctx, { role, permissions, pointOfSaleIds: placesOf(user) }) }
  })
}

function stateOf({ account_id: accountId, is_active: isActive }: UserRow): UserState {
  if (accountId === null) return 'invited'
  return isActive ? 'active' : 'inactive'
}

/** The roles that the company made, by name. */
export function listOwnRoles({ db, companyId }: TxCtx): Promise<OwnRoleRights[]> {
  return db
    .selectFrom('own_role')
    .select(['id', 'name', 'description', 'permissions'])
    .where('company_id', '=', companyId)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

async function namedPlacesOf({ db, companyId }: TxCtx, userIds: readonly string[]) {
  if (userIds.length === 0) return []
  return db
    .selectFrom('app_user_point_of_sale as m')
    .innerJoin('point_of_sale as p', (join) =>
      join.onRef('p.company_id', '=', 'm.company_id').onRef('p.id', '=', 'm.point_of_sale_id'),
    )
    .select(['m.user_id as userId', 'p.id', 'p.name'])
    .where('m.company_id', '=', companyId)
    .where('m.user_id', 'in', [...userIds])
    .orderBy('p.name')
    .orderBy('p.id')
    .execute()
}
