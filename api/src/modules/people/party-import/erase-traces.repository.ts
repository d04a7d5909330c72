import { sql, type RawBuilder } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { plainHeader } from '../../../platform/import-files/column-mapping.ts'

/** What identifies somebody: their ids, and texts of theirs that hardly another has. */
export interface Traces {
  ids: readonly string[]
  texts: readonly string[]
}

const LAST_DIGITS = 8

/**
 * Takes somebody out of imports of files: of rows that brought or mean them, or hold one of their texts, nothing stays but
 * the number and that they were erased; samples of the file go too. A file whose headers or name hold such a text goes whole.
 */
export async function eraseFromImports({ db, companyId }: TxCtx, { ids, texts }: Traces): Promise<void> {
  // As the texts stand in stored JSON, and numbers of telephones however they are spaced.
  const held = texts.map((text) => JSON.stringify(text.toLowerCase()).slice(1, -1))
  const digits = texts.map((text) => text.replaceAll(/\D/g, '').slice(-LAST_DIGITS)).filter(isNumber)
  const headers = texts.map(plainHeader).filter((text) => text !== '')
  const holds = (value: RawBuilder<string>) => sql<boolean>`(
    exists (select from unnest(${held}::text[]) t (text) where position(t.text in lower(${value})) > 0)
    or exists (select from unnest(${digits}::text[]) d (text)
      where position(d.text in regexp_replace(${value}, '[ .()/-]', '', 'g')) > 0))`
  const rowText = sql<string>`r.code || ' ' || r.name || ' ' || r.fields::text || r.problems::text || r.changes::text`
  await sql`
    update party_import_row r
    set fields = '[]', code = '', name = '', is_good = false, match_id = null, action = 'same', changes = '[]',
      warnings = '[]', problems = '[{"column": "row", "problem": "erased", "value": ""}]'
    where r.company_id = ${companyId}
      and (r.party_id = any(${ids}::uuid[]) or r.match_id = any(${ids}::uuid[]) or ${holds(rowText)})`.execute(db)
  await sql`
    update party_import i set sample = '[]'
    where i.company_id = ${companyId} and ${holds(sql`i.sample::text`)}`.execute(db)
  await sql`
    delete from party_import i
    where i.company_id = ${companyId} and ${holds(sql`i.file_name || ' ' || i.headers::text || i.mapping::text`)}`.execute(
    db,
  )
  await sql`
    delete from party_import_heading h
    where h.company_id = ${companyId}
      and exists (select from unnest(${headers}::text[]) t (text) where position(t.text in h.header) > 0)`.execute(db)
}

function isNumber(digits: string): boolean {
  return digits.length === LAST_DIGITS
}
