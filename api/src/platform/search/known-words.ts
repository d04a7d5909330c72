import { sql } from 'kysely'
import type pg from 'pg'
import type { TxCtx } from '../context.ts'
import type { DB } from '../db/tables.ts'

/** What is searched with slips of the keyboard forgiven: the words of its texts are known. */
export type SearchedEntity = DB['search_word']['entity']

/** Runs of letters; numbers, codes and barcodes are found as they are typed, or not at all. */
const WORD = /\p{L}{3,40}/gu

/** The words of search texts, each once and in order: two that learn the same words at once wait, but never for each other. */
function wordsOf(searchTexts: readonly string[]): string[] {
  return [...new Set(searchTexts.flatMap((text) => text.match(WORD) ?? []))].sort()
}

/** Remembers the words of a row that was written: what somebody misspells is looked for among them. */
export async function learnWords(
  { db, companyId }: Pick<TxCtx, 'db' | 'companyId'>,
  entity: SearchedEntity,
  searchedText: string,
): Promise<void> {
  const words = wordsOf([searchedText])
  if (words.length === 0) return
  await db
    .insertInto('search_word')
    .values(words.map((word) => ({ company_id: companyId, entity, word })))
    .onConflict((conflict) => conflict.columns(['company_id', 'entity', 'word']).doNothing())
    .execute()
}

/** The same for bulk loads, on the administrator's connection, in its transaction. */
export async function learnManyWords(
  client: pg.ClientBase,
  companyId: string,
  entity: SearchedEntity,
  searchTexts: readonly string[],
): Promise<void> {
  const words = wordsOf(searchTexts)
  await client.query(
    `insert into search_word (company_id, entity, word) select $1::uuid, $2::text, w.word from unnest($3::text[]) w (word)
     on conflict (company_id, entity, word) do nothing`,
    [companyId, entity, words],
  )
}

/** Forgets the words of rows of clients that are gone, but for those that another one is still found by. */
export async function forgetClientWords(
  { db, companyId }: Pick<TxCtx, 'db' | 'companyId'>,
  searchTexts: readonly string[],
): Promise<void> {
  const words = wordsOf(searchTexts)
  if (words.length === 0) return
  await sql`
    delete from search_word w where w.company_id = ${companyId} and w.entity = 'client' and w.word = any(${words}::text[])
      and not exists (
        select from client c where c.company_id = w.company_id
          and c.search_text ~ ('(^|[^[:alpha:]])' || w.word || '($|[^[:alpha:]])'))`.execute(db)
}
