import { DEFAULT_NAMES } from '@comptoir/contracts/default-names'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { readPage } from '../../../platform/http/list.ts'
import type { PageRules } from '../../../platform/http/paging.ts'
import { folded } from '../../../platform/search/folded.ts'
import { isNothing, isSearched } from '../../../platform/search/forgiving-page.ts'
import { forgivingSlips, wordsIn } from '../../../platform/search/meant.ts'
import { searchWords } from '@comptoir/contracts/search-text'

type Groups = readonly (readonly string[])[]

const WALK_IN = Object.values(DEFAULT_NAMES.walkIn)

/** The clients' names on the documents of a statement, each once, with the text that it is found by. */
function namesOn(documents: RawBuilder<unknown>): RawBuilder<unknown> {
  const shown = sql`case when n.name = any(${WALK_IN}::text[]) then ${WALK_IN.join(' ')} else n.name end`
  // Each name is folded once, however many documents have it: the database would else fold first, and then look which differ.
  return sql`with named as materialized (select distinct d.name from (${documents}) d where d.name is not null)
    select n.name, ${folded(shown)} as text from named n`
}

/** For each group of patterns, the names that meet it in one of its ways. */
async function namesMeeting({ db }: TxCtx, documents: RawBuilder<unknown>, groups: Groups): Promise<string[][]> {
  const met = groups.map((ways) => sql`x.text like any(${[...ways]}::text[])`)
  const { rows } = await sql<{ name: string; met: boolean[] }>`
    with texts as materialized (${namesOn(documents)})
    select m.name, m.met from (select x.name, array[${sql.join(met)}] as met from texts x) m where true = any(m.met)`.execute(
    db,
  )
  return groups.map((_, at) => rows.filter((row) => row.met[at]).map(({ name }) => name))
}

/**
 * A page of tickets or returns, under the alias `d`, found by their numbers and by what their clients were called when
 * they were made. Each word of a search is in the one or in the other.
 */
export async function readDocuments<D, TB extends keyof D, O>(
  ctx: TxCtx,
  found: SelectQueryBuilder<D, TB, O>,
  query: ListQuery,
  rules: PageRules<D, TB>,
): Promise<{ rows: O[]; meta: PaginatedOf<O>['meta'] }> {
  const words = searchWords(query.search?.text ?? '')
  if (words.length === 0) return readPage(ctx.db, found, query, rules)
  const client = sql<string | null>`d.seller ->> 'client'`
  const documents = sql`${found.clearSelect().select(client.as('name'))}`
  const looksAt = { number: isSearched(query, 'number'), client: isSearched(query, 'client') }
  const meeting = async (groups: Groups): Promise<RawBuilder<boolean>> => {
    const names = looksAt.client ? await namesMeeting(ctx, documents, groups) : []
    const each = groups.map((ways, at) => {
      const numbers = ways.map((way) => way.toUpperCase())
      const inNumber = sql`d.number like any(${numbers}::text[])`
      const called = names[at] ?? []
      // What nobody is called is not looked for on each document.
      const inName = called.length === 0 ? sql`false` : sql`${client} = any(${called}::text[])`
      return looksAt.number ? sql`(${inName} or ${inNumber})` : inName
    })
    return sql`${sql.join(each, sql` and `)}`
  }
  return forgivingSlips(words, {
    known: looksAt.client ? wordsIn(ctx.db, namesOn(documents)) : () => Promise.resolve([]),
    read: async (groups) => readPage(ctx.db, found.where(await meeting(groups)), query, rules),
    isNothing,
  })
}
