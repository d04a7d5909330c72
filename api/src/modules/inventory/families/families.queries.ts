import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { meetsIn } from '../../../platform/search/folded.ts'
import { wordsIn, type WordsLike } from '../../../platform/search/meant.ts'

/** Of the families that a search finds, it goes on with no more than these. */
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
    : db.selectFrom('category').select(['id', 'search_text as text']).where('company_id', '=', companyId)
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
