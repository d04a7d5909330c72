import type { ProductFields } from '@comptoir/contracts/inventory/product-changes'
import type { RowProblem } from '@comptoir/contracts/inventory/product-import'
import type pg from 'pg'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { askOn } from '../../../platform/db/ask-database.ts'
import { inBulkTransaction } from '../../../platform/db/bulk-transaction.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Pace } from '../../../platform/jobs/pace.ts'
import { learnManyWords } from '../../../platform/search/known-words.ts'
import { ensureNames, ensureSubcategories, type NamedFamily } from '../families/index.ts'
import { closeChangeSet, recordChanges } from '../product-changes/index.ts'
import {
  findMatchingProducts,
  loadProducts,
  lockProducts,
  productSearchText,
  writeProductFields,
  type KnownProduct,
} from '../products/index.ts'
import { loadOpeningStock } from '../stock/index.ts'
import {
  advanceImport,
  keepOut,
  listRowsToImport,
  lockProgress,
  recordDeeds,
  type RowToImport,
} from './apply.repository.ts'
import { countRows } from './check.repository.ts'
import { tellFinished } from './import-news.ts'
import { addPictures } from './pictures/add-pictures.ts'
import { removePictures } from './pictures/pictures.repository.ts'
import {
  findImport,
  finishImporting,
  forgetPictureBytes,
  lockImport,
  type ImportRecord,
} from './product-import.repository.ts'
import { codesOf, type ReadRow, type RowPlan } from './read-row.rules.ts'
import { readRows } from './read-rows.ts'
import { catalogueOf, fieldsBefore, resultOf, type MatchPlan, type RowResult } from './row-outcome.rules.ts'
import { rowPlan } from './row-plan.ts'

/** Pictures that are removed in one transaction. */
const PICTURES = 50

interface Job {
  ctx: Ctx
  record: ImportRecord
  changeSetId: string
  plan: RowPlan & MatchPlan
  now: Date
}

interface Candidate extends RowToImport {
  read: ReadRow
  result: RowResult
}

/** A row whose product is found, and differs. */
interface Editing extends Candidate {
  known: KnownProduct
}

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
async function readCandidates(client: pg.PoolClient, { ctx, plan }: Job, rows: readonly RowToImport[]) {
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
  const catalogue = catalogueOf(
    await findMatchingProducts(ask, ctx.companyId, {
      codes: read.flatMap((row) => codesOf(row.read)),
      barcodes: read.flatMap((row) => row.read.barcodes),
    }),
  )
  return read.map((row): Candidate => ({ ...row, result: resultOf(row.read, catalogue, plan) }))
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
  await create(client, job, made, idOf)
  await change(client, job, edited, idOf)
  await recordDeeds(client, job.ctx.companyId, job.record.id, met.flatMap(deedOf))
}

/** What a row did, unless the check has said the same. */
function deedOf({ rowNumber, result: { action, changes }, changes: said }: Candidate) {
  if (JSON.stringify(changes) === JSON.stringify(said)) return []
  return [{ rowNumber, action: action === 'change' ? action : ('same' as const), changes }]
}

type IdOf = (family: NamedFamily, name: string | null | undefined) => string | null

/** The ids of the categories, brands and units that rows name, those that are missing made. */
async function ensureFamilies(
  client: pg.PoolClient,
  { ctx, now }: Job,
  made: readonly Candidate[],
  edited: readonly Editing[],
): Promise<IdOf> {
  const namesOf = (family: NamedFamily): Promise<Map<string, string>> =>
    ensureNames(client, { companyId: ctx.companyId, now }, family, [
      ...made.flatMap(({ read }) => read[family] ?? []),
      ...edited.flatMap(({ result }) => result.edit.families[family] ?? []),
    ])
  const ids = { category: await namesOf('category'), brand: await namesOf('brand'), unit: await namesOf('unit') }
  return (family, name) => (name ? (ids[family].get(name) ?? null) : null)
}

async function create(client: pg.PoolClient, job: Job, rows: readonly Candidate[], idOf: IdOf): Promise<void> {
  const { ctx, record, changeSetId, now } = job
  const owner = { companyId: ctx.companyId, userId: ctx.userId, now }
  const subcategoryIds = await subcategoriesOf(
    client,
    job,
    rows.map(({ read }) => ({ categoryId: idOf('category', read.category), name: read.subcategory })),
  )
  const products = rows.map(({ productId, read }, index) => ({
    ...read,
    ...read.plain,
    id: productId,
    categoryId: idOf('category', read.category),
    subcategoryId: subcategoryIds[index] ?? null,
    brandId: idOf('brand', read.brand),
    unitId: idOf('unit', read.unit),
  }))
  await loadProducts(client, owner, products)
  const stocked = rows.filter(({ read }) => read.openingMilli > 0)
  await loadOpeningStock(client, {
    ...owner,
    locationId: record.locationId,
    document: { kind: 'import', id: record.id },
    products: stocked.map(({ productId, read }) => ({ productId, quantityMilli: read.openingMilli })),
  })
  await recordChanges(
    client,
    ctx.companyId,
    changeSetId,
    products.map(({ id, code, designation }) => ({
      productId: id,
      kind: 'created',
      code,
      designation,
      before: {},
      afterVersion: 1,
    })),
  )
}

async function change(client: pg.PoolClient, job: Job, rows: readonly Editing[], idOf: IdOf): Promise<void> {
  const { ctx, changeSetId, now } = job
  const categoryOf = ({ known, result: { edit } }: Editing): string | null =>
    edit.families.category === undefined ? (known.category?.id ?? null) : idOf('category', edit.families.category)
  const subcategoryIds = await subcategoriesOf(
    client,
    job,
    rows.map((row) => ({ categoryId: categoryOf(row), name: row.result.edit.families.subcategory ?? null })),
  )
  const written = rows.map((row, index) => {
    const { known, result } = row
    const { edit } = result
    const { category, subcategory, brand, unit } = edit.families
    const fields: ProductFields = {
      ...edit.fields,
      ...(category === undefined && subcategory === undefined ? {} : { categoryId: categoryOf(row) }),
      // With its category, by which it is known to be there when it is to be set back.
      ...(subcategory === undefined ? {} : { subcategoryId: subcategoryIds[index] ?? null }),
      ...(brand === undefined ? {} : { brandId: idOf('brand', brand) }),
      ...(unit === undefined ? {} : { unitId: idOf('unit', unit) }),
    }
    const before = fieldsBefore(known, fields)
    if (!changesSearch(fields)) return { known, fields, before }
    const [searchText, foundBy] = [productSearchText({ ...known, ...fields }), productSearchText(known)]
    return { known, fields: { ...fields, searchText }, before: { ...before, searchText: foundBy } }
  })
  await writeProductFields(
    askOn(client),
    ctx.companyId,
    written.map(({ known, fields }) => ({ id: known.id, fields })),
    { userId: ctx.userId, now, by: { source: 'import', changeSetId } },
    client,
  )
  await learnManyWords(
    client,
    ctx.companyId,
    'product',
    written.flatMap(({ fields }) => fields.searchText ?? []),
  )
  await recordChanges(
    client,
    ctx.companyId,
    changeSetId,
    written.map(({ known, fields, before }) => ({
      productId: known.id,
      kind: 'changed',
      code: fields.code ?? known.code,
      designation: fields.designation ?? known.designation,
      before,
      afterVersion: known.version + 1,
    })),
  )
}

/** Fields that a product is found by. */
const SEARCHED = ['code', 'designation', 'designationEn', 'designationAr', 'barcodes', 'location'] as const

/** Whether a product is found by other words after these fields are written. */
function changesSearch(fields: ProductFields): boolean {
  return SEARCHED.some((field) => fields[field] !== undefined)
}

/** The ids of subcategories, those that are missing made; null where none is named. */
async function subcategoriesOf(
  client: pg.PoolClient,
  { ctx, now }: Job,
  wanted: readonly { categoryId: string | null; name: string | null }[],
): Promise<(string | null)[]> {
  const named = wanted.flatMap(({ categoryId, name }, index) =>
    categoryId === null || name === null ? [] : [{ index, categoryId, name }],
  )
  const ids = await ensureSubcategories(client, { companyId: ctx.companyId, now }, named)
  const found = wanted.map((): string | null => null)
  for (const [at, { index }] of named.entries()) found[index] = ids[at] ?? null
  return found
}
