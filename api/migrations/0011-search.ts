import { run, tenantTable, type Migrating } from './support.ts'

/** Tables that are searched by text. */
const SEARCHED = ['product', 'client']

/**
 * What finds rows by their text begins with the company, so that a search costs what its own company has: trigrams for what
 * stands anywhere in a text, an ordered index for what it begins with, and the words of all texts, among which one that was
 * misspelt is looked for.
 */
export async function up(db: Migrating): Promise<void> {
  await run(db, `create extension if not exists btree_gin`)
  for (const table of SEARCHED) {
    await run(db, `drop index ${table}_search_idx`)
    await run(db, `create index ${table}_trigram_idx on ${table} using gin (company_id, search_text gin_trgm_ops)`)
    await run(
      db,
      `create index ${table}_beginning_idx on ${table} (company_id, (left(search_text, 32) collate "C"), id)`,
    )
  }
  await words(db)
}

async function words(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'search_word',
    `company_id uuid not null, entity text not null check (entity in ('product', 'client')),
     word text not null check (char_length(word) between 3 and 40),
     constraint search_word_pk primary key (company_id, entity, word)`,
    { rows: 'append', foreignKeys: { search_word_company_fk: '(company_id) references company (id)' } },
  )
  await run(db, `create index search_word_trigram_idx on search_word using gin (company_id, word gin_trgm_ops)`)
  await run(db, `grant select on search_word to app_search`)
  await run(db, `create policy search_word_search_policy on search_word for select to app_search using (true)`)
  for (const table of SEARCHED) await learn(db, table)
}

/** The words of what is there already. Its owner sees no company's rows while row-level security is forced. */
async function learn(db: Migrating, table: string): Promise<void> {
  for (const each of [table, 'search_word']) await run(db, `alter table ${each} no force row level security`)
  await run(
    db,
    `insert into search_word (company_id, entity, word)
     select distinct x.company_id, '${table}', w.word
     from ${table} x, regexp_split_to_table(x.search_text, '[^[:alpha:]]+') as w (word)
     where char_length(w.word) between 3 and 40`,
  )
  for (const each of [table, 'search_word']) await run(db, `alter table ${each} force row level security`)
}
