import type { CheckPartyImportInput, PartyImport, PartyKind } from '@comptoir/contracts/people/party-import'
import type { UpdateObject } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import type { DB } from '../../../platform/db/tables.ts'
import { anyId } from '../../../platform/http/list.ts'
import { expiryOf, readingOf } from '../../../platform/import-files/stored-import.ts'

/** An import as its work needs it: what the contract shows, and how far it has come. */
export interface PartyImportRecord extends PartyImport {
  mapping: Record<string, string>
  lastRow: number
  isApplied: boolean
  createdBy: string
  /** Who asked for its undoing. */
  undoneBy: string | null
}

function selection({ db, companyId }: TxCtx) {
  return db.selectFrom('party_import').selectAll().where('company_id', '=', companyId).where('removed_at', 'is', null)
}

type Row = Awaited<ReturnType<ReturnType<typeof selection>['executeTakeFirstOrThrow']>>

/** By which the audit trail names an import. */
export function codeOf(id: string): string {
  return id.slice(-8).toUpperCase()
}

/** For as long as it is kept, where it wrote anything that can be given back. */
function undoableUntil(row: Row): Date | null {
  return row.state === 'done' && row.is_undoable && row.good_count > 0 ? expiryOf(row) : null
}

function toRecord(row: Row): PartyImportRecord {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    fileName: row.file_name,
    headers: row.headers,
    sample: row.sample,
    reading: readingOf(row),
    mapping: row.mapping,
    rowCount: row.row_count,
    doneCount: row.done_count,
    goodCount: row.good_count,
    changeCount: row.change_count,
    sameCount: row.same_count,
    badCount: row.bad_count,
    warningCount: row.warning_count,
    keptCount: row.kept_count,
    matchBy: row.match_by,
    onMatch: row.on_match,
    failure: row.failure,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    expiresAt: expiryOf(row)?.toISOString() ?? null,
    undoableUntil: undoableUntil(row)?.toISOString() ?? null,
    undoAskedAt: row.undo_asked_at?.toISOString() ?? null,
    lastRow: row.last_row,
    isApplied: row.is_applied,
    createdBy: row.created_by,
    undoneBy: row.undone_by,
  }
}

export async function findImport(ctx: TxCtx, id: string): Promise<PartyImportRecord | null> {
  const row = await selection(ctx).where('id', '=', id).executeTakeFirst()
  return row ? toRecord(row) : null
}

/** The same, held until the transaction ends: of two that work on one import, the second waits and then sees what was done. */
export async function lockImport(ctx: TxCtx, id: string): Promise<PartyImportRecord | null> {
  const row = await selection(ctx).where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? toRecord(row) : null
}

/** Some of them, removed ones too, held likewise in one order; and whether their rows have been counted. */
export async function lockImports(
  { db, companyId }: TxCtx,
  ids: readonly string[],
): Promise<{ id: string; isCounted: boolean }[]> {
  const rows = await db
    .selectFrom('party_import')
    .select(['id', 'state', 'is_applied'])
    .where('company_id', '=', companyId)
    .where('id', '=', anyId(ids))
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id, state, is_applied }) => ({ id, isCounted: state === 'checked' || is_applied }))
}

const LATEST = 50

export async function listLatestImports(ctx: TxCtx, kind: PartyKind): Promise<PartyImportRecord[]> {
  const rows = await selection(ctx)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LATEST)
    .execute()
  return rows.map(toRecord)
}

async function update({ db, companyId }: TxCtx, id: string, values: UpdateObject<DB, 'party_import'>): Promise<void> {
  await db.updateTable('party_import').set(values).where('company_id', '=', companyId).where('id', '=', id).execute()
}

/** Back to the first row, under another mapping or with people matched otherwise. */
export function restartCheck(
  ctx: TxCtx,
  id: string,
  { mapping, matchBy, onMatch }: CheckPartyImportInput,
): Promise<void> {
  return update(ctx, id, {
    state: 'checking',
    mapping: JSON.stringify(mapping),
    match_by: matchBy,
    on_match: onMatch,
    ...{ last_row: 0, done_count: 0, failure: null, started_at: ctx.now, finished_at: null },
    ...countsOf(NO_ROWS),
  })
}

export function advance(ctx: TxCtx, id: string, progress: { lastRow: number; doneCount: number }): Promise<void> {
  return update(ctx, id, { last_row: progress.lastRow, done_count: progress.doneCount })
}

/** Rows that go in, of those the ones that change somebody, rows that change nothing, and rows that are refused. */
export interface RowCounts {
  good: number
  changed: number
  same: number
  bad: number
  /** Not refused, with a warning. */
  warned: number
  /** Left as they are by undoing. */
  kept: number
}

export const NO_ROWS: RowCounts = { good: 0, changed: 0, same: 0, bad: 0, warned: 0, kept: 0 }

function countsOf({ good, changed, same, bad, warned, kept }: RowCounts) {
  return {
    ...{ good_count: good, change_count: changed, same_count: same, bad_count: bad, warning_count: warned },
    kept_count: kept,
  }
}

/** Ends the phase that was running. */
export function finish(ctx: TxCtx, id: string, state: 'checked' | 'done' | 'undone', counts: RowCounts): Promise<void> {
  return update(ctx, id, { state, finished_at: ctx.now, ...countsOf(counts) })
}

/** What there is now of rows that were counted before. */
export function saveCounts(ctx: TxCtx, id: string, counts: RowCounts): Promise<void> {
  return update(ctx, id, countsOf(counts))
}

/** Begins to import; one that broke off goes on behind the last row that was committed. */
export function startImporting(ctx: TxCtx, { id, isApplied }: PartyImportRecord): Promise<void> {
  const fresh = { is_applied: true, is_undoable: true, last_row: 0, done_count: 0, started_at: ctx.now }
  return update(ctx, id, { state: 'importing', failure: null, finished_at: null, ...(isApplied ? {} : fresh) })
}

/** Behind every row: undoing goes back from the last one, as each was written over what those before it had left. */
const BEHIND_ALL = 2_147_483_647

/** Begins to undo; one that broke off goes on before the last row that was committed. */
export function startUndoing(ctx: TxCtx, { id, undoneBy }: PartyImportRecord): Promise<void> {
  const fresh = { last_row: BEHIND_ALL, done_count: 0, undo_asked_at: ctx.now }
  return update(ctx, id, {
    ...{ state: 'undoing', failure: null, finished_at: null, undone_by: ctx.userId, started_at: ctx.now },
    ...(undoneBy === null ? fresh : {}),
  })
}

export function failImport(ctx: TxCtx, id: string, failure: string): Promise<void> {
  return update(ctx, id, { state: 'failed', failure, finished_at: ctx.now })
}

/** Its rows go a little later. */
export function markRemoved(ctx: TxCtx, id: string): Promise<void> {
  return update(ctx, id, { removed_at: ctx.now })
}
