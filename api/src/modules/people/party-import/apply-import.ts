import type { PartyRowProblem } from '@comptoir/contracts/people/party-import'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx, TxCtx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { Pace } from '../../../platform/jobs/pace.ts'
import { IMPORTERS, type Importer } from './importers.ts'
import { judgeRows } from './judge-rows.ts'
import { advance, codeOf, finish, lockImport } from './party-import.repository.ts'
import { rowPlan } from './row-plan.ts'
import { countRows, keepOut, listRows, recordRows, type JudgedRow, type StagedRow } from './rows.repository.ts'

/** Each row is written as its form writes it, with its entry in the audit trail: fewer of them make a portion. */
const MOST_ROWS = 50

/**
 * Writes the good rows, portion by portion, with the progress in the same transaction: one that broke off, or whose turn was
 * over, goes on behind its last portion, with nothing doubled and nothing lost. A portion that the database refuses is
 * gone through row by row, and the row that it refuses stays out.
 */
export async function applyImport(ctx: Ctx, importId: string, pace: Pace): Promise<void> {
  let singly = 0
  for (let isMore = true; isMore;) {
    pace.signal?.throwIfAborted()
    const now = { ...ctx, now: pace.now() }
    const portion = singly > 0 ? 1 : Math.min(pace.portion, MOST_ROWS)
    try {
      isMore = await inTransaction(now, (tx) => applyPortion(tx, importId, portion))
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      if (portion === 1) await inTransaction(now, (tx) => refuseNext(tx, importId, error))
      else singly = portion + 1
    }
    singly = Math.max(singly - 1, 0)
    await pace.afterPortion?.()
    if (isMore && pace.isTurnOver?.()) return
  }
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
  const wanted = rows.filter(({ isGood, action }) => isGood && (action === 'create' || action === 'change'))
  for (const row of await judgeRows(ctx, wanted, await rowPlan(ctx, record, importer))) {
    const problems = refusals(row)
    if (problems.length > 0) await keepOut(ctx, importId, row.rowNumber, problems)
    else await write(ctx, importer, importId, row)
  }
  await advance(ctx, importId, { lastRow: last.rowNumber, doneCount: record.doneCount + rows.length })
  return true
}

/** Rows that were good when they were checked, and are not any more. */
function refusals({ action, matchId, result }: StagedRow & JudgedRow): PartyRowProblem[] {
  if (result.problems.length > 0) return result.problems
  if ((result.match?.id ?? null) === (action === 'create' ? null : matchId)) return []
  return [{ column: 'row', problem: 'changedSince', value: '' }]
}

/** What a row did is told anew where somebody changed the same since the check. */
async function write(ctx: TxCtx, importer: Importer, importId: string, row: StagedRow & JudgedRow): Promise<void> {
  const { result } = row
  const { fields, match } = result
  if (match === null) {
    await importer.create(ctx, row.partyId, fields)
    return
  }
  if (result.action === 'change') await importer.change(ctx, match.id, fields)
  if (JSON.stringify(result.changes) === JSON.stringify(row.changes)) return
  await recordRows(ctx, importId, [{ ...row, result: { ...result, warnings: row.warnings } }])
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
