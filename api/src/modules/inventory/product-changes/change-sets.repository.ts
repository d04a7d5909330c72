import {
  UNDO_DAYS,
  type ChangeSet,
  type ChangeSetKind,
  type ChangeSetState,
} from '@comptoir/contracts/inventory/product-changes'
import type { Updateable } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import type { ProductChangeSet as Table } from '../../../platform/db/tables.ts'

/** A change set as its work needs it: what the contract shows, and how far its undoing has come. */
export interface ChangeSetRecord extends ChangeSet {
  /** What it was made by: of an import, its id. */
  documentId: string | null
  pointOfSaleId: string | null
  lastProductId: string | null
  /** The last product whose photos the undoing went through. */
  photosThrough: string | null
  createdBy: string
  undoneBy: string | null
}

/** A change set that is about to be filled. */
export interface NewChangeSet {
  id: string
  kind: ChangeSetKind
  title: string
  documentId: string | null
  pointOfSaleId: string | null
}

const DAY_MS = 86_400_000

function selection({ db, companyId }: TxCtx) {
  return db.selectFrom('product_change_set').selectAll().where('company_id', '=', companyId)
}

type Row = Awaited<ReturnType<ReturnType<typeof selection>['executeTakeFirstOrThrow']>>

function toChangeSet(row: Row): ChangeSet {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    title: row.title,
    createdCount: row.created_count,
    changedCount: row.changed_count,
    photoCount: row.photo_count,
    doneCount: row.done_count,
    keptCount: row.kept_count,
    createdAt: row.created_at.toISOString(),
    undoableUntil: new Date(row.created_at.getTime() + UNDO_DAYS * DAY_MS).toISOString(),
    undoAskedAt: row.undo_asked_at?.toISOString() ?? null,
    undoneAt: row.undone_at?.toISOString() ?? null,
  }
}

function toRecord(row: Row): ChangeSetRecord {
  return {
    ...toChangeSet(row),
    documentId: row.document_id,
    pointOfSaleId: row.point_of_sale_id,
    lastProductId: row.last_product_id,
    photosThrough: row.photos_through,
    createdBy: row.created_by,
    undoneBy: row.undone_by,
  }
}

export async function findChangeSet(ctx: TxCtx, id: string): Promise<ChangeSetRecord | null> {
  const row = await selection(ctx).where('id', '=', id).executeTakeFirst()
  return row ? toRecord(row) : null
}

/** The same, held until the transaction ends: of two that undo one set, the second waits and then sees what was done. */
export async function lockChangeSet(ctx: TxCtx, id: string): Promise<ChangeSetRecord | null> {
  const row = await selection(ctx).where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? toRecord(row) : null
}

/** Those of these ids that are still kept, by id, as the contract shows them. */
export async function findChangeSets(ctx: TxCtx, ids: readonly string[]): Promise<Map<string, ChangeSet>> {
  if (ids.length === 0) return new Map()
  const rows = await selection(ctx)
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, toChangeSet(row)]))
}

/** Begins a set of changes, which `recordChanges` fills and `closeChangeSet` ends. */
export async function openChangeSet({ db, companyId, userId, now }: TxCtx, set: NewChangeSet): Promise<void> {
  await db
    .insertInto('product_change_set')
    .values({
      company_id: companyId,
      id: set.id,
      kind: set.kind,
      state: 'applying',
      title: set.title,
      document_id: set.documentId,
      point_of_sale_id: set.pointOfSaleId,
      created_by: userId,
      created_at: now,
    })
    .execute()
}

async function update({ db, companyId }: TxCtx, id: string, values: Updateable<Table>): Promise<void> {
  await db
    .updateTable('product_change_set')
    .set(values)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** Says that all changes of a set are made: from now on it can be undone. */
export function closeChangeSet(ctx: TxCtx, id: string): Promise<void> {
  return update(ctx, id, { state: 'applied', created_at: ctx.now })
}

/** Begins to undo a set; one that broke off goes on behind the last product that was committed. */
export function startUndoing(ctx: TxCtx, { id }: ChangeSetRecord): Promise<void> {
  return update(ctx, id, { state: 'undoing', undone_by: ctx.userId, undo_asked_at: ctx.now })
}

export function advanceUndoing(
  ctx: TxCtx,
  id: string,
  progress: { lastProductId: string; doneCount: number; keptCount: number },
): Promise<void> {
  const { lastProductId, doneCount, keptCount } = progress
  return update(ctx, id, { last_product_id: lastProductId, done_count: doneCount, kept_count: keptCount })
}

export function advancePhotos(ctx: TxCtx, id: string, photosThrough: string): Promise<void> {
  return update(ctx, id, { photos_through: photosThrough })
}

export function finishUndoing(ctx: TxCtx, id: string, state: Extract<ChangeSetState, 'undone' | 'partlyUndone'>) {
  return update(ctx, id, { state, undone_at: ctx.now })
}

export function failUndoing(ctx: TxCtx, id: string): Promise<void> {
  return update(ctx, id, { state: 'failed' })
}
