import {
  API_TOKEN_STATES,
  API_TOKENS,
  isGrantable,
  type ApiToken,
  type ApiTokenGrants,
  type ApiTokenState,
} from '@comptoir/contracts/company/api-tokens'
import { permissionsOfUser } from '@comptoir/contracts/catalogue'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId, anyOf, filterIds, filterValues } from '../../../platform/http/list.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { folded } from '../../../platform/search/folded.ts'
import { readForgivingPage } from '../../../platform/search/forgiving-page.ts'

const CAP = 10_000

/** Why a token may not be used, the first reason that holds; or that it may. */
function stateAt(now: Date) {
  return sql<ApiTokenState>`case when t.revoked_at is not null then 'revoked' when t.expires_at <= ${now} then 'expired'
    when not (u.is_active and a.is_active) then 'userInactive' else 'active' end`
}

function selection({ db, companyId, now }: TxCtx) {
  return db
    .selectFrom('api_token as t')
    .innerJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 't.company_id').onRef('u.id', '=', 't.user_id'),
    )
    .innerJoin('account as a', 'a.id', 'u.account_id')
    .where('t.company_id', '=', companyId)
    .select(['t.id', 't.name', 't.ending', 't.permissions', 't.expires_on', 't.last_used_at', 't.created_at'])
    .select(['u.id as user_id', 'u.name as user_name', stateAt(now).as('state')])
}

type Row = Awaited<ReturnType<ReturnType<typeof selection>['executeTakeFirstOrThrow']>>

function toApiToken(row: Row): ApiToken {
  return {
    id: row.id,
    name: row.name,
    ending: row.ending,
    user: { id: row.user_id, name: row.user_name },
    permissions: row.permissions,
    expiresOn: row.expires_on,
    state: row.state,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}

/** The tokens of a company, revoked ones too. */
export async function listApiTokens(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<ApiToken>> {
  const states = API_TOKEN_STATES.filter((state) => filterValues(query, 'state').includes(state))
  const users = filterIds(query, 'user')
  const found = selection(ctx)
    .$if(states.length > 0, (tokens) => tokens.where(stateAt(ctx.now), '=', anyOf<ApiTokenState>(states)))
    .$if(users.length > 0, (tokens) => tokens.where('t.user_id', '=', anyId(users)))
  const rules = {
    orders: {
      name: 't.name',
      createdAt: 't.created_at',
      expiresOn: 't.expires_on',
      lastUsedAt: 't.last_used_at',
    },
    nullable: ['lastUsedAt'],
    byDefault: { field: 'createdAt', direction: 'desc' },
    id: 't.id',
    cap: CAP,
  } as const
  const { rows, meta } = await readForgivingPage(ctx.db, found, query, rules, [folded(sql.ref('t.name'))])
  return { data: rows.map(toApiToken), meta }
}

/** One token; refused where the company has none of that id. */
export async function getApiToken(ctx: TxCtx, id: string): Promise<ApiToken> {
  const row = await selection(ctx).where('t.id', '=', id).executeTakeFirst()
  if (!row) throw declaredRefusal(API_TOKENS, 'notFound')
  return toApiToken(row)
}

/** How many tokens may be used, whoever they act for. */
export async function countUsable({ db, companyId, now }: TxCtx): Promise<number> {
  const { count } = await db
    .selectFrom('api_token')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return count
}

const NOWHERE = '00000000-0000-0000-0000-000000000000'

/** Users who may come in, and nowhere where the caller may not; all, or the one that is named. */
export async function listGrantees(ctx: TxCtx, id?: string): Promise<ApiTokenGrants['users']> {
  const { db, companyId, pointOfSaleIds } = ctx
  const rows = await db
    .selectFrom('app_user as u')
    .innerJoin('account as a', 'a.id', 'u.account_id')
    .leftJoin('own_role as r', (join) =>
      join.onRef('r.company_id', '=', 'u.company_id').onRef('r.id', '=', 'u.role_id'),
    )
    .select(['u.id', 'u.name', 'u.role', 'r.permissions'])
    .where('u.company_id', '=', companyId)
    .where('u.is_active', '=', true)
    .where('u.is_support', '=', false)
    .where('a.is_active', '=', true)
    .$if(id !== undefined, (users) => users.where('u.id', '=', id ?? NOWHERE))
    .$if(pointOfSaleIds !== null, (users) =>
      users.where('u.has_all_points_of_sale', '=', false).where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('app_user_point_of_sale as m')
              .select('m.user_id')
              .where('m.company_id', '=', companyId)
              .whereRef('m.user_id', '=', 'u.id')
              .where('m.point_of_sale_id', 'not in', pointOfSaleIds?.length ? [...pointOfSaleIds] : [NOWHERE]),
          ),
        ),
      ),
    )
    .orderBy('u.name')
    .orderBy('u.id')
    .execute()
  return rows.map(({ id: userId, name, role, permissions }) => ({
    id: userId,
    name,
    permissions: permissionsOfUser(role, permissions).filter(isGrantable),
  }))
}
