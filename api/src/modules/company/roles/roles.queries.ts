import type { OwnRole } from '@comptoir/contracts/company/roles'
import { ROLES } from '@comptoir/contracts/roles'
import type { ListQuery, PaginatedOf, ShortItem } from '@comptoir/contracts/schema'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { filterValues } from '../../../platform/http/list.ts'
import { countOf } from '../../../platform/resource/statements.ts'
import { folded } from '../../../platform/search/folded.ts'
import { isSearched, readForgivingPage } from '../../../platform/search/forgiving-page.ts'

const CAP = 100_000

function selection({ db, companyId }: TxCtx) {
  return db
    .selectFrom('own_role as r')
    .select(['r.id', 'r.name', 'r.description', 'r.based_on as basedOn', 'r.permissions', 'r.approvals', 'r.version'])
    .select(countOf(companyId, 'app_user.role_id', sql`r.id`).as('userCount'))
    .where('r.company_id', '=', companyId)
}

/** One role of the company's own; null where there is none. */
export async function findRole(ctx: TxCtx, id: string): Promise<OwnRole | null> {
  return (await selection(ctx).where('r.id', '=', id).executeTakeFirst()) ?? null
}

/** For selectors. */
export function listShortRoles({ db, companyId }: TxCtx): Promise<ShortItem[]> {
  return db
    .selectFrom('own_role')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

export async function listRoles(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<OwnRole>> {
  const bases = ROLES.filter((role) => filterValues(query, 'basedOn').includes(role))
  const found = selection(ctx).$if(bases.length > 0, (roles) => roles.where('r.based_on', 'in', bases))
  const texts = [
    ...(isSearched(query, 'name') ? [folded(sql.ref('r.name'))] : []),
    ...(isSearched(query, 'description') ? [folded(sql.ref('r.description'))] : []),
  ]
  const rules = {
    orders: { name: 'r.name' },
    byDefault: { field: 'name', direction: 'asc' },
    id: 'r.id',
    cap: CAP,
  } as const
  const { rows, meta } = await readForgivingPage(ctx.db, found, query, rules, texts)
  return { data: rows, meta }
}
