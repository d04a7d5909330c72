import type { KeptReason } from '@comptoir/contracts/inventory/product-changes'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx, TxCtx } from '../../../platform/context.ts'
import { askIn } from '../../../platform/db/ask-database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Pace } from '../../../platform/jobs/pace.ts'
import { productSearchText, writeProductFields, type FieldsToWrite } from '../products/index.ts'
import { listPhotographed, removeOwnPhotos } from './change-photos.repository.ts'
import {
  advancePhotos,
  advanceUndoing,
  finishUndoing,
  lockChangeSet,
  type ChangeSetRecord,
} from './change-sets.repository.ts'
import { tellUndone } from './undo-news.ts'
import { listChanges, markKept, readPresent, removeProducts, withdrawStock } from './undo.repository.ts'
import { releasedCode, undoingOf, type Change, type Present } from './undo.rules.ts'

/**
 * Undoes a change set, portion by portion: products that it made are removed, or archived where stock came with them, and
 * the others get back what they were; then photos that it added are taken away. Each portion is committed with its progress, so that an undoing that broke off, or
 * whose turn was over, goes on behind its last portion.
 */
export async function undoChangeSet(ctx: Ctx, changeSetId: string, pace: Pace): Promise<void> {
  for (let isMore = true; isMore;) {
    pace.signal?.throwIfAborted()
    isMore = await inTransaction({ ...ctx, now: pace.now() }, (tx) => undoPortion(tx, changeSetId, pace.portion))
    await pace.afterPortion?.()
    if (isMore && pace.isTurnOver?.()) return
  }
}

/** False when nothing is left to do. */
async function undoPortion(ctx: TxCtx, changeSetId: string, portion: number): Promise<boolean> {
  const set = await lockChangeSet(ctx, changeSetId)
  if (set?.state !== 'undoing') return false
  const changes = await listChanges(ctx, changeSetId, set.lastProductId, portion)
  const last = changes.at(-1)
  if (!last) return undoPhotos(ctx, set)
  const kept = await undoChanges(ctx, set, changes)
  await markKept(ctx, changeSetId, kept)
  await advanceUndoing(ctx, changeSetId, {
    lastProductId: last.productId,
    doneCount: set.doneCount + changes.length,
    keptCount: set.keptCount + kept.size,
  })
  return true
}

/** Products with their photos, taken back at a time. */
const PHOTOGRAPHED = 50

/** Behind the products their photos: false when none is left, and the set is undone. */
async function undoPhotos(ctx: TxCtx, set: ChangeSetRecord): Promise<boolean> {
  const ids = await listPhotographed(ctx, set.id, set.photosThrough, PHOTOGRAPHED)
  const last = ids.at(-1)
  if (last === undefined) {
    await conclude(ctx, set)
    return false
  }
  await removeOwnPhotos(ctx, set.id, ids)
  await advancePhotos(ctx, set.id, last)
  return true
}

/** Gives the products that stay, each with its reason. */
async function undoChanges(
  ctx: TxCtx,
  set: ChangeSetRecord,
  changes: readonly Change[],
): Promise<Map<string, KeptReason>> {
  const { present, openings } = await readPresent(ctx, set, changes)
  const kept = new Map<string, KeptReason>()
  const removed: string[] = []
  const written: FieldsToWrite[] = []
  for (const change of changes) {
    const undoing = undoingOf(change, present)
    if (undoing === 'remove') removed.push(change.productId)
    else if (undoing === 'restore') written.push({ id: change.productId, fields: change.before })
    else if (undoing !== 'nothing') kept.set(change.productId, undoing.keep)
  }
  // What came with stock is named by its movements for good.
  const going = new Set(removed)
  const stocked = openings.filter(({ productId }) => going.has(productId))
  const archived = new Set(stocked.map(({ productId }) => productId))
  await withdrawStock(
    ctx,
    set.id,
    stocked.map((opening) => ({ ...opening, designation: nameOf(present, opening.productId) })),
  )
  await removeProducts(
    ctx,
    removed.filter((id) => !archived.has(id)),
  )
  await writeProductFields(
    askIn(ctx.db),
    ctx.companyId,
    [...written, ...changes.filter(({ productId }) => archived.has(productId)).map((made) => archiving(present, made))],
    { ...ctx, by: { source: 'undo', changeSetId: set.id } },
  )
  return kept
}

function nameOf({ products }: Present, id: string): string {
  return products.get(id)?.designation ?? ''
}

/** Out of sale, without the code and the barcodes that somebody may want to give again. */
function archiving({ products }: Present, { productId: id, before }: Change): FieldsToWrite {
  const { code = '', designation = '' } = products.get(id) ?? {}
  const released = releasedCode(code, id)
  const searchText = productSearchText({ designation, code: released, barcodes: [] })
  return { id, fields: { ...before, isActive: false, code: released, barcodes: [], searchText } }
}

async function conclude(ctx: TxCtx, set: ChangeSetRecord): Promise<void> {
  const state = set.keptCount === 0 ? 'undone' : 'partlyUndone'
  await finishUndoing(ctx, set.id, state)
  await tellUndone(ctx, set)
  const { title, createdCount, changedCount, keptCount } = set
  await audit(ctx, {
    action: 'productChange.undone',
    entity: 'productChange',
    entityId: set.id,
    after: { name: title, createdCount, changedCount, keptCount, state },
  })
}
