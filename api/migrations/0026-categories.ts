import { run, type Migrating } from './support.ts'

const UNSEEN =
  '[\\u0300-\\u036f\\u064b-\\u065f\\u0670\\u0640\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff]'
/** Letters and signs that are one for another, in their order. */
const FROM =
  "أإآٱىة'`\u00b4\u02b9\u02bb\u02bc\u02bd\u2018\u2019\u201a\u201b\u2032\u2010\u2011\u2012\u2013\u2014\u2015\u2212٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹"
const TO = `اااايه${' '.repeat(12)}${'-'.repeat(7)}01234567890123456789`
const BARE = `lower(regexp_replace(normalize(x.name, NFKD), '${UNSEEN}', '', 'g'))`
const SPELT = `replace(replace(translate(${BARE}, '${FROM.replaceAll("'", "''")}', '${TO}'), 'œ', 'oe'), 'æ', 'ae')`
/** A name as it is searched. */
const SEARCHED = `btrim(regexp_replace(regexp_replace(${SPELT}, '(?<![0-9])-(?![0-9])', ' ', 'g'), '\\s+', ' ', 'g'))`

/** Categories and subcategories are kept like brands: they can be made inactive and searched, and say who made them. */
export async function up(db: Migrating): Promise<void> {
  for (const table of ['category', 'subcategory']) {
    await run(
      db,
      `alter table ${table}
         add column is_active boolean not null default true,
         add column search_text text not null default '',
         add column created_by uuid`,
    )
    // Their owner sees no company's rows while row-level security is forced.
    await run(db, `alter table ${table} no force row level security`)
    await run(db, `update ${table} x set search_text = ${SEARCHED}`)
    await run(db, `alter table ${table} force row level security`)
    await run(db, `create index ${table}_order_idx on ${table} (company_id, name, id)`)
  }
  await run(db, `alter table category add column colour text, add column icon text`)
  await run(
    db,
    `alter table category add constraint category_colour_check
     check (colour in ('blue', 'green', 'yellow', 'orange', 'red', 'grey'))`,
  )
  await run(db, `alter table category add constraint category_icon_check check (char_length(icon) between 1 and 40)`)
}
