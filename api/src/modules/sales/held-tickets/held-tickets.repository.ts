import type { DiscardReason, HoldInput } from '@comptoir/contracts/sales/held-tickets'
import type { TxCtx } from '../../../platform/context.ts'

/** Where somebody sells. */
export interface Place {
  /** Of the session. */
  id: string
  pointOfSaleId: string
  registerId: string
}

interface NewHeldTicket extends HoldInput {
  place: Place
  lineCount: number
}

/** Writes a ticket that was put aside; false, with nothing written, where its id is taken. */
export async function insertHeldTicket(
  { db, companyId, now }: TxCtx,
  { place, lineCount, ...input }: NewHeldTicket,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('held_ticket')
    .values({
      company_id: companyId,
      id: input.id,
      point_of_sale_id: place.pointOfSaleId,
      register_id: place.registerId,
      state: 'held',
      label: input.label,
      content: input.content,
      line_count: lineCount,
      total_minor: input.totalMinor,
      held_by: input.heldById,
      held_at: new Date(input.heldAt),
      recorded_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** A ticket until the end of the transaction: whoever else wants it waits, and sees what became of it. */
export async function lockHeldTicket({ db, companyId }: TxCtx, id: string) {
  return db
    .selectFrom('held_ticket')
    .select(['id', 'state', 'point_of_sale_id', 'ended_register_id', 'take_id', 'resumed_again_take_id', 'reason'])
    .select('total_minor')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** How a ticket stopped being held. */
type Ending = { state: 'taken'; takeId: string } | { state: 'discarded'; reason: DiscardReason }

/** Ends the holding of a locked ticket. What is on a discarded one goes. */
export async function endHeldTicket(
  { db, companyId, userId, now }: TxCtx,
  id: string,
  place: Place,
  ending: Ending,
): Promise<void> {
  await db
    .updateTable('held_ticket')
    .set({
      state: ending.state,
      ended_at: now,
      ended_by: userId,
      ended_register_id: place.registerId,
      ended_session_id: place.id,
      ...(ending.state === 'taken' ? { take_id: ending.takeId } : { reason: ending.reason, content: null }),
    })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** Writes down that a register had gone on with a ticket that another one ended. */
export async function markResumedAgain(
  { db, companyId, userId }: TxCtx,
  id: string,
  place: Place,
  { takeId, resumedAt }: { takeId: string; resumedAt: string },
): Promise<void> {
  await db
    .updateTable('held_ticket')
    .set({
      resumed_again_at: new Date(resumedAt),
      resumed_again_by: userId,
      resumed_again_register_id: place.registerId,
      resumed_again_take_id: takeId,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** Removes what was ended in a shop before a moment: it has told by then whatever it had to tell. */
export async function removeEnded({ db, companyId }: TxCtx, pointOfSaleId: string, before: Date): Promise<void> {
  await db
    .deleteFrom('held_ticket')
    .where('company_id', '=', companyId)
    .where('point_of_sale_id', '=', pointOfSaleId)
    .where('state', 'in', ['taken', 'discarded'])
    .where('ended_at', '<', before)
    .execute()
}
