import type { PartyFields, PartyKeptReason, PartyKind } from '@comptoir/contracts/people/party-import'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'

/** What is kept of a row that was written, to undo it. */
export interface WroteRow {
  rowNumber: number
  /** The fields that it changed, as they were; none of somebody who was made. */
  before: PartyFields
  /** The version that writing it left. */
  afterVersion: number
}

/** The same, and whom it made or changed. */
export interface WrittenRow extends WroteRow {
  partyId: string
  isCreated: boolean
}

/** Remembers what rows wrote, so that it can be undone. */
export async function recordWritten(
  { db, companyId }: TxCtx,
  importId: string,
  rows: readonly WroteRow[],
): Promise<void> {
  if (rows.length === 0) return
  const numbers = rows.map(({ rowNumber }) => rowNumber)
  await sql`
    update party_import_row r set after_version = v.after_version, before = v.before::jsonb
    from unnest(
      ${numbers}::int[],
      ${rows.map(({ afterVersion }) => afterVersion)}::int[],
      ${rows.map(({ before }) => JSON.stringify(before))}::text[]
    ) as v (row_number, after_version, before)
    where r.company_id = ${companyId} and r.import_id = ${importId} and r.row_number = v.row_number
      and r.row_number between ${Math.min(...numbers)} and ${Math.max(...numbers)}`.execute(db)
}

/** The next rows that wrote something, backwards from one of them. */
export async function listWrittenBefore(
  { db, companyId }: TxCtx,
  importId: string,
  beforeRow: number,
  limit: number,
): Promise<WrittenRow[]> {
  const rows = await db
    .selectFrom('party_import_row')
    .select(['row_number', 'party_id', 'match_id', 'action', 'before', 'after_version'])
    .where('company_id', '=', companyId)
    .where('import_id', '=', importId)
    .where('row_number', '<', beforeRow)
    .where('after_version', 'is not', null)
    .orderBy('row_number', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    ...{ rowNumber: row.row_number, partyId: row.match_id ?? row.party_id, isCreated: row.match_id === null },
    ...{ before: row.before, afterVersion: row.after_version ?? 0 },
  }))
}

/** Somebody as they are when their row is undone. */
export interface Present {
  version: number
  /** Merged into another one, or erased. */
  isHidden: boolean
}

/** Locks whoever rows wrote, in one order, and reads what undoing depends on. */
export async function lockPeople(
  { db, companyId }: TxCtx,
  table: PartyKind,
  rows: readonly WrittenRow[],
): Promise<Map<string, Present>> {
  const ids = rows.map(({ partyId }) => partyId)
  const isHidden = table === 'client' ? sql`(x.merged_into_id is not null or x.erased_at is not null)` : sql`false`
  const { rows: found } = await sql<Present & { id: string }>`
    select x.id, x.version, ${isHidden} as "isHidden" from ${sql.table(table)} x
    where x.company_id = ${companyId} and x.id = any(${ids}::uuid[])
    order by x.id for update of x`.execute(db)
  return new Map(found.map(({ id, ...present }) => [id, present]))
}

/** Writes down whom undoing left, and why. */
export async function markKept(
  { db, companyId }: TxCtx,
  importId: string,
  kept: ReadonlyMap<number, PartyKeptReason>,
): Promise<void> {
  if (kept.size === 0) return
  const numbers = [...kept.keys()]
  await sql`
    update party_import_row r set kept = v.kept
    from unnest(${numbers}::int[], ${[...kept.values()]}::text[]) as v (row_number, kept)
    where r.company_id = ${companyId} and r.import_id = ${importId} and r.row_number = v.row_number
      and r.row_number between ${Math.min(...numbers)} and ${Math.max(...numbers)}`.execute(db)
}
