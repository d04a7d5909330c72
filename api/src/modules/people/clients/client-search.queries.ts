import type { SearchHit } from '@comptoir/contracts/search'
import type { TxCtx } from '../../../platform/context.ts'
import { listByFunction } from '../../../platform/db/call.ts'
import { jsonText } from '../../../platform/db/function-json.ts'
import { containing, startingWith } from '../../../platform/http/list.ts'
import { searchText, searchWords } from '../../../platform/search-text.ts'
import { spellings } from '../../../platform/fuzzy-search.rules.ts'

/** Of many matches, how many are looked at before they are ranked. */
const CANDIDATES = 200

/** Clients whose text holds all the patterns. */
async function matching({ db, companyId }: TxCtx, pattern: string, others: readonly string[]): Promise<string[]> {
  const rows = await listByFunction(db, 'client_search', { companyId, pattern, others, limit: CANDIDATES })
  return rows.map((row) => row.client_search)
}

/** What is spelt almost so: looked for when too little has the words as they were typed. */
async function findAlike({ db, companyId }: TxCtx, text: string, limit: number): Promise<string[]> {
  const words = spellings(text)
  if (words === null) return []
  const rows = await listByFunction(db, 'client_search_alike', {
    companyId,
    text: searchText(text),
    words: jsonText(words),
    limit,
  })
  return rows.map((row) => row.client_search_alike)
}

async function withCode({ db, companyId }: TxCtx, code: string): Promise<string[]> {
  const rows = await db
    .selectFrom('client')
    .select('id')
    .where('company_id', '=', companyId)
    .where('code', 'in', [code, code.toUpperCase()])
    .execute()
  return rows.map(({ id }) => id)
}

/** Ids with their rank, the lower the better: exact codes, names that begin so, all the words, then what is spelt almost so. */
async function ranked(ctx: TxCtx, text: string, limit: number): Promise<Map<string, number>> {
  const [first = '', ...others] = searchWords(text).map(containing)
  const found = [
    await withCode(ctx, text.trim()),
    await matching(ctx, startingWith(searchText(text)), []),
    await matching(ctx, first, others),
  ]
  const ranks = new Map<string, number>()
  for (const [rank, ids] of found.entries()) for (const id of ids) if (!ranks.has(id)) ranks.set(id, rank)
  const alike = ranks.size < limit ? await findAlike(ctx, text, limit) : []
  for (const [index, id] of alike.entries()) if (!ranks.has(id)) ranks.set(id, found.length + index)
  return ranks
}

/** Clients to offer for a text, best first. */
export async function searchClients(ctx: TxCtx, text: string, limit: number): Promise<SearchHit[]> {
  if (searchWords(text).length === 0) return []
  const ranks = await ranked(ctx, text, limit)
  if (ranks.size === 0) return []
  const rows = await ctx.db
    .selectFrom('client')
    .select(['id', 'code', 'name', 'city'])
    .where('company_id', '=', ctx.companyId)
    .where('id', 'in', [...ranks.keys()])
    .orderBy('name')
    .orderBy('id')
    .execute()
  const best = rows.toSorted((one, other) => (ranks.get(one.id) ?? 0) - (ranks.get(other.id) ?? 0)).slice(0, limit)
  return best.map(({ id, code, name, city }) => ({
    id,
    title: name,
    detail: city === null || city === '' ? code : `${code} · ${city}`,
  }))
}
