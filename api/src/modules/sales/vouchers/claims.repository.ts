import type { TxCtx } from '../../../platform/context.ts'

/** Holds a voucher until the transaction ends, as posting a ticket does that is paid by it. */
export async function lockVoucher({ db, companyId }: TxCtx, voucherId: string): Promise<void> {
  await db
    .selectFrom('voucher_lock')
    .select('voucher_id')
    .where('company_id', '=', companyId)
    .where('voucher_id', '=', voucherId)
    .forUpdate()
    .execute()
}

/** What a ticket in the books took off a voucher, in minor units; null for none. */
export async function findSpent({ db, companyId }: TxCtx, voucherId: string, ticketId: string): Promise<number | null> {
  const rows = await db
    .selectFrom('money_ledger')
    .select('amount_minor')
    .where('company_id', '=', companyId)
    .where('voucher_id', '=', voucherId)
    .where('document_id', '=', ticketId)
    .where('document_kind', '=', 'sale')
    .execute()
  return rows.length === 0 ? null : rows.reduce((sum, { amount_minor: amount }) => sum + amount, 0)
}

/** What a ticket holds of a voucher, in minor units, also where its time is over; null for nothing. */
export async function findClaim({ db, companyId }: TxCtx, voucherId: string, ticketId: string): Promise<number | null> {
  const row = await db
    .selectFrom('voucher_claim')
    .select('amount_minor')
    .where('company_id', '=', companyId)
    .where('voucher_id', '=', voucherId)
    .where('ticket_id', '=', ticketId)
    .executeTakeFirst()
  return row?.amount_minor ?? null
}

interface Claim {
  voucherId: string
  ticketId: string
  amountMinor: number
  heldUntil: Date
}

export async function writeClaim(
  { db, companyId, userId, now }: TxCtx,
  { voucherId, ticketId, amountMinor, heldUntil }: Claim,
): Promise<void> {
  const held = { amount_minor: amountMinor, user_id: userId, claimed_at: now, held_until: heldUntil }
  await db
    .insertInto('voucher_claim')
    .values({ company_id: companyId, voucher_id: voucherId, ticket_id: ticketId, ...held })
    .onConflict((conflict) => conflict.columns(['company_id', 'voucher_id', 'ticket_id']).doUpdateSet(held))
    .execute()
}

export async function removeClaim({ db, companyId }: TxCtx, voucherId: string, ticketId: string): Promise<void> {
  await db
    .deleteFrom('voucher_claim')
    .where('company_id', '=', companyId)
    .where('voucher_id', '=', voucherId)
    .where('ticket_id', '=', ticketId)
    .execute()
}
