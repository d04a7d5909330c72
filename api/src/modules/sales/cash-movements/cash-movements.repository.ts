import type { CashDirection, CashReason } from '@comptoir/contracts/sales/cash-movements'
import { v7 as newId } from 'uuid'
import type { TxCtx } from '../../../platform/context.ts'

export interface NewCashMovement {
  id: string
  pointOfSaleId: string
  registerId: string
  cashSessionId: string
  /** The payment method that is cash. */
  cashMethodId: string
  currency: string
  kind: CashDirection
  reason: CashReason
  /** Above zero, whichever way it goes. */
  amountMinor: number
  note: string | null
}

/** Writes a movement with its entry of the money ledger; false, with nothing written, where its id is taken. */
export async function insertCashMovement(ctx: TxCtx, movement: NewCashMovement): Promise<boolean> {
  const { db, companyId, userId, now } = ctx
  const { id, kind, registerId, cashSessionId, amountMinor, currency } = movement
  const common = {
    company_id: companyId,
    kind,
    cash_session_id: cashSessionId,
    register_id: registerId,
    currency,
    user_id: userId,
    occurred_at: now,
    recorded_at: now,
  }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('cash_movement')
    .values({
      ...common,
      id,
      point_of_sale_id: movement.pointOfSaleId,
      reason: movement.reason,
      amount_minor: amountMinor,
      note: movement.note,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return false
  await db
    .insertInto('money_ledger')
    .values({
      ...common,
      id: newId(),
      payment_method_id: movement.cashMethodId,
      amount_minor: kind === 'payIn' ? amountMinor : -amountMinor,
      document_kind: 'cashMovement',
      document_id: id,
      line_number: 1,
      comment: movement.note,
    })
    .execute()
  return true
}
