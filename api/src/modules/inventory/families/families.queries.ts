import type { ShortItem } from '@comptoir/contracts/schema'
import type { TxCtx } from '../../../platform/context.ts'
import { searchText } from '../../../platform/search-text.ts'

/** A selector shows no more than this; to find others, search. */
const MOST = 2000

export function listCategories({ db, companyId }: TxCtx): Promise<ShortItem[]> {
  return db
    .selectFrom('category')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .orderBy('name')
    .limit(MOST)
    .execute()
}

/** Those of one category, or all. */
export function listSubcategories({ db, companyId }: TxCtx, categoryId: string | null): Promise<ShortItem[]> {
  return db
    .selectFrom('subcategory')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .$if(categoryId !== null, (query) => query.where('category_id', '=', categoryId ?? ''))
    .orderBy('name')
    .limit(MOST)
    .execute()
}

/** For each word, the ids of the categories or brands whose name holds it, accents and spelling variants apart. */
export async function findFamiliesByName(
  { db, companyId }: TxCtx,
  table: 'category' | 'brand',
  words: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db.selectFrom(table).select(['id', 'name']).where('company_id', '=', companyId).execute()
  const named = rows.map(({ id, name }) => ({ id, text: searchText(name) }))
  return new Map(words.map((word) => [word, named.filter(({ text }) => text.includes(word)).map(({ id }) => id)]))
}
