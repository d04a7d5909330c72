import type { KeptReason, RegisterTicket, SentTicket } from '@comptoir/contracts/sales/register-tickets'
import { v7 as newId } from 'uuid'
import type { TxCtx } from '../../../platform/context.ts'
import { anyOf } from '../../../platform/http/list.ts'
import type { NumberingRegister } from './known.queries.ts'

/** Those that may go into the books once something else has come. */
const PASSING = ['waiting', 'sessionUnknown', 'epochUnknown', 'notPosted'] as const satisfies readonly KeptReason[]

/** What of a register is kept until something else comes. */
export async function listWaiting({ db, companyId }: TxCtx, registerId: string): Promise<SentTicket[]> {
  const rows = await db
    .selectFrom('kept_ticket')
    .select(['text', 'hash', 'hash_before'])
    .where('company_id', '=', companyId)
    .where('register_id', '=', registerId)
    .where('reason', '=', anyOf<KeptReason>(PASSING))
    .execute()
  return rows.map(({ text, hash, hash_before: before }) => ({
    text,
    hash: hash.toString('hex'),
    previousHash: before.toString('hex'),
  }))
}

/** A ticket that stays beside the books, and why. */
export interface Kept {
  sent: SentTicket
  ticket?: RegisterTicket | undefined
  reason: KeptReason
}

/** Keeps tickets beside the books. One that is kept already gets the reason that holds now. */
export async function keepTickets(ctx: TxCtx, register: NumberingRegister, kept: readonly Kept[]): Promise<void> {
  for (const { sent, ticket, reason } of kept) {
    await ctx.db
      .insertInto('kept_ticket')
      .values({
        company_id: ctx.companyId,
        id: newId(),
        point_of_sale_id: register.pointOfSaleId,
        register_id: register.id,
        reason,
        hash: Buffer.from(sent.hash, 'hex'),
        hash_before: Buffer.from(sent.previousHash, 'hex'),
        text: sent.text,
        epoch: ticket?.epoch ?? null,
        counter: ticket?.counter ?? null,
        received_at: ctx.now,
        received_by: ctx.userId,
      })
      .onConflict((conflict) => conflict.columns(['company_id', 'register_id', 'hash']).doUpdateSet({ reason }))
      .execute()
  }
}

/** What went into the books is kept beside them no longer. */
export async function releaseTickets(
  { db, companyId }: TxCtx,
  { id }: NumberingRegister,
  hashes: readonly string[],
): Promise<void> {
  for (const hash of hashes) {
    await db
      .deleteFrom('kept_ticket')
      .where('company_id', '=', companyId)
      .where('register_id', '=', id)
      .where('hash', '=', Buffer.from(hash, 'hex'))
      .execute()
  }
}

/** The counters of an epoch that wait for one before them. */
export async function listWaitingCounters(
  { db, companyId }: TxCtx,
  registerId: string,
  epoch: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('kept_ticket')
    .select('counter')
    .where('company_id', '=', companyId)
    .where('register_id', '=', registerId)
    .where('epoch', '=', epoch)
    .where('reason', '=', 'waiting')
    .orderBy('counter')
    .execute()
  return rows.flatMap(({ counter }) => counter ?? [])
}
