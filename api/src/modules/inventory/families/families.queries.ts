import type { ShortItem } from '@comptoir/contracts/schema'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { folded, meetsIn } from '../../../platform/search/folded.ts'
import { wordsIn, type WordsLike } from '../../../platform/search/meant.ts'

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

/** For each group of patterns, the ids of the families whose name meets it; whether there were more than a search can go on with. */
export interface FamiliesByName {
  ids: string[][]
  isCut: boolean
}

type Groups = readonly (readonly string[])[]
type Family = 'category' | 'brand'

/** The folded names of categories or brands. */
function named({ db, companyId }: TxCtx, family: Family) {
  return family === 'brand'
    ? db.selectFrom('brand').select(['id', 'search_text as text']).where('company_id', '=', companyId)
    : db
        .selectFrom('category')
        .select(['id', folded(sql.ref('name')).as('text')])
        .where('company_id', '=', companyId)
        .limit(MOST_NAMES)
}

/** Categories or brands whose name meets one of the groups in one of its ways, accents and spelling variants apart. */
export async function findFamiliesByName(ctx: TxCtx, family: Family, groups: Groups): Promise<FamiliesByName> {
  const met = groups.map((ways) => meetsIn([sql.ref('f.text')], [ways]))
  const rows = await ctx.db
    .with(
      (cte) => cte('f').materialized(),
      () => named(ctx, family),
    )
    .selectFrom('f')
    .select(['f.id', sql<boolean[]>`array[${sql.join(met)}]`.as('met')])
    .where(({ or }) => or(met))
    .limit(MOST_FOUND + 1)
    .execute()
  const some = rows.slice(0, MOST_FOUND)
  const ids = groups.map((_, at) => some.filter((row) => row.met[at]).map(({ id }) => id))
  return { ids, isCut: rows.length > MOST_FOUND }
}

/** Among the words of their names. */
export function wordsOfFamilies(ctx: TxCtx, family: Family): WordsLike {
  return wordsIn(ctx.db, sql`select f.text from (${named(ctx, family)}) f`)
}
