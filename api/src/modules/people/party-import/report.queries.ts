import type { PartyReportRow, PartyReportScope, PartyRowOutcome } from '@comptoir/contracts/people/party-import'
import { sql, type RawBuilder } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'

/** The same by rows as `countRows` counts. */
const MEETS: Record<PartyReportScope, RawBuilder<boolean>> = {
  created: sql`r.is_good and not r.is_excluded and r.action = 'create'`,
  changed: sql`r.is_good and not r.is_excluded and r.action = 'change'`,
  same: sql`r.is_good and (r.is_excluded or r.action in ('same', 'leave'))`,
  bad: sql`not r.is_good`,
  warned: sql`r.is_good and r.warnings <> '[]'`,
  kept: sql`r.kept is not null`,
  all: sql`true`,
}

/** Rows of the report in the order of the file. */
function selection({ db, companyId }: TxCtx, importId: string, only: PartyReportScope) {
  return db
    .selectFrom('party_import_row as r')
    .select(['r.row_number', 'r.code', 'r.name', 'r.is_good', 'r.problems', 'r.warnings', 'r.action', 'r.changes'])
    .select(['r.party_id', 'r.match_id', 'r.after_version', 'r.kept', 'r.is_excluded'])
    .where('r.company_id', '=', companyId)
    .where('r.import_id', '=', importId)
    .$if(only !== 'all', (query) => query.where(MEETS[only]))
    .orderBy('r.row_number')
}

type Row = Awaited<ReturnType<ReturnType<typeof selection>['executeTakeFirstOrThrow']>>

function toReportRow(row: Row): PartyReportRow {
  return {
    rowNumber: row.row_number,
    code: row.code,
    name: row.name,
    ...outcomeOf(row),
    changes: row.is_good ? row.changes : [],
    problems: [...row.problems, ...row.warnings],
    kept: row.kept,
    partyId: row.after_version === null ? null : (row.match_id ?? row.party_id),
  }
}

const OUTCOMES = { create: 'created', change: 'changed' } as const satisfies Record<string, PartyRowOutcome>

function outcomeOf({ is_good, is_excluded, action }: Row): Pick<PartyReportRow, 'outcome' | 'reason'> {
  if (!is_good) return { outcome: 'bad', reason: null }
  if (is_excluded) return { outcome: 'same', reason: 'excluded' }
  if (action === 'leave') return { outcome: 'same', reason: 'leftAsItIs' }
  if (action === 'same') return { outcome: 'same', reason: 'nothingDiffers' }
  return { outcome: OUTCOMES[action], reason: null }
}

export async function listReportPage(
  ctx: TxCtx,
  importId: string,
  only: PartyReportScope,
  { page, limit }: { page: number; limit: number },
): Promise<PartyReportRow[]> {
  const rows = await selection(ctx, importId, only)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map(toReportRow)
}

/** The rows behind one of them, for a report that is written out as it is read. */
export async function listReportAfter(
  ctx: TxCtx,
  importId: string,
  only: PartyReportScope,
  { afterRow, limit }: { afterRow: number; limit: number },
): Promise<PartyReportRow[]> {
  const rows = await selection(ctx, importId, only).where('r.row_number', '>', afterRow).limit(limit).execute()
  return rows.map(toReportRow)
}
