import type { ForeignTender, OpenSessionInput } from '@comptoir/contracts/sales/cash-sessions'
import { v7 as newId } from 'uuid'
import type { TxCtx } from '../../../platform/context.ts'
import type { OpeningRegister } from './opening-register.queries.ts'

export interface SessionRow {
  id: string
  state: 'open' | 'counting' | 'closed'
  point_of_sale_id: string
  register_id: string
  currency: string
  opened_by: string
  closed_by: string | null
  opened_at: Date
  closed_at: Date | null
  kept_float_minor: number | null
  opening_float_minor: number
  version: number
}

const COLUMNS = [
  'id',
  'state',
  'point_of_sale_id',
  'register_id',
  'currency',
  'opened_by',
  'closed_by',
  'opened_at',
  'closed_at',
  'kept_float_minor',
  'opening_float_minor',
  'version',
] as const

/** Reads a session and holds it, so that nothing is sold in it while it changes its state. */
export async function lockCashSession({ db, companyId }: TxCtx, id: string): Promise<SessionRow | undefined> {
  const row = await db
    .selectFrom('cash_session')
    .select(COLUMNS)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? findCashSession({ db, companyId }, id)
}

/** A closed session can be read, but no longer locked: the policy on updates hides it. */
export async function findCashSession(
  { db, companyId }: Pick<TxCtx, 'db' | 'companyId'>,
  id: string,
): Promise<SessionRow | undefined> {
  const row = await db
    .selectFrom('cash_session')
    .select(COLUMNS)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row
}

/**
 * Inserts the session with its float as the first movement of money. False when there is one of that id, or one of that
 * register that is not closed; one that is being made at the same moment is waited for.
 */
export async function insertCashSession(
  ctx: TxCtx,
  input: OpenSessionInput,
  register: OpeningRegister,
): Promise<boolean> {
  const { db, companyId } = ctx
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('cash_session')
    .values({
      company_id: companyId,
      id: input.id,
      point_of_sale_id: register.pointOfSaleId,
      register_id: register.id,
      state: 'open',
      currency: register.currency,
      business_date: register.businessDate,
      opening_float_minor: input.openingFloatMinor,
      opened_by: register.openedBy,
      opened_at: register.openedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return false
  await insertSessionDevice(ctx, register, input)
  const at = {
    sessionId: input.id,
    registerId: register.id,
    currency: register.currency,
    occurredAt: register.openedAt,
  }
  await insertMovements(ctx, at, [
    { kind: 'opening', paymentMethodId: register.cashMethodId, amountMinor: input.openingFloatMinor, comment: null },
  ])
  return true
}

/** Which device opened a session, where it says so. */
async function insertSessionDevice(
  { db, companyId }: TxCtx,
  { pointOfSaleId }: OpeningRegister,
  { id, deviceKeyHash }: OpenSessionInput,
): Promise<void> {
  if (deviceKeyHash === undefined) return
  const keyHash = Buffer.from(deviceKeyHash, 'hex')
  await db
    .insertInto('session_device')
    .values({ company_id: companyId, cash_session_id: id, point_of_sale_id: pointOfSaleId, key_hash: keyHash })
    .execute()
}

export interface Movement {
  kind: 'opening' | 'overShort' | 'removed' | 'kept'
  paymentMethodId: string
  amountMinor: number
  comment: string | null
}

/** Writes movements of money that belong to the session itself rather than to a sale. */
export async function insertMovements(
  { db, companyId, now, userId }: TxCtx,
  session: { sessionId: string; registerId: string; currency: string; occurredAt: Date },
  movements: Movement[],
): Promise<void> {
  if (movements.length === 0) return
  await db
    .insertInto('money_ledger')
    .values(
      movements.map((movement, index) => ({
        company_id: companyId,
        id: newId(),
        kind: movement.kind,
        payment_method_id: movement.paymentMethodId,
        cash_session_id: session.sessionId,
        register_id: session.registerId,
        amount_minor: movement.amountMinor,
        currency: session.currency,
        document_kind: 'cashSession',
        document_id: session.sessionId,
        line_number: index + 1,
        user_id: userId,
        occurred_at: session.occurredAt,
        recorded_at: now,
        comment: movement.comment,
      })),
    )
    .execute()
}

export async function setState({ db, companyId }: TxCtx, id: string, state: 'open' | 'counting'): Promise<void> {
  await db
    .updateTable('cash_session')
    .set((eb) => ({ state, version: eb('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

export async function markClosed(
  { db, companyId }: TxCtx,
  id: string,
  { keptFloatMinor, closedAt, closedBy }: { keptFloatMinor: number; closedAt: Date; closedBy: string },
): Promise<void> {
  await db
    .updateTable('cash_session')
    .set((eb) => ({
      state: 'closed',
      closed_at: closedAt,
      closed_by: closedBy,
      kept_float_minor: keptFloatMinor,
      version: eb('version', '+', 1),
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

export interface Count {
  paymentMethodId: string
  expectedMinor: number
  /** With what was counted in other currencies. */
  countedMinor: number
  /** What of it is cash in other currencies; empty where none is. */
  foreign: readonly ForeignTender[]
  comment: string | null
  /** Nobody counted it. */
  isAssumed: boolean
}

export async function insertCounts({ db, companyId }: TxCtx, sessionId: string, counts: Count[]): Promise<void> {
  await db
    .insertInto('cash_session_count')
    .values(
      counts.map((count) => ({
        company_id: companyId,
        cash_session_id: sessionId,
        payment_method_id: count.paymentMethodId,
        expected_minor: count.expectedMinor,
        counted_minor: count.countedMinor,
        difference_minor: count.countedMinor - count.expectedMinor,
        comment: count.comment,
        basis: count.isAssumed ? 'assumed' : null,
        foreign_cash: count.foreign.length > 0 ? JSON.stringify(count.foreign) : null,
      })),
    )
    .execute()
}
