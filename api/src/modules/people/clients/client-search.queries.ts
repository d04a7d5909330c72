import { namedIn } from '@comptoir/contracts/default-names'
import type { SearchHit } from '@comptoir/contracts/search'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'
import { rankByText } from '../../../platform/search/rank-by-text.ts'
import { CLIENT_SEARCH } from './clients.repository.ts'

async function withCode({ db, companyId }: TxCtx, code: string): Promise<string[]> {
  const rows = await db
    .selectFrom('client')
    .select('id')
    .where('company_id', '=', companyId)
    .where('code', 'in', [code, code.toUpperCase()])
    .execute()
  return rows.map(({ id }) => id)
}

/** Clients to offer for a text, best first: exact codes, names that begin so, all the words, then what is spelt almost so. */
export async function searchClients(ctx: TxCtx, text: string, limit: number): Promise<SearchHit[]> {
  if (text.trim() === '') return []
  const ranks = await rankByText(ctx, CLIENT_SEARCH, { text, enough: limit, exact: await withCode(ctx, text.trim()) })
  if (ranks.size === 0) return []
  const rows = await ctx.db
    .selectFrom('client')
    .select(['id', 'code', 'name', 'name_key', 'city'])
    .where('company_id', '=', ctx.companyId)
    .where('id', '=', anyId(ranks.keys()))
    .orderBy('name')
    .orderBy('id')
    .execute()
  const best = rows.toSorted((one, other) => (ranks.get(one.id) ?? 0) - (ranks.get(other.id) ?? 0)).slice(0, limit)
  return best.map(({ id, code, city, ...row }) => ({
    id,
    title: namedIn(row, ctx.language),
    detail: city === null || city === '' ? code : `${code} · ${city}`,
  }))
}
