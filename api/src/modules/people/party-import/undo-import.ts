import type { PartyKeptReason } from '@comptoir/contracts/people/party-import'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx, TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { Pace } from '../../../platform/jobs/pace.ts'
import { goThrough } from './go-through.ts'
import { tellUndone } from './import-news.ts'
import { IMPORTERS, type Importer } from './importers.ts'
import { advance, codeOf, finish, lockImport, type PartyImportRecord } from './party-import.repository.ts'
import { countRows } from './rows.repository.ts'
import { listWrittenBefore, lockPeople, markKept, type Present, type WrittenRow } from './undo.repository.ts'
import { reasonOf, undoingOf } from './undo.rules.ts'

/**
 * Undoes an import, from its last row to its first: whom it made is removed, and whom it changed gets back what they had,
 * both as their forms do it and as far as nobody has touched them since. Whoever was erased is in none of its rows.
 */
export function undoImport(ctx: Ctx, importId: string, pace: Pace): Promise<void> {
  return goThrough(
    ctx,
    {
      doPortion: (tx, rows) => undoPortion(tx, importId, rows),
      passOver: (tx, refusal) => keepNext(tx, importId, refusal),
    },
    pace,
  )
}

/** False when no row is left: then it is undone. */
async function undoPortion(ctx: TxCtx, importId: string, portion: number): Promise<boolean> {
  const record = await lockImport(ctx, importId)
  if (record?.state !== 'undoing') return false
  const rows = await listWrittenBefore(ctx, importId, record.lastRow, portion)
  const last = rows.at(-1)
  if (!last) {
    await conclude(ctx, record)
    return false
  }
  const importer = IMPORTERS[record.kind]
  const present = await lockPeople(ctx, record.kind, rows)
  const kept = new Map<number, PartyKeptReason>()
  for (const row of rows) {
    const reason = await undoRow(ctx, importer, row, present.get(row.partyId))
    if (reason !== null) kept.set(row.rowNumber, reason)
  }
  await markKept(ctx, importId, kept)
  await advance(ctx, importId, { lastRow: last.rowNumber, doneCount: record.doneCount + rows.length })
  return true
}

/** Gives the reason for which somebody stays as they are. */
async function undoRow(
  ctx: TxCtx,
  importer: Importer,
  row: WrittenRow,
  present: Present | undefined,
): Promise<PartyKeptReason | null> {
  const undoing = undoingOf(row, present)
  if (typeof undoing === 'object') return undoing.keep
  if (undoing === 'remove') return removeUnused(ctx, importer, row.partyId)
  if (undoing === 'restore') await importer.change(ctx, row.partyId, row.before)
  return null
}

/** Documents that name somebody are many: that they do is found before anything is written, and the portion goes on. */
async function removeUnused(ctx: TxCtx, importer: Importer, id: string): Promise<PartyKeptReason | null> {
  try {
    await importer.remove(ctx, id)
    return null
  } catch (error) {
    if (error instanceof DomainError && reasonOf(error.code) === 'used') return 'used'
    throw error
  }
}

/** Leaves whoever the next row wrote as they are: a rule of their form refuses to set them back. */
async function keepNext(ctx: TxCtx, importId: string, refusal: DomainError): Promise<void> {
  const record = await lockImport(ctx, importId)
  if (record?.state !== 'undoing') return
  const [row] = await listWrittenBefore(ctx, importId, record.lastRow, 1)
  if (!row) return
  await markKept(ctx, importId, new Map([[row.rowNumber, reasonOf(refusal.code)]]))
  await advance(ctx, importId, { lastRow: row.rowNumber, doneCount: record.doneCount + 1 })
}

async function conclude(ctx: TxCtx, record: PartyImportRecord): Promise<void> {
  const { id, kind } = record
  const counts = await countRows(ctx, id)
  await finish(ctx, id, 'undone', counts)
  await tellUndone(ctx, record, counts)
  const after = {
    ...{ code: codeOf(id), kind, createdCount: counts.good - counts.changed, changedCount: counts.changed },
    ...{ keptCount: counts.kept, state: 'undone' },
  }
  await audit(ctx, { action: 'partyImport.undone', entity: 'partyImport', entityId: id, after })
}
