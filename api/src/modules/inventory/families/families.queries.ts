import type { ShortItem } from '@comptoir/contracts/schema'
import type { TxCtx } from '../../../platform/context.ts'
import { containing } from '../../../platform/http/list.ts'
import { searchText } from '../../../platform/search/search-text.ts'

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

/** Families that one search looks at, and of those found how many it goes on with. */
const MOST_NAMES = 5000
const MOST_FOUND = 1000

/** For each word, the ids of the families whose name holds it; whether there were more than a search can go on with. */
export interface FamiliesByName {
  ids: Map<string, string[]>
  isCut: boolean
}

/** Categories or brands whose name holds one of the words, accents and spelling variants apart. */
export async function findFamiliesByName(
  ctx: TxCtx,
  table: 'category' | 'brand',
  words: readonly string[],
): Promise<FamiliesByName> {
  const named = table === 'brand' ? await brandsWith(ctx, words) : await categoriesWith(ctx, words)
  const some = named.slice(0, MOST_FOUND)
  const ids = words.map((word) => [word, some.filter(({ text }) => text.includes(word)).map(({ id }) => id)] as const)
  return { ids: new Map(ids), isCut: named.length > MOST_FOUND }
}

interface Named {
  id: string
  text: string
}

async function brandsWith({ db, companyId }: TxCtx, words: readonly string[]): Promise<Named[]> {
  return db
    .selectFrom('brand')
    .select(['id', 'search_text as text'])
    .where('company_id', '=', companyId)
    .where((eb) => eb.or(words.map((word) => eb('search_text', 'like', containing(word)))))
    .limit(MOST_FOUND + 1)
    .execute()
}

async function categoriesWith({ db, companyId }: TxCtx, words: readonly string[]): Promise<Named[]> {
  const rows = await db
    .selectFrom('category')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .limit(MOST_NAMES)
    .execute()
  const named = rows.map(({ id, name }) => ({ id, text: searchText(name) }))
  return named.filter(({ text }) => words.some((word) => text.includes(word)))
}
