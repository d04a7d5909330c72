import type { RegisterReport } from '@comptoir/contracts/company/register-states'
import { v7 as newId } from 'uuid'
import type { TxCtx } from '../../../platform/context.ts'
import type { KeptCommand } from './register-states.rules.ts'

interface Place {
  registerId: string
  pointOfSaleId: string
}

/** Keeps a report in place of the one before. */
export async function putReport(
  ctx: TxCtx,
  { registerId, pointOfSaleId }: Place,
  report: RegisterReport,
  unprovedAt: Date | null,
): Promise<void> {
  const told = {
    point_of_sale_id: pointOfSaleId,
    seen_at: ctx.now,
    seen_by: ctx.userId,
    page_version: report.pageVersion,
    unsent_count: report.unsentCount,
    oldest_unsent_at: report.oldestUnsentAt === null ? null : new Date(report.oldestUnsentAt),
    clock_ahead_ms: report.clockAheadMs,
    epoch: report.epoch,
    printer: report.printer ?? null,
    is_selling: report.isSelling,
    is_locked: report.isLocked,
    is_training: report.isTraining ?? false,
    unproved_at: unprovedAt,
  }
  await ctx.db
    .insertInto('register_state')
    .values({ company_id: ctx.companyId, register_id: registerId, ...told })
    .onConflict((conflict) => conflict.columns(['company_id', 'register_id']).doUpdateSet(told))
    .execute()
}

/** Puts a command in the place of the one of its kind. */
export async function putCommand(
  ctx: TxCtx,
  { registerId, pointOfSaleId }: Place,
  command: KeptCommand,
): Promise<void> {
  const asked = {
    point_of_sale_id: pointOfSaleId,
    id: newId(),
    text: command.text,
    is_lifted: command.isLifted,
    sent_at: ctx.now,
    sent_by: ctx.userId,
    expires_at: command.expiresAt,
    done_at: null,
    done_by: null,
  }
  await ctx.db
    .insertInto('register_command')
    .values({ company_id: ctx.companyId, register_id: registerId, kind: command.kind, ...asked })
    .onConflict((conflict) => conflict.columns(['company_id', 'register_id', 'kind']).doUpdateSet(asked))
    .execute()
}

/** Notes who did what was asked, and when; what another one has taken the place of is left alone. */
export async function markDone(
  { db, companyId, userId, now }: TxCtx,
  registerId: string,
  ids: string[],
): Promise<void> {
  await db
    .updateTable('register_command')
    .set({ done_at: now, done_by: userId })
    .where('company_id', '=', companyId)
    .where('register_id', '=', registerId)
    .where('id', 'in', ids)
    .where('done_at', 'is', null)
    .execute()
}
