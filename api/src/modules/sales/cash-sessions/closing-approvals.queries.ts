import type { CashSession, CashSessionRow, ClosingApproval } from '@comptoir/contracts/sales/cash-sessions'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'

export type ApprovalState = NonNullable<CashSessionRow['approval']>

/** The last restatement of each session, as `n`. */
export function lastRestatements({ db, companyId }: TxCtx) {
  return db
    .selectFrom('closing_restatement as w')
    .distinctOn(['w.company_id', 'w.cash_session_id'])
    .select(['w.company_id', 'w.cash_session_id', 'w.position', 'w.is_beyond'])
    .where('w.company_id', '=', companyId)
    .orderBy('w.company_id')
    .orderBy('w.cash_session_id')
    .orderBy('w.position', 'desc')
    .as('n')
}

/**
 * Whether a closing waits for approval or has it, of what is left of its difference now; null where it needs none. Reads the
 * excess as `e`, its approval as `a`, the last restatement as `n` and the approval of that as `g`.
 */
export function approvalState() {
  return sql<ApprovalState | null>`case when n.position is null and e.cash_session_id is null or n.is_beyond is false then null
    when n.position is null and a.cash_session_id is null or n.is_beyond and g.cash_session_id is null then 'awaited'
    else 'given' end`
}

/** What became of the approval of a session whose count differed by more than was tolerated, or does by what came later. */
export async function readApproval(
  { db, companyId }: TxCtx,
  sessionId: string,
): Promise<Pick<CashSession, 'approval'>> {
  const excess = await db
    .selectFrom('closing_excess')
    .select('tolerance_minor')
    .where('company_id', '=', companyId)
    .where('cash_session_id', '=', sessionId)
    .executeTakeFirst()
  const last = await db
    .selectFrom('closing_restatement')
    .select(['position', 'tolerance_minor', 'left_minor', 'is_beyond', 'recorded_at'])
    .where('company_id', '=', companyId)
    .where('cash_session_id', '=', sessionId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  const toleranceMinor = excess?.tolerance_minor ?? last?.tolerance_minor
  if (toleranceMinor === undefined) return {}
  const given = await readGiven({ db, companyId }, sessionId)
  if (!last) return { approval: { toleranceMinor, given: given.get(0) ?? null } }
  const before = [...given].findLast(([position]) => position < last.position)
  const restated = {
    position: last.position,
    leftMinor: last.left_minor,
    isBeyond: last.is_beyond,
    at: last.recorded_at.toISOString(),
    before: before?.[1] ?? null,
  }
  return { approval: { toleranceMinor, given: given.get(last.position) ?? null, restated } }
}

/** The approvals of a session, as they were given: that of the count as 0, those of its restatements by their positions. */
async function readGiven(
  { db, companyId }: Pick<TxCtx, 'db' | 'companyId'>,
  sessionId: string,
): Promise<Map<number, NonNullable<ClosingApproval['given']>>> {
  const rows = await db
    .selectFrom('closing_approval as a')
    .innerJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 'a.company_id').onRef('u.id', '=', 'a.approved_by'),
    )
    .select([sql<number>`0`.as('position'), 'u.name', 'a.approved_at', 'a.comment', 'a.method'])
    .where('a.company_id', '=', companyId)
    .where('a.cash_session_id', '=', sessionId)
    .unionAll(
      db
        .selectFrom('restatement_approval as g')
        .innerJoin('app_user as v', (join) =>
          join.onRef('v.company_id', '=', 'g.company_id').onRef('v.id', '=', 'g.approved_by'),
        )
        .select(['g.position', 'v.name', 'g.approved_at', 'g.comment', 'g.method'])
        .where('g.company_id', '=', companyId)
        .where('g.cash_session_id', '=', sessionId),
    )
    .orderBy('position')
    .execute()
  return new Map(
    rows.map(({ position, name, approved_at: at, comment, method }) => [
      position,
      { by: name, at: at.toISOString(), comment, ...(method === 'code' ? { byCode: true as const } : {}) },
    ]),
  )
}
