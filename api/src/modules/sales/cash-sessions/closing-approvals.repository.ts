import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import type { Count, SessionRow } from './cash-sessions.repository.ts'

/** What is tolerated at a point of sale, by method; null where any difference is. */
async function findTolerance({ db, companyId }: TxCtx, pointOfSaleId: string): Promise<number | null> {
  const row = await db
    .selectFrom('point_of_sale as p')
    .innerJoin('company as c', 'c.id', 'p.company_id')
    .select(sql<number | null>`coalesce(p.cash_tolerance_minor, c.cash_tolerance_minor)`.as('tolerance'))
    .where('p.company_id', '=', companyId)
    .where('p.id', '=', pointOfSaleId)
    .executeTakeFirst()
  return row?.tolerance ?? null
}

/** Writes down that a closing differs, by any of its methods, by more than is tolerated today; what it gave is how much that is. */
export async function recordExcess(
  ctx: TxCtx,
  { id, point_of_sale_id: pointOfSaleId }: SessionRow,
  counts: readonly Count[],
): Promise<number | null> {
  const toleranceMinor = await findTolerance(ctx, pointOfSaleId)
  if (toleranceMinor === null) return null
  const isBeyond = counts.some(
    ({ countedMinor, expectedMinor }) => Math.abs(countedMinor - expectedMinor) > toleranceMinor,
  )
  if (!isBeyond) return null
  const { db, companyId, now } = ctx
  await db
    .insertInto('closing_excess')
    .values({
      company_id: companyId,
      cash_session_id: id,
      point_of_sale_id: pointOfSaleId,
      tolerance_minor: toleranceMinor,
      recorded_at: now,
    })
    .execute()
  return toleranceMinor
}

export interface NewClosingApproval {
  sessionId: string
  pointOfSaleId: string
  /** The restatement that is approved, from 1; 0 for the count itself. */
  position: number
  by: { id: string; name: string }
  method: 'pin' | 'badge' | 'signedIn' | 'code'
  comment: string
}

/** False where what is left of the difference was approved before. */
export async function insertClosingApproval(
  { db, companyId, now }: TxCtx,
  { sessionId, pointOfSaleId, position, by, method, comment }: NewClosingApproval,
): Promise<boolean> {
  const approval = {
    ...{ company_id: companyId, cash_session_id: sessionId, point_of_sale_id: pointOfSaleId },
    ...{ approved_by: by.id, method, comment, approved_at: now },
  }
  const insert =
    position === 0
      ? db.insertInto('closing_approval').values(approval)
      : db.insertInto('restatement_approval').values({ ...approval, position })
  const { numInsertedOrUpdatedRows } = await insert
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows !== 0n
}
