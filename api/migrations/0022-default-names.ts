import { run, type Migrating } from './support.ts'

/** Tables with names that the product gave, the key of each name, and what it was in the three languages. */
const NAMED = [
  { table: 'client', key: 'walkIn', words: ['Walk-in client', 'Client passager', 'حريف عابر'], where: 'is_default' },
  { table: 'payment_method', key: 'cash', words: ['Cash', 'Espèces', 'نقدا'], where: `kind = 'cash'` },
]
/** The words of the walk-in client as they are searched. */
const SEARCHED = 'walk in client client passager حريف عابر'
const TABLES = ['client', 'payment_method', 'search_word']

/**
 * What a company began with is named by a key, and reads in each person's own language until somebody renames it. `name`
 * stays as it was: documents that were sealed repeat it.
 */
export async function up(db: Migrating): Promise<void> {
  // Their owner sees no company's rows while row-level security is forced.
  for (const table of TABLES) await run(db, `alter table ${table} no force row level security`)
  for (const { table, key, words, where } of NAMED) {
    await run(
      db,
      `alter table ${table} add column name_key text constraint ${table}_name_key_check check (name_key = '${key}')`,
    )
    const names = words.map((word) => `'${word}'`).join(', ')
    await run(db, `update ${table} set name_key = '${key}' where ${where} and name in (${names})`)
  }
  await run(
    db,
    `update client set search_text = search_text || ' ${SEARCHED}' where name_key = 'walkIn'
     and search_text not like '%${SEARCHED}%'`,
  )
  await run(
    db,
    `insert into search_word (company_id, entity, word)
     select c.company_id, 'client', w.word from client c, regexp_split_to_table('${SEARCHED}', ' ') as w (word)
     where c.name_key = 'walkIn' and char_length(w.word) between 3 and 40
     on conflict (company_id, entity, word) do nothing`,
  )
  for (const table of TABLES) await run(db, `alter table ${table} force row level security`)
}
