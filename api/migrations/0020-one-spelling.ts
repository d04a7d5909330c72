import { run, type Migrating } from './support.ts'

const INVISIBLE = '\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff'
const APOSTROPHES = "''`\\u00b4\\u02b9\\u02bb-\\u02bd\\u2018-\\u201b\\u2032"
const HYPHENS = '\\u2010-\\u2015\\u2212'

/** A search text as it is made now: apostrophes, and hyphens that are beside no figure, as spaces; nothing invisible. */
const RESPELT = `btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(x.search_text,
  '[${INVISIBLE}]', '', 'g'), '[${APOSTROPHES}]', ' ', 'g'), '[${HYPHENS}]', '-', 'g'),
  '(?<![0-9])-(?![0-9])', ' ', 'g'), '\\s+', ' ', 'g'))`

/** Search texts are spelt as they are searched now. Only rows are written that have such a sign. */
export async function up(db: Migrating): Promise<void> {
  const tables = ['product', 'client', 'brand', 'unit', 'discount']
  // Their owner sees no company's rows while row-level security is forced.
  for (const each of [...tables, 'search_word']) await run(db, `alter table ${each} no force row level security`)
  for (const table of ['product', 'client']) await learn(db, table)
  for (const table of tables) {
    await run(
      db,
      `update ${table} x set search_text = ${RESPELT} where x.search_text ~ '[${APOSTROPHES}${INVISIBLE}${HYPHENS}-]'
       and x.search_text <> ${RESPELT}`,
    )
  }
  for (const each of [...tables, 'search_word']) await run(db, `alter table ${each} force row level security`)
}

/** Words that something invisible, or an apostrophe that counts as a letter, stood in are known without it. */
async function learn(db: Migrating, table: string): Promise<void> {
  await run(
    db,
    `insert into search_word (company_id, entity, word)
     select distinct x.company_id, '${table}', w.word
     from ${table} x, regexp_split_to_table(${RESPELT}, '[^[:alpha:]]+') as w (word)
     where x.search_text ~ '[${INVISIBLE}\\u02b9\\u02bb-\\u02bd]' and char_length(w.word) between 3 and 40
     on conflict (company_id, entity, word) do nothing`,
  )
}
