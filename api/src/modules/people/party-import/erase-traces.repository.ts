import { sql, type RawBuilder } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { plainHeader } from '../../../platform/import-files/column-mapping.ts'
import { isColumnName } from './columns.rules.ts'
import { lockImports, saveCounts } from './party-import.repository.ts'
import { countRows } from './rows.repository.ts'

/** What identifies somebody: their ids, and texts of theirs that hardly another has. */
export interface Traces {
  ids: readonly string[]
  texts: readonly string[]
}

const LAST_DIGITS = 8

/**
 * Takes somebody out of imports of files: of rows that brought or mean them, or hold one of their texts, nothing stays but
 * the number and that they were erased; samples of the file go too. A file of which one header is such a text, or whose name
 * holds one, goes whole. What was counted of the rows is counted anew.
 */
export async function eraseFromImports(ctx: TxCtx, { ids, texts }: Traces): Promise<void> {
  const { db, companyId } = ctx
  // As the texts stand in stored JSON, and numbers of telephones however they are spaced.
  const held = inJson(texts).map((text) => text.slice(1, -1))
  const digits = texts.map((text) => text.replaceAll(/\D/g, '').slice(-LAST_DIGITS)).filter(isNumber)
  // A header such as "Client" names a column, whoever is called so.
  const telling = texts.filter((text) => !isColumnName(text))
  const headers = telling.map(plainHeader).filter((text) => text !== '')
  const holds = (value: RawBuilder<string>, among: readonly string[] = held) => sql<boolean>`(
    exists (select from unnest(${among}::text[]) t (text) where position(t.text in lower(${value})) > 0)
    or exists (select from unnest(${digits}::text[]) d (text)
      where position(d.text in regexp_replace(${value}, '[ .()/-]', '', 'g')) > 0))`
  // Of problems and changes what the file says, without the names that we give to columns; `before` says nothing else.
  const rowText = sql<string>`r.code || ' ' || r.name || ' ' || r.fields::text
    || jsonb_path_query_array(r.problems, '$[*].value')::text || jsonb_path_query_array(r.changes, '$[*].before')::text
    || jsonb_path_query_array(r.changes, '$[*].after')::text`
  const isTheirs = sql<boolean>`(
    r.party_id = any(${ids}::uuid[]) or r.match_id = any(${ids}::uuid[]) or ${holds(rowText)})`
  const { rows: touched } = await sql<{ id: string }>`
    select distinct r.import_id as id from party_import_row r
    where r.company_id = ${companyId} and ${isTheirs}`.execute(db)
  // Before their rows, as whoever works on an import does: no row is written back that was just emptied.
  const imports = await lockImports(
    ctx,
    touched.map(({ id }) => id),
  )
  await sql`
    update party_import_row r
    set fields = '[]', code = '', name = '', is_good = false, match_id = null, action = 'same', changes = '[]',
      warnings = '[]', before = '{}', after_version = null, kept = null, problems = '[{"column": "row", "problem": "erased", "value": ""}]'
    where r.company_id = ${companyId} and ${isTheirs}`.execute(db)
  for (const { id, isCounted } of imports) if (isCounted) await saveCounts(ctx, id, await countRows(ctx, id))
  await sql`
    update party_import i set sample = '[]'
    where i.company_id = ${companyId} and ${holds(sql`i.sample::text`)}`.execute(db)
  await sql`
    delete from party_import i
    where i.company_id = ${companyId}
      and (${holds(sql`i.headers::text`, inJson(telling))} or ${holds(sql`i.file_name`, telling.map(lower))})`.execute(
    db,
  )
  await sql`
    delete from party_import_heading h
    where h.company_id = ${companyId}
      and exists (select from unnest(${headers}::text[]) t (text) where position(t.text in h.header) > 0)`.execute(db)
}

const lower = (text: string): string => text.toLowerCase()

/** Texts in small letters as stored JSON has them, with its quotes. */
function inJson(texts: readonly string[]): string[] {
  return texts.map((text) => JSON.stringify(lower(text)))
}

function isNumber(digits: string): boolean {
  return digits.length === LAST_DIGITS
}
