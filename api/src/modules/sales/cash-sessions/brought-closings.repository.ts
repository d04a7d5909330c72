import { createHash } from 'node:crypto'
import type { BroughtClosingInput, DoubtfulClosing } from '@comptoir/contracts/sales/cash-sessions'
import type { TxCtx } from '../../../platform/context.ts'
import { closingFingerprint } from './brought-closings.rules.ts'
import type { SessionRow } from './cash-sessions.repository.ts'
import { foreignWorth } from './foreign-count.rules.ts'

export interface NewBroughtClosing extends BroughtClosingInput {
  /** The Z report is made of it. */
  isOfZ: boolean
  /** The id of who counted; null where that is nobody of the company. */
  countedBy: string | null
}

/** Writes down a closing that a device told of; false where the same one was before. */
export async function insertBroughtClosing(
  ctx: TxCtx,
  session: Pick<SessionRow, 'id' | 'point_of_sale_id'>,
  closing: NewBroughtClosing,
): Promise<boolean> {
  const { db, companyId, userId, now } = ctx
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('brought_closing')
    .values({
      company_id: companyId,
      cash_session_id: session.id,
      fingerprint: closingFingerprint(closing),
      point_of_sale_id: session.point_of_sale_id,
      became_z: closing.isOfZ,
      device: await deviceOf(ctx, session.id, closing.deviceKey),
      brought_by: userId,
      counted_by: closing.countedBy,
      closed_at: new Date(closing.closedAt),
      kept_float_minor: closing.keptFloatMinor,
      counts: JSON.stringify(
        closing.counts.map(({ paymentMethodId, countedMinor, foreign }) => ({
          ...{ paymentMethodId, countedMinor },
          ...(foreign && foreign.length > 0 ? { foreign } : {}),
        })),
      ),
      recorded_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows !== 0n
}

/** Whether a closing comes from the device that opened its session, as far as that one said how it is known. */
async function deviceOf(
  { db, companyId }: TxCtx,
  sessionId: string,
  deviceKey: string | undefined,
): Promise<DoubtfulClosing['device']> {
  const row = await db
    .selectFrom('session_device')
    .select('key_hash')
    .where('company_id', '=', companyId)
    .where('cash_session_id', '=', sessionId)
    .executeTakeFirst()
  if (!row) return 'unknown'
  const isOwn = deviceKey !== undefined && createHash('sha256').update(deviceKey).digest().equals(row.key_hash)
  return isOwn ? 'own' : 'other'
}

/** What was counted of a closed session, other currencies apart, and when that was recorded. */
export async function readCounted({ db, companyId }: TxCtx, sessionId: string) {
  const counts = await db
    .selectFrom('cash_session_count as c')
    .innerJoin('payment_method as m', (join) =>
      join.onRef('m.company_id', '=', 'c.company_id').onRef('m.id', '=', 'c.payment_method_id'),
    )
    .select(['c.payment_method_id as paymentMethodId', 'm.kind', 'c.counted_minor as countedMinor', 'c.foreign_cash'])
    .where('c.company_id', '=', companyId)
    .where('c.cash_session_id', '=', sessionId)
    .execute()
  const { recorded_at: recordedAt } = await db
    .selectFrom('cash_session_closing')
    .select('recorded_at')
    .where('company_id', '=', companyId)
    .where('cash_session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return {
    counts: counts.map(({ foreign_cash: kept, ...count }) => {
      const foreign = kept ?? []
      return { ...count, foreign, countedMinor: count.countedMinor - foreignWorth(foreign) }
    }),
    recordedAt,
  }
}

/** Closings of a session that should be looked at, as they came. */
export async function readDoubtfulClosings({ db, companyId }: TxCtx, sessionId: string): Promise<DoubtfulClosing[]> {
  const rows = await db
    .selectFrom('brought_closing as d')
    .innerJoin('app_user as b', (join) =>
      join.onRef('b.company_id', '=', 'd.company_id').onRef('b.id', '=', 'd.brought_by'),
    )
    .leftJoin('app_user as k', (join) =>
      join.onRef('k.company_id', '=', 'd.company_id').onRef('k.id', '=', 'd.counted_by'),
    )
    .select(['d.became_z', 'd.device', 'b.name as bringer', 'k.name as counter', 'd.closed_at', 'd.recorded_at'])
    .select(['d.kept_float_minor', 'd.counts'])
    .where('d.company_id', '=', companyId)
    .where('d.cash_session_id', '=', sessionId)
    .where((eb) => eb.or([eb('d.became_z', '=', false), eb('d.device', '=', 'other')]))
    .orderBy('d.recorded_at')
    .orderBy('d.fingerprint')
    .execute()
  return rows.map((row) => ({
    isOfZ: row.became_z,
    device: row.device,
    broughtBy: row.bringer,
    countedBy: row.counter,
    closedAt: row.closed_at.toISOString(),
    recordedAt: row.recorded_at.toISOString(),
    keptFloatMinor: row.kept_float_minor,
    counts: row.counts,
  }))
}
