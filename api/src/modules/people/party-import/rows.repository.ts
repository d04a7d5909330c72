import type { PartyRowChange, PartyRowProblem } from '@comptoir/contracts/people/party-import'
import { sql, type RawBuilder } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { NO_ROWS, type RowCounts } from './party-import.repository.ts'
import type { ReadRow } from './read-row.rules.ts'
import type { RowResult } from './row-outcome.rules.ts'

/** A row as it was sent, and what the check found it to be. */
export interface StagedRow {
  rowNumber: number
  partyId: string
  cells: string[]
  /** Whether the row is good, and nobody has left it out. */
  isIn: boolean
  action: RowResult['action']
  matchId: string | null
  changes: PartyRowChange[]
  warnings: PartyRowProblem[]
}

/** A row that was read, and what becomes of it. */
export interface JudgedRow {
  rowNumber: number
  read: ReadRow
  result: RowResult
}

/** The next rows of a file, in its order. */
export async function listRows(
  { db, companyId }: TxCtx,
  importId: string,
  afterRow: number,
  limit: number,
): Promise<StagedRow[]> {
  const rows = await db
    .selectFrom('party_import_row')
    .select(['row_number', 'party_id', 'fields', 'is_good', 'action', 'match_id'])
    .select(['is_excluded', 'changes', 'warnings'])
    .where('company_id', '=', companyId)
    .where('import_id', '=', importId)
    .where('row_number', '>', afterRow)
    .orderBy('row_number')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    ...{ rowNumber: row.row_number, partyId: row.party_id, cells: row.fields },
    ...{ isIn: row.is_good && !row.is_excluded, action: row.action, matchId: row.match_id },
    ...{ changes: row.changes, warnings: row.warnings },
  }))
}

/** Writes what the rows were found to be, all in one statement. They are neighbours. */
export async function recordRows(
  { db, companyId }: TxCtx,
  importId: string,
  rows: readonly JudgedRow[],
): Promise<void> {
  if (rows.length === 0) return
  const [first, last] = [rows.at(0)?.rowNumber ?? 0, rows.at(-1)?.rowNumber ?? 0]
  const column = <T>(of: (row: JudgedRow) => T): T[] => rows.map((row) => of(row))
  await sql`
    update party_import_row r
    set code = v.code, name = v.name, is_good = v.is_good, problems = v.problems::jsonb,
      warnings = v.warnings::jsonb, action = v.action, match_id = v.match_id, changes = v.changes::jsonb
    from unnest(
      ${column(({ rowNumber }) => rowNumber)}::int[],
      ${column(({ read, result }) => read.fields.code ?? result.match?.code ?? '')}::text[],
      ${column(({ read, result }) => read.fields.name ?? result.match?.name ?? '')}::text[],
      ${column(({ result }) => result.problems.length === 0)}::boolean[],
      ${column(({ result }) => JSON.stringify(result.problems))}::text[],
      ${column(({ result }) => JSON.stringify(result.warnings))}::text[],
      ${column(({ result }) => result.action)}::text[],
      ${column(({ result }) => result.match?.id ?? null)}::uuid[],
      ${column(({ result }) => JSON.stringify(result.changes))}::text[]
    ) as v (row_number, code, name, is_good, problems, warnings, action, match_id, changes)
    where r.company_id = ${companyId} and r.import_id = ${importId} and r.row_number = v.row_number
      and r.row_number between ${first} and ${last}`.execute(db)
}

/** By what good rows of one file are the same; a tax identifier is read from a cell of the file. */
type SameBy = 'code' | 'match' | { taxIdAt: number }

const PLAIN_COLUMNS = { code: sql.ref('g.code'), match: sql.ref('g.match_id') } as const

/**
 * A tax identifier as rows are matched by it, null where it says too little: as `compared` has it, and the columns that
 * keep it of those who are there.
 */
function taxIdKey(position: number): RawBuilder<unknown> {
  const plain = sql`upper(regexp_replace(g.fields ->> ${position}::int, '[^0-9A-Za-z]', '', 'g'))`
  return sql`coalesce(substring(${plain} from '^[0-9]{7}[A-Z]'), substring(${plain} from '^.{4,}$'))`
}

/** Each good row that has a key, with the first row that has the same. */
function firstWithSame(companyId: string, importId: string, key: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
      select k.row_number, min(k.row_number) over (partition by k.key) as first_row
      from (
        select g.row_number, ${key} as key from party_import_row g
        where g.company_id = ${companyId} and g.import_id = ${importId} and g.is_good
      ) k
      where k.key is not null
    )`
}

/**
 * Of the good rows that share a code or a tax identifier, or that mean one person who is there, the first stays in and the
 * others name it.
 */
export async function keepOutRepeated({ db, companyId }: TxCtx, importId: string, by: SameBy): Promise<void> {
  const told = by === 'code' ? ['code', 'codeTwiceInFile'] : ['row', 'partyTwiceInFile']
  const key = typeof by === 'string' ? PLAIN_COLUMNS[by] : taxIdKey(by.taxIdAt)
  await sql`
    update party_import_row r
    set is_good = false,
      problems = '[]' || (jsonb_object(array['column', ${told[0]}, 'problem', ${told[1]}, 'value', r.code])
        || ('{"otherRow": ' || d.first_row::text || '}')::jsonb)
    from ${firstWithSame(companyId, importId, key)} d
    where r.company_id = ${companyId} and r.import_id = ${importId} and r.row_number = d.row_number
      and d.first_row < d.row_number`.execute(db)
}

const ARABIC_DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
const LATIN_DIGITS = '01234567890123456789'

/** Telephones and e-mail addresses as duplicates are compared, null where they say too little: as `compared` has it. */
const REACH_KEYS = {
  phone: (cell: RawBuilder<unknown>) =>
    sql`substring(regexp_replace(translate(${cell}, ${ARABIC_DIGITS}, ${LATIN_DIGITS}), '[^0-9]', '', 'g') from '.{8}$')`,
  // The apostrophe is the one that our own files write before what looks like a formula.
  email: (cell: RawBuilder<unknown>) => sql`substring(lower(btrim(${cell}, ' ''')) from '^.{5,}$')`,
} as const

/**
 * Warns, of the good rows that give somebody a telephone or an e-mail address which a row before them has, too, with the
 * first one; not where somebody who is there is named already.
 */
export async function warnOfRepeated(
  { db, companyId }: TxCtx,
  importId: string,
  column: keyof typeof REACH_KEYS,
  position: number,
): Promise<void> {
  const key = REACH_KEYS[column](sql`(g.fields ->> ${position}::int)`)
  const ofColumn = JSON.stringify([{ column }])
  await sql`
    update party_import_row r
    set warnings = r.warnings
      || (jsonb_object(array['column', ${column}, 'problem', ${`${column}TwiceInFile`}, 'value', ''])
        || ('{"otherRow": ' || d.first_row::text || '}')::jsonb)
    from ${firstWithSame(companyId, importId, key)} d
    where r.company_id = ${companyId} and r.import_id = ${importId} and r.row_number = d.row_number
      and d.first_row < d.row_number and not r.warnings @> ${ofColumn}::jsonb
      and (r.action = 'create' or r.action = 'change' and r.changes @> ${ofColumn}::jsonb)`.execute(db)
}

/** A row that cannot go in any more, with the reason. */
export async function keepOut(
  { db, companyId }: TxCtx,
  importId: string,
  rowNumber: number,
  problems: readonly PartyRowProblem[],
): Promise<void> {
  await db
    .updateTable('party_import_row')
    .set({ is_good: false, problems: JSON.stringify(problems) })
    .where('company_id', '=', companyId)
    .where('import_id', '=', importId)
    .where('row_number', '=', rowNumber)
    .execute()
}

export async function countRows({ db, companyId }: TxCtx, importId: string): Promise<RowCounts> {
  const { rows } = await sql<RowCounts>`
    select count(*) filter (where r.is_good and not r.is_excluded and r.action in ('create', 'change')) as good,
      count(*) filter (where r.is_good and not r.is_excluded and r.action = 'change') as changed,
      count(*) filter (where r.is_good and (r.is_excluded or r.action in ('same', 'leave'))) as same,
      count(*) filter (where not r.is_good) as bad,
      count(*) filter (where r.is_good and r.warnings <> '[]') as warned,
      count(*) filter (where r.kept is not null) as kept
    from party_import_row r
    where r.company_id = ${companyId} and r.import_id = ${importId}`.execute(db)
  return rows[0] ?? NO_ROWS
}
