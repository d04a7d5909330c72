import {
  type CheckImportInput,
  type UnusedPicture,
  type ImportColumn,
  type ProductImport,
} from '@comptoir/contracts/inventory/product-import'
import { sql, type UpdateObject } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import type { DB } from '../../../platform/db/tables.ts'
import { expiryOf, readingOf } from '../../../platform/import-files/stored-import.ts'
import { findChangeSets } from '../product-changes/index.ts'

type State = ProductImport['state']

/** An import as its work needs it: what the contract shows, and how far it has come. */
export interface ImportRecord extends ProductImport {
  mapping: Record<string, string>
  locationId: string
  lastRow: number
  /** The row whose pictures were added last. */
  lastPictureRow: number
  isApplied: boolean
  createdBy: string
  /** Of the changes that applying it records; null before. */
  changeSetId: string | null
}

function selection({ db, companyId }: TxCtx) {
  return db.selectFrom('product_import').selectAll().where('company_id', '=', companyId).where('removed_at', 'is', null)
}

type Row = Awaited<ReturnType<ReturnType<typeof selection>['executeTakeFirstOrThrow']>>

function picturesOf(row: Row): ImportRecord['pictures'] {
  if (row.picture_count === 0) return null
  return {
    receivedCount: row.picture_count,
    unusedCount: row.unused_count,
    unused: row.unused_pictures,
    plannedCount: row.planned_count,
    doneCount: row.drawn_count,
    addedCount: row.added_count,
  }
}

function toRecord(row: Row): ImportRecord {
  return {
    id: row.id,
    state: row.state,
    fileName: row.file_name,
    pointOfSaleId: row.point_of_sale_id,
    headers: row.headers,
    sample: row.sample,
    reading: readingOf(row),
    mapping: row.mapping,
    defaults: row.defaults,
    rowCount: row.row_count,
    doneCount: row.done_count,
    goodCount: row.good_count,
    badCount: row.bad_count,
    warningCount: row.warning_count,
    pictures: picturesOf(row),
    keptBytes: row.kept_bytes + row.picture_bytes,
    failure: row.failure,
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    expiresAt: expiryOf(row)?.toISOString() ?? null,
    matchBy: row.match_by,
    onMatch: row.on_match,
    changeCount: row.change_count,
    sameCount: row.same_count,
    changeSet: null,
    changeSetId: row.change_set_id,
    locationId: row.location_id,
    lastRow: row.last_row,
    lastPictureRow: row.last_picture_row,
    isApplied: row.is_applied,
    createdBy: row.created_by,
  }
}

/** With the changes that each has made, for as long as they are kept. */
async function withChanges(ctx: TxCtx, records: readonly ImportRecord[]): Promise<ImportRecord[]> {
  const sets = await findChangeSets(
    ctx,
    records.flatMap(({ changeSetId }) => changeSetId ?? []),
  )
  return records.map((record) => ({ ...record, changeSet: sets.get(record.changeSetId ?? '') ?? null }))
}

export async function findImport(ctx: TxCtx, id: string): Promise<ImportRecord | null> {
  const row = await selection(ctx).where('id', '=', id).executeTakeFirst()
  const [found] = row ? await withChanges(ctx, [toRecord(row)]) : []
  return found ?? null
}

/** The same, held until the transaction ends: of two that work on one import, the second waits and then sees what was done. */
export async function lockImport(ctx: TxCtx, id: string): Promise<ImportRecord | null> {
  const row = await selection(ctx).where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? toRecord(row) : null
}

const LATEST = 50

export async function listLatestImports(ctx: TxCtx): Promise<ImportRecord[]> {
  const { pointOfSaleIds } = ctx
  if (pointOfSaleIds?.length === 0) return []
  const rows = await selection(ctx)
    .$if(pointOfSaleIds !== null, (query) => query.where('point_of_sale_id', 'in', [...(pointOfSaleIds ?? [])]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LATEST)
    .execute()
  return withChanges(ctx, rows.map(toRecord))
}

async function update({ db, companyId }: TxCtx, id: string, values: UpdateObject<DB, 'product_import'>): Promise<void> {
  await db.updateTable('product_import').set(values).where('company_id', '=', companyId).where('id', '=', id).execute()
}

/** Back to the first row, under another mapping or none. */
export function restartCheck(ctx: TxCtx, id: string, input: CheckImportInput): Promise<void> {
  const { matchBy, onMatch } = input
  return update(ctx, id, {
    state: 'checking',
    mapping: JSON.stringify(input.mapping),
    defaults: JSON.stringify(input.defaults),
    ...(matchBy === undefined ? {} : { match_by: matchBy }),
    ...(onMatch === undefined ? {} : { on_match: onMatch }),
    last_row: 0,
    done_count: 0,
    good_count: 0,
    change_count: 0,
    same_count: 0,
    bad_count: 0,
    warning_count: 0,
    unused_count: 0,
    unused_pictures: '[]',
    planned_count: 0,
    failure: null,
    started_at: ctx.now,
    finished_at: null,
  })
}

export function advanceCheck(ctx: TxCtx, id: string, progress: { lastRow: number; doneCount: number }): Promise<void> {
  return update(ctx, id, { last_row: progress.lastRow, done_count: progress.doneCount })
}

/**
 * Rows that go in, of those the ones that change a product, rows that leave the catalogue as it is, and rows that are
 * refused; and how many that are not refused carry a warning.
 */
export interface RowCounts {
  good: number
  changed: number
  same: number
  bad: number
  warned: number
}

export function recordCounts(ctx: TxCtx, id: string, { good, changed, same, bad, warned }: RowCounts): Promise<void> {
  return update(ctx, id, {
    good_count: good,
    change_count: changed,
    same_count: same,
    bad_count: bad,
    warning_count: warned,
  })
}

/** Which files of the archive no row gets. */
export function recordUnused(
  ctx: TxCtx,
  id: string,
  { count, first }: { count: number; first: readonly UnusedPicture[] },
): Promise<void> {
  return update(ctx, id, { unused_count: count, unused_pictures: JSON.stringify(first) })
}

/** How many photos an import is to add. */
export function recordPlanned(ctx: TxCtx, id: string, count: number): Promise<void> {
  return update(ctx, id, { planned_count: count })
}

/** Of what an import has drawn and added, the pictures of one more row. */
export function advancePictures(
  ctx: TxCtx,
  id: string,
  { lastPictureRow, drawn, added }: { lastPictureRow: number; drawn: number; added: number },
): Promise<void> {
  return update(ctx, id, {
    last_picture_row: lastPictureRow,
    drawn_count: sql<number>`drawn_count + ${drawn}`,
    added_count: sql<number>`added_count + ${added}`,
  })
}

/** Pictures are not kept once their products have them. */
export function forgetPictureBytes(ctx: TxCtx, id: string): Promise<void> {
  return update(ctx, id, { picture_bytes: 0 })
}

async function finish(ctx: TxCtx, id: string, state: State, counts: RowCounts): Promise<void> {
  await recordCounts(ctx, id, counts)
  await update(ctx, id, { state, finished_at: ctx.now })
}

export function finishCheck(ctx: TxCtx, id: string, counts: RowCounts): Promise<void> {
  return finish(ctx, id, 'checked', counts)
}

/** Begins to import; one that broke off goes on behind the last row that was committed, with the changes it has begun. */
export function startImporting(ctx: TxCtx, record: ImportRecord, changeSetId: string): Promise<void> {
  const fresh = { is_applied: true, last_row: 0, done_count: 0, started_at: ctx.now, change_set_id: changeSetId }
  return update(ctx, record.id, {
    state: 'importing',
    failure: null,
    finished_at: null,
    ...(record.isApplied ? {} : fresh),
  })
}

export function finishImporting(ctx: TxCtx, id: string, counts: RowCounts): Promise<void> {
  return finish(ctx, id, 'done', counts)
}

export function failImport(ctx: TxCtx, id: string, failure: string): Promise<void> {
  return update(ctx, id, { state: 'failed', failure, finished_at: ctx.now })
}

/** Takes an import out of every list; its rows wait to be removed. */
export function markRemoved(ctx: TxCtx, id: string): Promise<void> {
  return update(ctx, id, { removed_at: ctx.now })
}

/** The columns that a mapping names, by their position in the file. */
export function positionsOf(record: Pick<ImportRecord, 'headers' | 'mapping'>): Partial<Record<ImportColumn, number>> {
  return Object.fromEntries(
    Object.entries(record.mapping).map(([column, header]) => [column, record.headers.indexOf(header)]),
  )
}
