import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import type { RowCounts } from './product-import.repository.ts'
import { barcodesOf, type ReadRow } from './read-row.rules.ts'
import type { RowResult } from './row-result.ts'

export interface RawRow {
  rowNumber: number
  cells: string[]
}

/** A row as it was read, and what becomes of it. */
export interface CheckedRow {
  rowNumber: number
  read: ReadRow
  result: RowResult
}

/** The next rows of a file, in its order. */
export async function listRawRows(
  { db, companyId }: TxCtx,
  importId: string,
  afterRow: number,
  limit: number,
): Promise<RawRow[]> {
  const rows = await db
    .selectFrom('product_import_row')
    .select(['row_number', 'fields'])
    .where('company_id', '=', companyId)
    .where('import_id', '=', importId)
    .where('row_number', '>', afterRow)
    .orderBy('row_number')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ rowNumber: row.row_number, cells: row.fields }))
}

/**
 * Writes what the rows were found to be, all in one statement. The rows are neighbours: saying from where to where keeps
 * the statement from going through the whole file for every portion of it.
 */
export async function recordRows(
  { db, companyId }: TxCtx,
  importId: string,
  rows: readonly CheckedRow[],
): Promise<void> {
  const [first, last] = [rows.at(0)?.rowNumber ?? 0, rows.at(-1)?.rowNumber ?? 0]
  const column = <T>(of: (row: CheckedRow) => T): T[] => rows.map((row) => of(row))
  await sql`
    update product_import_row r
    set code = v.code, barcode = v.barcode, designation = v.designation, is_good = v.is_good,
      problems = v.problems::jsonb, warnings = v.warnings::jsonb, action = v.action, match_id = v.match_id,
      changes = v.changes::jsonb
    from unnest(
      ${column(({ rowNumber }) => rowNumber)}::int[],
      ${column(({ read }) => read.code)}::text[],
      ${column(({ read }) => barcodesOf(read).join(' ') || null)}::text[],
      ${column(shownDesignation)}::text[],
      ${column(({ result }) => result.problems.length === 0)}::boolean[],
      ${column(({ result }) => JSON.stringify(result.problems))}::text[],
      ${column(({ result }) => JSON.stringify(result.warnings))}::text[],
      ${column(({ result }) => result.action)}::text[],
      ${column(({ result }) => result.match?.id ?? null)}::uuid[],
      ${column(({ result }) => JSON.stringify(result.changes))}::text[]
    ) as v (row_number, code, barcode, designation, is_good, problems, warnings, action, match_id, changes)
    where r.company_id = ${companyId} and r.import_id = ${importId} and r.row_number = v.row_number
      and r.row_number between ${first} and ${last}`.execute(db)
}

/** A row that says no designation is shown by that of the product it matches. */
function shownDesignation({ read, result }: CheckedRow): string {
  return read.designation || (result.match?.designation ?? '')
}

/**
 * For the rest of the transaction, no nested loops: the rows have only just come, the planner has no statistics of them,
 * and where it takes them for few it would compare each with each.
 */
export async function joinInBulk({ db }: TxCtx): Promise<void> {
  await sql`set local enable_nestloop = off`.execute(db)
}

/**
 * Of the good rows that share a barcode, then of those that share a code, the first stays in and the others name it.
 * Barcodes go first: a row without a code uses its barcode as one, and the report should name what repeats. An UPDATE on the
 * distributed engine takes only immutable functions of its columns, so problems are made by `jsonb_object`.
 */
export async function keepOutRepeated(
  { db, companyId }: TxCtx,
  importId: string,
  column: 'barcode' | 'code',
): Promise<void> {
  const mine = sql`from product_import_row k where k.company_id = ${companyId} and k.import_id = ${importId} and k.is_good`
  // The barcodes of a row have a space between them.
  const values =
    column === 'code'
      ? sql`select k.row_number, k.code as value ${mine} and k.code is not null`
      : sql`select k.row_number, unnest(string_to_array(k.barcode, ' ')) as value ${mine} and k.barcode is not null`
  await sql`
    update product_import_row r
    set is_good = false,
      problems = '[]' || (jsonb_object(array['column', ${column}, 'problem', ${`${column}TwiceInFile`}, 'value', d.value])
        || ('{"otherRow": ' || d.first_row::text || '}')::jsonb)
    from (
      select distinct on (f.row_number) f.row_number, f.value, f.first_row
      from (
        select g.row_number, g.value, min(g.row_number) over (partition by g.value) as first_row
        from (${values}) g
      ) f
      where f.first_row < f.row_number
      order by f.row_number, f.first_row, f.value
    ) d
    where r.company_id = ${companyId} and r.import_id = ${importId} and r.row_number = d.row_number`.execute(db)
}

/** Of the good rows that mean one product, one by its code and one by its barcode, the first stays in too. */
export async function keepOutSameProduct({ db, companyId }: TxCtx, importId: string): Promise<void> {
  await sql`
    update product_import_row r
    set is_good = false,
      problems = '[]' || (jsonb_object(array['column', 'row', 'problem', 'productTwiceInFile', 'value', r.code])
        || ('{"otherRow": ' || d.first_row::text || '}')::jsonb)
    from (
      select g.row_number, min(g.row_number) over (partition by g.match_id) as first_row
      from product_import_row g
      where g.company_id = ${companyId} and g.import_id = ${importId} and g.is_good and g.action in ('change', 'same')
    ) d
    where r.company_id = ${companyId} and r.import_id = ${importId} and r.row_number = d.row_number and d.first_row < d.row_number`.execute(
    db,
  )
}

export async function countRows({ db, companyId }: TxCtx, importId: string): Promise<RowCounts> {
  const { rows } = await sql<RowCounts>`
    select count(*) filter (where r.is_good and not r.is_excluded and r.action in ('create', 'change')) as good,
      count(*) filter (where r.is_good and not r.is_excluded and r.action = 'change') as changed,
      count(*) filter (where r.is_good and (r.is_excluded or r.action in ('same', 'leave'))) as same,
      count(*) filter (where not r.is_good) as bad,
      count(*) filter (where r.is_good and r.warnings <> '[]') as warned
    from product_import_row r
    where r.company_id = ${companyId} and r.import_id = ${importId}`.execute(db)
  return rows[0] ?? { good: 0, changed: 0, same: 0, bad: 0, warned: 0 }
}
