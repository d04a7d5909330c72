import type { PartyRowProblem } from '@comptoir/contracts/people/party-import'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx, TxCtx } from '../../../platform/context.ts'
import type { DomainError } from '../../../platform/errors.ts'
import type { Pace } from '../../../platform/jobs/pace.ts'
import { goThrough } from './go-through.ts'
import { IMPORTERS, type Importer } from './importers.ts'
import { tellFinished } from './import-news.ts'
import { judgeRows } from './judge-rows.ts'
import { advance, codeOf, finish, lockImport } from './party-import.repository.ts'
import { rowPlan } from './row-plan.ts'
import { countRows, keepOut, listRows, recordRows, type JudgedRow, type StagedRow } from './rows.repository.ts'
import { recordWritten, type WroteRow } from './undo.repository.ts'

/**
 * Writes the good rows, portion by portion, each as its form writes it. A row that the database or a rule of its form
 * refuses stays out.
 */
export function applyImport(ctx: Ctx, importId: string, pace: Pace): Promise<void> {
  return goThrough(
    ctx,
    {
      doPortion: (tx, rows) => applyPortion(tx, importId, rows),
      passOver: (tx, refusal) => refuseNext(tx, importId, refusal),
    },
    pace,
  )
}

/** False when no row is left: then it is done. */
async function applyPortion(ctx: TxCtx, importId: string, portion: number): Promise<boolean> {
  const record = await lockImport(ctx, importId)
  if (record?.state !== 'importing') return false
  const rows = await listRows(ctx, importId, record.lastRow, portion)
  const last = rows.at(-1)
  if (!last) {
    const counts = await countRows(ctx, importId)
    await finish(ctx, importId, 'done', counts)
    await tellFinished(ctx, record, counts)
    const { kind } = record
    const after = {
      code: codeOf(importId),
      kind,
      createdCount: counts.good - counts.changed,
      changedCount: counts.changed,
      badCount: counts.bad,
    }
    await audit(ctx, { action: 'partyImport.applied', entity: 'partyImport', entityId: importId, after })
    return false
  }
  const importer = IMPORTERS[record.kind]
  const wanted = rows.filter(({ isIn, action }) => isIn && (action === 'create' || action === 'change'))
  const written: WroteRow[] = []
  for (const row of await judgeRows(ctx, wanted, await rowPlan(ctx, record, importer))) {
    const problems = refusals(row)
    if (problems.length > 0) await keepOut(ctx, importId, row.rowNumber, problems)
    else written.push(...(await write(ctx, importer, importId, row)))
  }
  await recordWritten(ctx, importId, written)
  await advance(ctx, importId, { lastRow: last.rowNumber, doneCount: record.doneCount + rows.length })
  return true
}

/** Rows that were good when they were checked, and are not any more. */
function refusals({ action, matchId, result }: StagedRow & JudgedRow): PartyRowProblem[] {
  if (result.problems.length > 0) return result.problems
  if ((result.match?.id ?? null) === (action === 'create' ? null : matchId)) return []
  return [{ column: 'row', problem: 'changedSince', value: '' }]
}

/** Gives what can be undone of it. What a row did is told anew where somebody changed the same since the check. */
async function write(
  ctx: TxCtx,
  importer: Importer,
  importId: string,
  row: StagedRow & JudgedRow,
): Promise<WroteRow[]> {
  const { rowNumber, result } = row
  const { fields, before, match } = result
  if (match === null) {
    const { version } = await importer.create(ctx, row.partyId, fields)
    return [{ rowNumber, before, afterVersion: version }]
  }
  if (JSON.stringify(result.changes) !== JSON.stringify(row.changes))
    await recordRows(ctx, importId, [{ ...row, result: { ...result, warnings: row.warnings } }])
  if (result.action !== 'change') return []
  const { version } = await importer.change(ctx, match.id, fields)
  return [{ rowNumber, before, afterVersion: version }]
}

/** Keeps the next row out, which a rule of its form refused. */
async function refuseNext(ctx: TxCtx, importId: string, { code }: DomainError): Promise<void> {
  const record = await lockImport(ctx, importId)
  if (record?.state !== 'importing') return
  const [row] = await listRows(ctx, importId, record.lastRow, 1)
  if (!row) return
  await keepOut(ctx, importId, row.rowNumber, [{ column: 'row', problem: 'refused', value: code }])
  await advance(ctx, importId, { lastRow: row.rowNumber, doneCount: record.doneCount + 1 })
}
