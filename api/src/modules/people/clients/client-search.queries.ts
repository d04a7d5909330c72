import type { SearchHit } from '@comptoir/contracts/search'
import { sql, type RawBuilder } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { containing, startingWith } from '../../../platform/http/list.ts'
import { searchText, searchWords } from '../../../platform/search-text.ts'
import { spellings } from '../../../platform/spellings.rules.ts'

/** Of many matches, how many are looked at before they are ranked. */
const CANDIDATES = 200

async function idsOf({ db }: TxCtx, matches: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select m.id from (${matches}) as m (id)`.execute(db)
  return rows.map(({ id }) => id)
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
    await idsOf(ctx, sql`select client_search(${startingWith(searchText(text))}, '{}', ${CANDIDATES})`),
    await idsOf(ctx, sql`select client_search(${first}, ${others}::text[], ${CANDIDATES})`),
  ]
  const ranks = new Map<string, number>()
  for (const [rank, ids] of found.entries()) for (const id of ids) if (!ranks.has(id)) ranks.set(id, rank)
  const words = ranks.size < limit ? spellings(text) : null
  const alike =
    words === null
      ? []
      : await idsOf(
          ctx,
          sql`select client_search_alike(${searchText(text)}, ${JSON.stringify(words)}::jsonb, ${limit})`,
        )
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
