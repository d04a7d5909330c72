import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Queryable } from '../db/database.ts'
import { readPage } from '../http/list.ts'
import type { PageRules } from '../http/paging.ts'
import { meetsIn } from './folded.ts'
import { forgivingSlips, wordsIn } from './meant.ts'
import { searchWords } from '@comptoir/contracts/search-text'

/** Whether there is nothing on this page of a search, nor on any other. */
export function isNothing({ meta }: Pick<PaginatedOf<unknown>, 'meta'>): boolean {
  return meta.total === 0 && meta.isTotalCapped !== true && meta.isPartial !== true
}

/** Whether a search looks there: in the fields that it names, or in all. */
export function isSearched({ search }: Pick<ListQuery, 'search'>, field: string): boolean {
  const fields = search?.fields ?? []
  return fields.length === 0 || fields.includes(field)
}

/**
 * A page of a list of few rows, searched in these folded texts of theirs. Slips of the keyboard are forgiven where
 * nothing is found without, among the words of the rows that the list would show.
 */
export async function readForgivingPage<D, TB extends keyof D, O>(
  db: Queryable,
  found: SelectQueryBuilder<D, TB, O>,
  asked: ListQuery,
  rules: PageRules<D, TB>,
  texts: readonly RawBuilder<unknown>[],
): Promise<{ rows: O[]; meta: PaginatedOf<O>['meta'] }> {
  const words = searchWords(asked.search?.text ?? '')
  if (words.length === 0) return readPage(db, found, asked, rules)
  const own = found.clearSelect().select(sql<string>`concat_ws(' ', ${sql.join(texts)})`.as('text'))
  return forgivingSlips(words, {
    known: wordsIn(db, sql`${own}`),
    read: (groups) => readPage(db, found.where(meetsIn(texts, groups)), asked, rules),
    isNothing,
  })
}
