import type { ClosingKind, ClosingReport, FiscalClosing } from '@comptoir/contracts/sales/fiscal-closings'
import type { Ctx, TxCtx } from '../../../platform/context.ts'
import { callFunction } from '../../../platform/db/call.ts'
import { hexBytes, jsonText } from '../../../platform/db/function-json.ts'
import { violatesUnique } from '../../../platform/db/sql-errors.ts'
import { contentHashOf } from '../../../platform/evidence/canonical.ts'
import { FISCAL_CLOSING_SEAL } from '../seals/index.ts'

/** Who closes: somebody of the company, or the product by itself. */
export interface Closer {
  userId: string | null
  accountId: string | null
  apiTokenId?: string
}

/** A closing before it has its number. */
export interface Draft {
  id: string
  auditId: string
  kind: ClosingKind
  period: string
  report: ClosingReport
  recordedAt: Date
}

/** True when the period was closed meanwhile. */
export function isRepeat(error: unknown): boolean {
  return ['fiscal_closing_period_key', 'fiscal_closing_counter_key'].some((name) => violatesUnique(error, name))
}

/** By day, month and year: `CLJ-000001`, as in clôture journalière, mensuelle, annuelle. */
const PREFIXES: Readonly<Record<ClosingKind, string>> = { day: 'CLJ-', month: 'CLM-', year: 'CLA-' }

/** Posts a closing by the database's function, which numbers and seals it. */
export async function postClosing(
  ctx: Pick<Ctx, 'db' | 'companyId' | 'requestId'> & Closer,
  draft: Draft,
): Promise<void> {
  const { id, kind, period, report, recordedAt } = draft
  const row = { id, kind, period, report, closed_by: ctx.userId, recorded_at: recordedAt.toISOString() }
  const content = contentHashOf(FISCAL_CLOSING_SEAL, { fiscal_closing: [{ ...row, company_id: ctx.companyId }] })
  await callFunction(ctx.db, 'fiscal_closing_post', {
    companyId: ctx.companyId,
    closing: jsonText({ ...row, seal_version: FISCAL_CLOSING_SEAL.version, content_hash: hexBytes(content) }),
    numberPrefix: PREFIXES[kind],
    auditId: draft.auditId,
    requestId: ctx.requestId,
    accountId: ctx.accountId,
    apiTokenId: ctx.apiTokenId ?? null,
  })
}

type Reading = Pick<TxCtx, 'db' | 'companyId'>

function selection({ db, companyId }: Reading) {
  return db
    .selectFrom('fiscal_closing as c')
    .leftJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 'c.company_id').onRef('u.id', '=', 'c.closed_by'),
    )
    .select(['c.id', 'c.kind', 'c.period', 'c.number', 'c.report', 'c.recorded_at', 'c.chain_hash', 'c.previous_hash'])
    .select('u.name as closer')
    .where('c.company_id', '=', companyId)
}

type Row = Awaited<ReturnType<ReturnType<typeof selection>['executeTakeFirstOrThrow']>>

function toClosing(row: Row): FiscalClosing {
  return {
    id: row.id,
    state: 'closed',
    kind: row.kind,
    period: row.period,
    number: row.number,
    recordedAt: row.recorded_at.toISOString(),
    closedBy: row.closer,
    report: row.report,
    hash: row.chain_hash.toString('hex'),
    previousHash: row.previous_hash.toString('hex'),
  }
}

export async function findClosing(ctx: Reading, id: string): Promise<FiscalClosing | null> {
  const row = await selection(ctx).where('c.id', '=', id).executeTakeFirst()
  return row ? toClosing(row) : null
}

/** The closing of a period, if it was made. */
export async function findClosingOf(ctx: Reading, kind: ClosingKind, period: string): Promise<FiscalClosing | null> {
  const row = await selection(ctx).where('c.kind', '=', kind).where('c.period', '=', period).executeTakeFirst()
  return row ? toClosing(row) : null
}

/** The first or the last closing of a kind. */
export async function findEndmost(
  ctx: Reading,
  kind: ClosingKind,
  end: 'first' | 'last',
): Promise<FiscalClosing | null> {
  const row = await selection(ctx)
    .where('c.kind', '=', kind)
    .orderBy('c.counter', end === 'first' ? 'asc' : 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? toClosing(row) : null
}

/** The closings of a kind whose periods lie in a longer one, in order. */
export async function listWithin(ctx: Reading, kind: ClosingKind, longer: string): Promise<FiscalClosing[]> {
  const rows = await selection(ctx)
    .where('c.kind', '=', kind)
    .where('c.period', 'like', `${longer}-%`)
    .orderBy('c.counter')
    .execute()
  return rows.map(toClosing)
}
