import type { SearchHit } from '@comptoir/contracts/search'
import type { TxCtx } from '../../../platform/context.ts'
import { listByFunction } from '../../../platform/db/call.ts'
import { jsonText } from '../../../platform/db/function-json.ts'
import { searchText } from '../../../platform/search-text.ts'
import { spellings } from '../../../platform/fuzzy-search.rules.ts'
import { findByText } from './find-products.queries.ts'

/** What is spelt almost so: looked for when too little has the words as they were typed. */
async function findAlike({ db, companyId }: TxCtx, text: string, limit: number): Promise<string[]> {
  const words = spellings(text)
  if (words === null) return []
  const rows = await listByFunction(db, 'product_search_alike', {
    companyId,
    text: searchText(text),
    words: jsonText(words),
    limit,
  })
  return rows.map((row) => row.product_search_alike)
}

/** Products to offer for a text, best first: exact codes and barcodes, designations that begin so, all the words, then what is spelt almost so. */
export async function searchProducts(ctx: TxCtx, text: string, limit: number): Promise<SearchHit[]> {
  if (text.trim() === '') return []
  const ranks = await findByText(ctx, text, limit)
  const alike = ranks.size < limit ? await findAlike(ctx, text, limit) : []
  for (const [index, id] of alike.entries()) if (!ranks.has(id)) ranks.set(id, 3 + index)
  if (ranks.size === 0) return []
  const rows = await ctx.db
    .selectFrom('product')
    .select(['id', 'code', 'designation', 'is_active'])
    .where('company_id', '=', ctx.companyId)
    .where('id', 'in', [...ranks.keys()])
    .orderBy('designation')
    .orderBy('id')
    .execute()
  // Of equal matches, what is still sold comes first.
  const place = ({ id, is_active: isActive }: (typeof rows)[number]): number =>
    2 * (ranks.get(id) ?? 0) + (isActive ? 0 : 1)
  const best = rows.toSorted((one, other) => place(one) - place(other)).slice(0, limit)
  return best.map(({ id, code, designation }) => ({ id, title: designation, detail: code }))
}
