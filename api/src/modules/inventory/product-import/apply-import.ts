import type { RowProblem } from '@comptoir/contracts/inventory/product-import'
import type pg from 'pg'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { askOn } from '../../../platform/db/ask-database.ts'
import { inBulkTransaction } from '../../../platform/db/bulk-transaction.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Pace } from '../../../platform/jobs/pace.ts'
import { closeChangeSet } from '../product-changes/index.ts'
import { lockProducts, type KnownProduct } from '../products/index.ts'
import type { Candidate, Editing, Job } from './apply-job.ts'
import {
  advanceImport,
  keepOut,
  listRowsToImport,
  lockProgress,
  recordDeeds,
  type RowToImport,
} from './apply.repository.ts'
import { changeProducts } from './change-products.ts'
import { countRows } from './check.repository.ts'
import { createProducts } from './create-products.ts'
import { tellFinished } from './import-news.ts'
import { judgeRows } from './judge-rows.ts'
import { addPictures } from './pictures/add-pictures.ts'
import { removePictures } from './pictures/pictures.repository.ts'
import { findImport, finishImporting, forgetPictureBytes, lockImport } from './product-import.repository.ts'
import type { ReadRow } from './read-row.rules.ts'
import { readRows } from './read-rows.ts'
import { ensureFamilies } from './row-families.ts'
import { rowPlan } from './row-plan.ts'

/** Pictures that are removed in one transaction. */
const PICTURES = 50

/**
 * Puts the good rows into the catalogue, portion by portion: products, barcodes, opening stock, the changes as they can be
 * undone and the progress in one transaction, so that one that broke off, or whose turn was over, goes on behind its last
 * portion, with nothing doubled and nothing lost. Then the pictures of the rows, in the same manner.
 */
export async function applyImport(
  ctx: Ctx,
  { pool, secret }: { pool: pg.Pool; secret: string },
  importId: string,
  pace: Pace,
): Promise<void> {
  for (let isMore = true; isMore;) {
    pace.signal?.throwIfAborted()
    const job = await prepare({ ...ctx, now: pace.now() }, importId)
    if (!job) return
    isMore = await inBulkTransaction(pool, (client) => applyPortion(client, job, pace.portion))
    await pace.afterPortion?.()
    if (isMore && pace.isTurnOver?.()) return
  }
  if (!(await addPictures(ctx, secret, importId, pace))) return
  await forgetPictures(ctx, importId, pace)
  await inTransaction({ ...ctx, now: pace.now() }, async (tx) => {
    const record = await lockImport(tx, importId)
    if (record?.state !== 'importing' || record.changeSetId === null) return
    const counts = await countRows(tx, importId)
    await finishImporting(tx, importId, counts)
    await closeChangeSet(tx, record.changeSetId)
    await tellFinished(tx, record, counts)
    const after = {
      fileName: record.fileName,
      createdCount: counts.good - counts.changed,
      changedCount: counts.changed,
      badCount: counts.bad,
      photoCount: record.pictures?.addedCount ?? 0,
    }
    await audit(tx, { action: 'productImport.applied', entity: 'productImport', entityId: importId, after })
  })
}

/** What was sent is not kept once it is drawn. */
async function forgetPictures(ctx: Ctx, importId: string, pace: Pace): Promise<void> {
  for (let isMore = true; isMore;)
    isMore = await inTransaction({ ...ctx, now: pace.now() }, async (tx) => {
      const record = await lockImport(tx, importId)
      if (record?.state !== 'importing') return false
      if (await removePictures(tx, importId, PICTURES)) return true
      await forgetPictureBytes(tx, importId)
      return false
    })
}

/** Null when the import is not, or no longer, to be applied. */
function prepare(ctx: Ctx, importId: string): Promise<Job | null> {
  return inTransaction(ctx, async (tx) => {
    const record = await findImport(tx, importId)
    if (record?.state !== 'importing' || record.changeSetId === null) return null
    return { ctx, record, changeSetId: record.changeSetId, plan: await rowPlan(tx, record), now: ctx.now }
  })
}

/** False when no row is left. */
async function applyPortion(client: pg.PoolClient, job: Job, portion: number): Promise<boolean> {
  const { companyId } = job.ctx
  const { id } = job.record
  const lastRow = await lockProgress(client, companyId, id)
  const rows = lastRow === null ? [] : await listRowsToImport(client, companyId, id, lastRow, portion)
  const last = rows.at(-1)
  if (!last) return false
  const candidates = await readCandidates(client, job, rows)
  const refused = new Map(
    candidates.flatMap((candidate) => {
      const problems = refusals(candidate)
      return problems.length > 0 ? [[candidate.rowNumber, problems] as const] : []
    }),
  )
  await keepOut(client, companyId, id, refused)
  await load(
    client,
    job,
    candidates.filter(({ rowNumber }) => !refused.has(rowNumber)),
  )
  await advanceImport(client, companyId, id, { lastRow: last.rowNumber, done: rows.length })
  return true
}

/** The rows that are to go in, held against the catalogue of this moment, which nobody changes until the portion is in. */
async function readCandidates(
  client: pg.PoolClient,
  { ctx, plan }: Job,
  rows: readonly RowToImport[],
): Promise<Candidate[]> {
  const read = await readRows(
    rows.filter(({ isIn, action }) => isIn && (action === 'create' || action === 'change')),
    plan,
  )
  const ask = askOn(client)
  await lockProducts(
    ask,
    ctx.companyId,
    read.flatMap(({ matchId }) => matchId ?? []),
  )
  return judgeRows(ask, ctx.companyId, read, plan)
}

/** Rows that were good when they were checked, and are not any more: the catalogue or the VAT rates have changed since. */
function refusals({ action, matchId, read, result }: Candidate): RowProblem[] {
  if (result.problems.length > 0) return result.problems
  if (action === 'create' && result.match !== null)
    return result.match.code === read.code
      ? [{ column: 'code', problem: 'codeTaken', value: read.code }]
      : [{ column: 'barcode', problem: 'barcodeTaken', value: takenBarcode(read, result.match) }]
  if (action === 'change' && result.match?.id !== matchId)
    return [{ column: 'row', problem: 'changedSince', value: read.code }]
  return []
}

function takenBarcode({ barcodes }: ReadRow, match: KnownProduct): string {
  return barcodes.find((barcode) => match.barcodes.includes(barcode)) ?? ''
}

async function load(client: pg.PoolClient, job: Job, rows: readonly Candidate[]): Promise<void> {
  const made = rows.filter(({ action }) => action === 'create')
  const met = rows.filter(({ action }) => action === 'change')
  const edited = met.flatMap((row): Editing[] =>
    row.result.action === 'change' && row.result.match ? [{ ...row, known: row.result.match }] : [],
  )
  const idOf = await ensureFamilies(client, job, made, edited)
  await createProducts(client, job, made, idOf)
  await changeProducts(client, job, edited, idOf)
  await recordDeeds(client, job.ctx.companyId, job.record.id, met.flatMap(deedOf))
}

/** What a row did, unless the check has said the same. */
function deedOf({ rowNumber, result: { action, changes }, changes: said }: Candidate) {
  if (JSON.stringify(changes) === JSON.stringify(said)) return []
  return [{ rowNumber, action: action === 'change' ? action : ('same' as const), changes }]
}
