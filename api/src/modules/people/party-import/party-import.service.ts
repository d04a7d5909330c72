import type {
  CheckPartyImportInput,
  PartyKind,
  PartyMapping,
  PartyReportRow,
  PartyReportScope,
} from '@comptoir/contracts/people/party-import'
import type { ExcludeRowsInput } from '@comptoir/contracts/platform/import-files'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { audit } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { headingsIn } from '../../../platform/import-files/column-mapping.ts'
import { excludeRows } from '../../../platform/import-files/exclude.repository.ts'
import { AT_WORK } from '../../../platform/import-files/stored-import.ts'
import { COLUMN_NAMES } from './columns.rules.ts'
import { saveHeadings } from './headings.repository.ts'
import { IMPORTERS, type Importer } from './importers.ts'
import { missingColumn, reservedColumn } from './mapping.rules.ts'
import {
  codeOf,
  findImport,
  listLatestImports,
  lockImport,
  markRemoved,
  restartCheck,
  saveCounts,
  startImporting,
  startUndoing,
  type PartyImportRecord,
} from './party-import.repository.ts'
import { listReportPage } from './report.queries.ts'
import { countRows } from './rows.repository.ts'

/** One import; one of the other kind is not found, like another company's. */
export async function getImport(ctx: TxCtx, kind: PartyKind, id: string): Promise<PartyImportRecord> {
  const found = await findImport(ctx, id)
  if (found?.kind !== kind) throw new DomainError('partyImport.notFound')
  return found
}

export function listImports(ctx: TxCtx, kind: PartyKind): Promise<PartyImportRecord[]> {
  return listLatestImports(ctx, kind)
}

const isAtWork = ({ state }: PartyImportRecord): boolean => AT_WORK.some((each) => each === state)

/** Locked, so that of two concurrent requests the second learns that it is already running. */
async function getForWork(ctx: TxCtx, kind: PartyKind, id: string): Promise<PartyImportRecord> {
  const held = await lockImport(ctx, id)
  if (held?.kind !== kind) throw new DomainError('partyImport.notFound')
  if (held.state === 'done' || held.undoneBy !== null) throw new DomainError('partyImport.alreadyApplied')
  if (isAtWork(held)) throw new DomainError('partyImport.running')
  return held
}

/** Refuses a mapping with a column that only holders of a further permission may set. */
function refuseReserved({ permissions }: TxCtx, mapping: PartyMapping, importer: Importer): void {
  const reserved = reservedColumn(mapping, importer, permissions)
  if (reserved) throw new DomainError('auth.forbidden', { permission: reserved.permission }, '/mapping')
}

/** Has the file checked again, under another mapping, or with people matched otherwise. */
export async function startCheck(
  ctx: TxCtx,
  kind: PartyKind,
  id: string,
  input: CheckPartyImportInput,
): Promise<PartyImportRecord> {
  const held = await getForWork(ctx, kind, id)
  if (held.isApplied) throw new DomainError('partyImport.alreadyApplied')
  const importer = IMPORTERS[kind]
  const column = missingColumn(input.mapping, held.headers, importer)
  if (column !== null) throw new DomainError('partyImport.columnMissing', { column }, '/mapping')
  refuseReserved(ctx, input.mapping, importer)
  await restartCheck(ctx, id, input)
  return getImport(ctx, kind, id)
}

/** Has the good rows written. One that broke off may be asked for again, and goes on where it was. */
export async function startApply(ctx: TxCtx, kind: PartyKind, id: string): Promise<PartyImportRecord> {
  const held = await getForWork(ctx, kind, id)
  if (held.state !== 'checked' && !held.isApplied) throw new DomainError('partyImport.notReady')
  // Somebody else may have had it checked.
  refuseReserved(ctx, held.mapping, IMPORTERS[kind])
  await saveHeadings(ctx, kind, headingsIn(held.headers, held.mapping, COLUMN_NAMES[kind]))
  await startImporting(ctx, held)
  return getImport(ctx, kind, id)
}

/** Leaves rows out of an import that waits to be confirmed, or takes them in again; refused rows stay refused. */
export async function setExcluded(
  ctx: TxCtx,
  kind: PartyKind,
  id: string,
  input: ExcludeRowsInput,
): Promise<PartyImportRecord> {
  const held = await getForWork(ctx, kind, id)
  if (held.state !== 'checked') throw new DomainError('partyImport.notReady')
  await excludeRows(ctx, 'party_import', id, input)
  await saveCounts(ctx, id, await countRows(ctx, id))
  return getImport(ctx, kind, id)
}

/** Has undone what an import wrote. An undoing that broke off may be asked for again, and goes on where it was. */
export async function startUndo(ctx: TxCtx, kind: PartyKind, id: string): Promise<PartyImportRecord> {
  const held = await lockImport(ctx, id)
  if (held?.kind !== kind) throw new DomainError('partyImport.notFound')
  if (isAtWork(held)) throw new DomainError('partyImport.running')
  if (held.state === 'undone') throw new DomainError('partyImport.alreadyUndone')
  const isGoingOn = held.state === 'failed' && held.undoneBy !== null
  const isInTime = held.undoableUntil !== null && ctx.now.toISOString() <= held.undoableUntil
  if (!isGoingOn && !isInTime) throw new DomainError('partyImport.notUndoable')
  refuseReserved(ctx, held.mapping, IMPORTERS[kind])
  await startUndoing(ctx, held)
  return getImport(ctx, kind, id)
}

/** Removes an import with its rows and its report; whom it brought stays. Its rows go a little later. */
export async function removeImport(ctx: TxCtx, kind: PartyKind, id: string): Promise<void> {
  const held = await lockImport(ctx, id)
  if (held?.kind !== kind) throw new DomainError('partyImport.notFound')
  if (held.state === 'importing' || held.state === 'undoing') throw new DomainError('partyImport.running')
  await markRemoved(ctx, id)
  const { rowCount, state } = held
  const after = { code: codeOf(id), kind, rowCount, state }
  await audit(ctx, { action: 'partyImport.removed', entity: 'partyImport', entityId: id, after })
}

/** Refuses to let another reading of the file stand for an import that was applied. */
export async function checkReplaceable(ctx: TxCtx, kind: PartyKind, id: string): Promise<void> {
  const { isApplied } = await getImport(ctx, kind, id)
  if (isApplied) throw new DomainError('partyImport.alreadyApplied')
}

/** Removes the import that another reading of its file stands for, unless somebody removed or applied it meanwhile. */
export async function removeReplaced(ctx: TxCtx, kind: PartyKind, id: string): Promise<void> {
  const held = await lockImport(ctx, id)
  if (held && !held.isApplied) await removeImport(ctx, kind, id)
}

const TOTALS = {
  created: ({ goodCount, changeCount }: PartyImportRecord) => goodCount - changeCount,
  changed: ({ changeCount }: PartyImportRecord) => changeCount,
  same: ({ sameCount }: PartyImportRecord) => sameCount,
  bad: ({ badCount }: PartyImportRecord) => badCount,
  warned: ({ warningCount }: PartyImportRecord) => warningCount,
  kept: ({ keptCount }: PartyImportRecord) => keptCount,
  all: ({ rowCount }: PartyImportRecord) => rowCount,
} satisfies Record<PartyReportScope, unknown>

/** The report by row; complete once the rows are checked. */
export async function getReport(
  ctx: TxCtx,
  kind: PartyKind,
  id: string,
  { only, ...page }: { only: PartyReportScope; page: number; limit: number },
): Promise<PaginatedOf<PartyReportRow>> {
  const found = await getImport(ctx, kind, id)
  return { data: await listReportPage(ctx, id, only, page), meta: { total: TOTALS[only](found), ...page } }
}
