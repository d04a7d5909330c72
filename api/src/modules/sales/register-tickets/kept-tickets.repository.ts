import type { KeptReason, RegisterTicket, SentTicket } from '@comptoir/contracts/sales/register-tickets'
import { v7 as newId } from 'uuid'
import type { TxCtx } from '../../../platform/context.ts'
import { anyOf } from '../../../platform/http/list.ts'
import { findLastCounter, type NumberingRegister } from './known.queries.ts'

/** Those that may go into the books once something else has come. */
const PASSING = ['waiting', 'sessionUnknown', 'epochUnknown', 'notPosted'] as const satisfies readonly KeptReason[]
/** No more are looked at together. */
const MOST_AT_ONCE = 200

/** The epochs in which a register has tickets that wait for something. */
export async function listWaitingEpochs({ db, companyId }: TxCtx, registerId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('kept_ticket')
    .select('epoch')
    .distinct()
    .where('company_id', '=', companyId)
    .where('register_id', '=', registerId)
    .where('reason', '=', anyOf<KeptReason>(PASSING))
    .execute()
  return rows.flatMap(({ epoch }) => epoch ?? []).toSorted((one, other) => one - other)
}

/** Of the tickets of an epoch that wait, those that follow on the last one in the books without a gap, and any before it. */
export async function listNext(
  { db, companyId }: TxCtx,
  registerId: string,
  epoch: number,
  lastCounter: number,
): Promise<SentTicket[]> {
  const rows = await db
    .selectFrom('kept_ticket')
    .select(['text', 'hash', 'hash_before', 'counter'])
    .where('company_id', '=', companyId)
    .where('register_id', '=', registerId)
    .where('epoch', '=', epoch)
    .where('counter', '<=', lastCounter + MOST_AT_ONCE)
    .where('reason', '=', anyOf<KeptReason>(PASSING))
    .orderBy('counter')
    .limit(MOST_AT_ONCE)
    .execute()
  let next = lastCounter + 1
  const found: SentTicket[] = []
  for (const { text, hash, hash_before: before, counter } of rows) {
    if (counter === null || counter > next) break
    next = Math.max(next, counter + 1)
    found.push({ text, hash: hash.toString('hex'), previousHash: before.toString('hex') })
  }
  return found
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

/** What is in the books is kept beside them no longer, nor is what came altered of it. */
export async function releaseTickets(
  { db, companyId }: TxCtx,
  { id }: NumberingRegister,
  posted: readonly { sent: SentTicket; ticket: RegisterTicket }[],
): Promise<void> {
  if (posted.length === 0) return
  const kept = await db
    .selectFrom('kept_ticket')
    .select(['id', 'hash', 'reason', 'epoch', 'counter'])
    .where('company_id', '=', companyId)
    .where('register_id', '=', id)
    .where('counter', 'in', [...new Set(posted.map(({ ticket }) => ticket.counter))])
    .execute()
  const over = kept.filter(({ hash, reason, epoch, counter }) =>
    posted.some(
      ({ sent, ticket }) =>
        sent.hash === hash.toString('hex') ||
        (reason === 'altered' && ticket.epoch === epoch && ticket.counter === counter),
    ),
  )
  if (over.length === 0) return
  await db
    .deleteFrom('kept_ticket')
    .where('company_id', '=', companyId)
    .where(
      'id',
      'in',
      over.map((row) => row.id),
    )
    .execute()
}

/** The last counter of an epoch that came, of the tickets in the books and of those that wait to go there; 0 where none came. */
export async function findLastReceived(ctx: TxCtx, registerId: string, epoch: number): Promise<number> {
  const { last } = await ctx.db
    .selectFrom('kept_ticket')
    .select(({ fn }) => fn.max('counter').as('last'))
    .where('company_id', '=', ctx.companyId)
    .where('register_id', '=', registerId)
    .where('epoch', '=', epoch)
    .where('reason', '=', anyOf<KeptReason>(PASSING))
    .executeTakeFirstOrThrow()
  return Math.max(last ?? 0, await findLastCounter(ctx, registerId, epoch))
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
