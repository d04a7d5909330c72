import type { RowProblem } from '@comptoir/contracts/inventory/product-import'
import type pg from 'pg'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inBulkTransaction } from '../../../platform/db/bulk-transaction.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { ensureNames, type NamedFamily } from '../families/index.ts'
import { findTakenCodes, loadProducts } from '../products/index.ts'
import { loadOpeningStock } from '../stock/index.ts'
import { advanceImport, keepOut, listRowsToImport, lockProgress, type RowToImport } from './apply.repository.ts'
import { countRows } from './check.repository.ts'
import { tellFinished } from './import-news.ts'
import type { Pace } from './pace.ts'
import { findImport, finishImporting, lockImport, type ImportRecord } from './product-import.repository.ts'
import { readRow, type ReadRow, type RowPlan } from './read-row.rules.ts'
import { rowPlan } from './row-plan.ts'

interface Job {
  ctx: Ctx
  record: ImportRecord
  plan: RowPlan
  now: Date
}

interface Candidate extends RowToImport {
  read: ReadRow
}

/**
 * Puts the good rows into the catalogue, portion by portion: products, barcodes, opening stock and the progress in one
 * transaction, so that one that broke off, or whose turn was over, goes on behind its last portion, with nothing doubled
 * and nothing lost.
 */
export async function applyImport(ctx: Ctx, pool: pg.Pool, importId: string, pace: Pace): Promise<void> {
  for (let isMore = true; isMore;) {
    pace.signal?.throwIfAborted()
    const job = await prepare({ ...ctx, now: pace.now() }, importId)
    if (!job) return
    isMore = await inBulkTransaction(pool, (client) => applyPortion(client, job, pace.portion))
    await pace.afterPortion?.()
    if (isMore && pace.isTurnOver?.()) return
  }
  await inTransaction({ ...ctx, now: pace.now() }, async (tx) => {
    const record = await lockImport(tx, importId)
    if (record?.state !== 'importing') return
    const counts = await countRows(tx, importId)
    await finishImporting(tx, importId, counts)
    await tellFinished(tx, record, counts)
    const after = { fileName: record.fileName, goodCount: counts.good, badCount: counts.bad }
    await audit(tx, { action: 'productImport.applied', entity: 'productImport', entityId: importId, after })
  })
}

/** Null when the import is not, or no longer, to be applied. */
function prepare(ctx: Ctx, importId: string): Promise<Job | null> {
  return inTransaction(ctx, async (tx) => {
    const record = await findImport(tx, importId)
    if (record?.state !== 'importing') return null
    return { ctx, record, plan: await rowPlan(tx, record), now: ctx.now }
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
  const candidates = rows.filter(({ isGood }) => isGood).map((row) => ({ ...row, read: readRow(row.cells, job.plan) }))
  const refused = await refusals(client, companyId, candidates)
  await keepOut(client, companyId, id, refused)
  await load(
    client,
    job,
    candidates.filter(({ rowNumber }) => !refused.has(rowNumber)),
  )
  await advanceImport(client, companyId, id, { lastRow: last.rowNumber, done: rows.length, refused: refused.size })
  return true
}

/** Rows that were good when they were checked, and are not any more: the catalogue or the VAT rates have changed since. */
async function refusals(
  client: pg.PoolClient,
  companyId: string,
  candidates: readonly Candidate[],
): Promise<Map<number, RowProblem[]>> {
  const taken = await findTakenCodes(client, companyId, {
    codes: candidates.map(({ read }) => read.code),
    barcodes: candidates.flatMap(({ read }) => read.barcode ?? []),
  })
  const problemsOf = ({ read }: Candidate): RowProblem[] => {
    if (read.problems.length > 0) return read.problems
    if (read.barcode !== null && taken.barcodes.has(read.barcode))
      return [{ column: 'barcode', problem: 'barcodeTaken', value: read.barcode }]
    return taken.codes.has(read.code) ? [{ column: 'code', problem: 'codeTaken', value: read.code }] : []
  }
  const found = candidates.map((candidate) => [candidate.rowNumber, problemsOf(candidate)] as const)
  return new Map(found.filter(([, problems]) => problems.length > 0))
}

async function load(client: pg.PoolClient, { ctx, record, now }: Job, rows: readonly Candidate[]): Promise<void> {
  const owner = { companyId: ctx.companyId, userId: ctx.userId, now }
  const namesOf = (family: NamedFamily): Promise<Map<string, string>> =>
    ensureNames(
      client,
      owner,
      family,
      rows.flatMap(({ read }) => read[family] ?? []),
    )
  const categories = await namesOf('category')
  const brands = await namesOf('brand')
  const units = await namesOf('unit')
  const idOf = (ids: Map<string, string>, name: string | null): string | null =>
    name === null ? null : (ids.get(name) ?? null)
  const products = rows.map(({ productId, read }) => ({
    ...read,
    id: productId,
    categoryId: idOf(categories, read.category),
    brandId: idOf(brands, read.brand),
    unitId: idOf(units, read.unit),
  }))
  await loadProducts(client, owner, products)
  const stocked = rows.filter(({ read }) => read.openingMilli > 0)
  await loadOpeningStock(client, {
    ...owner,
    locationId: record.locationId,
    document: { kind: 'import', id: record.id },
    products: stocked.map(({ productId, read }) => ({ productId, quantityMilli: read.openingMilli })),
  })
}
