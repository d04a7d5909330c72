import type { CheckImportInput, ImportReportRow, ReportScope } from '@comptoir/contracts/inventory/product-import'
import type { ExcludeRowsInput } from '@comptoir/contracts/platform/import-files'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { milliRateFromNumber } from '@comptoir/money'
import { v7 as newId } from 'uuid'
import { audit } from '../../../platform/audit/audit.ts'
import { mayEnter, type TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { excludeRows } from '../../../platform/import-files/exclude.repository.ts'
import { readTaxes } from '../../company/tax-parameters/index.ts'
import { openChangeSet } from '../product-changes/index.ts'
import { unitPriceOf } from '../products/index.ts'
import { countRows } from './check.repository.ts'
import { countPlanned } from './pictures/pictures.repository.ts'
import { rememberMapping } from './headings.service.ts'
import { missingColumn } from './headers.rules.ts'
import {
  findImport,
  listLatestImports,
  lockImport,
  markRemoved,
  recordCounts,
  recordPlanned,
  restartCheck,
  startImporting,
  type ImportRecord,
} from './product-import.repository.ts'
import { listReportPage } from './report.queries.ts'

/** One import; that of a point of sale which the caller may not enter is as unknown as another company's. */
export async function getImport(ctx: TxCtx, id: string): Promise<ImportRecord> {
  const found = await findImport(ctx, id)
  if (!found || !mayEnter(ctx, found.pointOfSaleId)) throw new DomainError('productImport.notFound')
  return found
}

export function listImports(ctx: TxCtx): Promise<ImportRecord[]> {
  return listLatestImports(ctx)
}

/** Locked, so that of two concurrent requests the second learns that it is already running. */
async function getForWork(ctx: TxCtx, id: string): Promise<ImportRecord> {
  await getImport(ctx, id)
  const held = await lockImport(ctx, id)
  if (!held) throw new DomainError('productImport.notFound')
  if (held.state === 'done') throw new DomainError('productImport.alreadyApplied')
  if (held.state === 'checking' || held.state === 'importing') throw new DomainError('productImport.running')
  return held
}

async function checkDefaults(ctx: TxCtx, { defaults }: CheckImportInput): Promise<void> {
  if (defaults.price !== undefined) unitPriceOf(defaults.price, '/defaults/price')
  const { vatRate } = defaults
  if (vatRate === undefined) return
  const { vatRatesMilli } = await readTaxes(ctx)
  if (!vatRatesMilli.includes(milliRateFromNumber(vatRate)))
    throw new DomainError('product.vatRateUnknown', { vatRate }, '/defaults/vatRate')
}

/** Who does not see what a product costs does not set it either. */
function requireCost({ permissions }: TxCtx, { mapping }: CheckImportInput): void {
  const permission = PRODUCTS.permissions.seeCost
  if (mapping.purchasePrice === undefined || permissions.has(permission)) return
  throw new DomainError('auth.forbidden', { permission }, '/mapping')
}

/** What misses before rows can be judged. Without a designation they can still change products that are there. */
function columnMissing({ mapping }: CheckImportInput, headers: readonly string[]): string | null {
  return missingColumn({ ...mapping, designation: mapping.designation ?? headers[0] ?? '' }, headers)
}

/** Has the file checked again, under another mapping or other defaults, or with products matched otherwise. */
export async function startCheck(ctx: TxCtx, id: string, input: CheckImportInput): Promise<ImportRecord> {
  const held = await getForWork(ctx, id)
  if (held.isApplied) throw new DomainError('productImport.alreadyApplied')
  const column = columnMissing(input, held.headers)
  if (column !== null) throw new DomainError('productImport.columnMissing', { column }, '/mapping')
  requireCost(ctx, input)
  await checkDefaults(ctx, input)
  await restartCheck(ctx, id, input)
  return getImport(ctx, id)
}

/** Has the good rows imported. One that broke off may be asked for again, and goes on where it was. */
export async function startApply(ctx: TxCtx, id: string): Promise<ImportRecord> {
  const held = await getForWork(ctx, id)
  if (held.state !== 'checked' && !held.isApplied) throw new DomainError('productImport.notReady')
  const changeSetId = held.changeSetId ?? newId()
  if (held.changeSetId === null) {
    const { fileName: title, pointOfSaleId } = held
    await openChangeSet(ctx, { id: changeSetId, kind: 'import', title, documentId: id, pointOfSaleId })
  }
  await rememberMapping(ctx, held)
  await startImporting(ctx, held, changeSetId)
  return getImport(ctx, id)
}

/** Leaves rows out of an import that waits to be confirmed, or takes them in again; refused rows stay refused. */
export async function setExcluded(ctx: TxCtx, id: string, input: ExcludeRowsInput): Promise<ImportRecord> {
  const held = await getForWork(ctx, id)
  if (held.state !== 'checked') throw new DomainError('productImport.notReady')
  await excludeRows(ctx, 'product_import', id, input)
  await recordCounts(ctx, id, await countRows(ctx, id))
  await recordPlanned(ctx, id, await countPlanned(ctx, id))
  return getImport(ctx, id)
}

/** Removes an import with its rows and its report; what it brought into the catalogue stays. Its rows go a little later. */
export async function removeImport(ctx: TxCtx, id: string): Promise<void> {
  const found = await getImport(ctx, id)
  const held = await lockImport(ctx, id)
  if (!held) throw new DomainError('productImport.notFound')
  if (held.state === 'importing' || found.changeSet?.state === 'undoing') throw new DomainError('productImport.running')
  await markRemoved(ctx, id)
  const { fileName, rowCount, state } = held
  await audit(ctx, {
    action: 'productImport.removed',
    entity: 'productImport',
    entityId: id,
    after: { fileName, rowCount, state },
  })
}

/** Refuses to let another reading of the file stand for an import that went into the catalogue. */
export async function checkReplaceable(ctx: TxCtx, id: string): Promise<void> {
  const { isApplied } = await getImport(ctx, id)
  if (isApplied) throw new DomainError('productImport.alreadyApplied')
}

/** Removes the import that another reading of its file stands for, unless somebody removed or applied it meanwhile. */
export async function removeReplaced(ctx: TxCtx, id: string): Promise<void> {
  const held = await lockImport(ctx, id)
  if (held && !held.isApplied) await removeImport(ctx, id)
}

const TOTALS = {
  created: ({ goodCount, changeCount }: ImportRecord) => goodCount - changeCount,
  changed: ({ changeCount }: ImportRecord) => changeCount,
  same: ({ sameCount }: ImportRecord) => sameCount,
  bad: ({ badCount }: ImportRecord) => badCount,
  warned: ({ warningCount }: ImportRecord) => warningCount,
  all: ({ rowCount }: ImportRecord) => rowCount,
} satisfies Record<ReportScope, unknown>

/** The report by row; complete once the rows are checked. */
export async function getReport(
  ctx: TxCtx,
  id: string,
  only: ReportScope,
  page: { page: number; limit: number },
): Promise<PaginatedOf<ImportReportRow>> {
  const found = await getImport(ctx, id)
  return { data: await listReportPage(ctx, id, only, page), meta: { total: TOTALS[only](found), ...page } }
}
