import { sql, type RawBuilder } from 'kysely'
import { containing } from '../http/list.ts'

/** What a list's own statement calls the rows that are searched. */
export type RowAlias = 'p' | 'x' | 'w'

/** How a row can meet what is asked of it: by a pattern that its search text is like, or by one of the ids in a column. */
export type Way = string | { column: 'category_id' | 'brand_id'; ids: readonly string[] }

/** What a search asks of a row: each group is met in one of its ways. */
export type Groups = readonly (readonly Way[])[]

/** Three letters or digits in a row: what the index of trigrams needs to find anything. */
const INDEXED = /[\p{L}\p{N}]{3}/u

/** Each word stands somewhere in the search text. */
export function eachWord(words: readonly string[]): string[][] {
  return words.map((word) => [containing(word)])
}

/** The groups that an index can answer: in all of their ways. */
export function indexedGroups(groups: Groups): Groups {
  return groups.filter((ways) => ways.every((way) => typeof way !== 'string' || INDEXED.test(way)))
}

function anyOf(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`
}

/** The condition on a row, under that alias, that all groups are met: what `search_condition` is in the database. */
export function meetsAll(groups: Groups, alias: RowAlias): RawBuilder<boolean> {
  const column = (name: 'search_text' | 'category_id' | 'brand_id') => sql.ref(`${alias}.${name}`)
  const conditions = groups.map((ways) =>
    anyOf(
      ways.map((way) =>
        typeof way === 'string'
          ? sql<boolean>`${column('search_text')} like ${way}`
          : sql<boolean>`${column(way.column)} = any(${way.ids}::uuid[])`,
      ),
    ),
  )
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`
}
