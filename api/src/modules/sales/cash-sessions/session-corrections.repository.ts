import type { CashSession, SessionCorrectionInput } from '@comptoir/contracts/sales/cash-sessions'
import { v7 as newId } from 'uuid'
import type { TxCtx } from '../../../platform/context.ts'
import { listByFunction } from '../../../platform/db/call.ts'
import type { CorrectionMovement } from './correct-session.rules.ts'

export interface NewCorrection extends Omit<SessionCorrectionInput, 'comment'> {
  comment: string | null
  /** The difference that is set right. */
  amountMinor: number
  movements: readonly CorrectionMovement[]
}

/** Corrections of a register's sessions are made one after another. A closed session itself cannot be held: nothing of it changes. */
export async function holdCorrections(
  { db, companyId }: TxCtx,
  { registerId }: Pick<CashSession, 'registerId'>,
): Promise<void> {
  await db
    .selectFrom('register')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', registerId)
    .forNoKeyUpdate()
    .execute()
}

/** Writes a correction with its movements of money, and what is left beyond what is tolerated; false, with nothing written, where its id is taken. */
export async function insertCorrection(
  { db, companyId, userId, now }: TxCtx,
  session: CashSession,
  correction: NewCorrection,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('session_correction')
    .values({
      company_id: companyId,
      id: correction.id,
      point_of_sale_id: session.pointOfSaleId,
      cash_session_id: session.id,
      kind: correction.kind,
      payment_method_id: correction.paymentMethodId,
      other_method_id: correction.otherMethodId,
      amount_minor: correction.amountMinor,
      comment: correction.comment,
      user_id: userId,
      recorded_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return false
  await db
    .insertInto('money_ledger')
    .values(
      correction.movements.map(({ kind, paymentMethodId, amountMinor }, index) => ({
        company_id: companyId,
        id: newId(),
        kind,
        payment_method_id: paymentMethodId,
        cash_session_id: session.id,
        register_id: session.registerId,
        amount_minor: amountMinor,
        currency: session.currency,
        document_kind: 'sessionCorrection',
        document_id: correction.id,
        line_number: index + 1,
        user_id: userId,
        occurred_at: now,
        recorded_at: now,
        comment: correction.comment,
      })),
    )
    .execute()
  await listByFunction(db, 'correction_restate', {
    companyId,
    sessionId: session.id,
    correctionId: correction.id,
    recordedAt: now,
  })
  return true
}
