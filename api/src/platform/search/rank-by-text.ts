import { sql } from 'kysely'
import type { TxCtx } from '../context.ts'
import { listByFunction } from '../db/call.ts'
import { jsonText } from '../db/function-json.ts'
import { containing } from '../http/list.ts'
import { doubtedOf, meantBy, wordsKnown } from './meant.ts'
import type { SearchedTable } from './searched-table.ts'
import { searchText, searchWords } from '@comptoir/contracts/search-text'
import { eachWord, indexedGroups, meetsAll, type Groups } from './ways.ts'

/** Of many matches, how many are looked at before they are ranked: a search offers a few. */
const CANDIDATES = 200
/** Rows that are read where no index finds what is asked, such as a single letter. */
const MOST_READ = 5000

/** Ids of what was found, with their rank: the lower, the better. */
export type Ranks = Map<string, number>

interface Wanted {
  text: string
  /** So few hits that what is spelt almost so is offered as well. */
  enough: number
  /** What is known to be meant exactly: it comes first. */
  exact: readonly string[]
}

/**
 * Rows of the company to offer for a text: what is meant exactly, then texts that begin so, then those that hold all the
 * words, then what is spelt almost so. However many rows there are, only so many are looked at.
 */
export async function rankByText(ctx: TxCtx, table: SearchedTable, { text, enough, exact }: Wanted): Promise<Ranks> {
  const ranks: Ranks = new Map(exact.map((id) => [id, 0]))
  const add = (ids: readonly string[], rank: number): void => {
    for (const id of ids) if (!ranks.has(id)) ranks.set(id, rank)
  }
  const words = searchWords(text)
  if (words.length === 0) return ranks
  add(await beginningSo(ctx, table, searchText(text)), 1)
  // Where a word is in no text, looking it up in all of them finds nothing, and costs as much as what is meant.
  const meant =
    ranks.size === 0 && (await areSomeUnknown(ctx, table, words)) ? await alike(ctx, table, words, enough) : null
  if ((meant?.length ?? 0) < enough && ranks.size < CANDIDATES) add(await meetingAll(ctx, table, eachWord(words)), 2)
  if (ranks.size < enough) add(meant ?? (await alike(ctx, table, words, enough)), 3)
  return ranks
}

async function beginningSo({ db, companyId }: TxCtx, { entity }: SearchedTable, beginning: string): Promise<string[]> {
  const asked = { companyId, beginning, limit: CANDIDATES }
  if (entity === 'product') {
    const rows = await listByFunction(db, 'product_search_beginning', asked)
    return rows.map((row) => row.product_search_beginning)
  }
  const rows = await listByFunction(db, 'client_search_beginning', asked)
  return rows.map((row) => row.client_search_beginning)
}

/** By the index, or, for words that it cannot look up, among the first rows by name. */
async function meetingAll(ctx: TxCtx, table: SearchedTable, groups: Groups): Promise<string[]> {
  if (indexedGroups(groups).length === 0) return amongFirst(ctx, table, groups)
  const { db, companyId } = ctx
  const asked = { companyId, groups: jsonText(groups), limit: CANDIDATES }
  if (table.entity === 'product') {
    const rows = await listByFunction(db, 'product_search', asked)
    return rows.map((row) => row.product_search)
  }
  const rows = await listByFunction(db, 'client_search', asked)
  return rows.map((row) => row.client_search)
}

async function amongFirst(
  { db, companyId }: TxCtx,
  { entity, name }: SearchedTable,
  groups: Groups,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select w.id from (
      select x.id, x.search_text from ${sql.table(entity)} x where x.company_id = ${companyId}
      order by ${sql.ref(`x.${name}`)}, x.id limit ${MOST_READ}) w
    where ${meetsAll(groups, 'w')} limit ${CANDIDATES}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether no text has one of the words that may be misspelt. */
async function areSomeUnknown(ctx: TxCtx, table: SearchedTable, words: readonly string[]): Promise<boolean> {
  const known = wordsKnown(ctx, table.entity)
  for (const word of doubtedOf(words)) if ((await known(word, [containing(word)])).length === 0) return true
  return false
}

/** What is spelt almost so. What is less like what was typed is looked for only if the likeliest is not enough. */
async function alike(ctx: TxCtx, table: SearchedTable, words: readonly string[], enough: number): Promise<string[]> {
  const meant = await meantBy(words, wordsKnown(ctx, table.entity))
  if (meant === null) return []
  const { groups, isSomeUnknown } = meant
  if (!isSomeUnknown) return meetingAll(ctx, table, groups)
  const likeliest = groups.map((ways) => ways.slice(0, 1))
  const found = await meetingAll(ctx, table, likeliest)
  return found.length >= enough || groups.every((ways) => ways.length === 1) ? found : meetingAll(ctx, table, groups)
}
