import type { CountCancelReason, StockCountChange } from '@comptoir/contracts/inventory/stock-counts'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'
import type { AdjustedPlace } from '../stock-adjustments/index.ts'
import type { ScopedProduct } from './scope.queries.ts'

/** Rows of one statement: each has six values. */
const MOST_AT_ONCE = 1000

type Place = Pick<AdjustedPlace, 'locationId' | 'pointOfSaleId'>

function columnsOf({ scope, isBlind, peopleIds, plannedOn, note }: StockCountChange, place: Place) {
  return {
    ...{ point_of_sale_id: place.pointOfSaleId, location_id: place.locationId, is_blind: isBlind },
    ...{ scope: JSON.stringify(scope), people_ids: JSON.stringify(peopleIds), planned_on: plannedOn },
    note: note?.trim() || null,
  }
}

/** Writes a plan; false, with nothing written, where its id is taken. */
export async function insertCount(
  { db, companyId, userId, now }: TxCtx,
  { id, place, content, requestHash }: { id: string; place: Place; content: StockCountChange; requestHash: Buffer },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('stock_count')
    .values({
      ...{ company_id: companyId, id, state: 'planned', request_hash: requestHash },
      ...{ created_by: userId, created_at: now },
      ...columnsOf(content, place),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** The fingerprint of what planned a count; undefined where there is none that the caller may enter. */
export async function findRequestHash({ db, companyId }: TxCtx, id: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('stock_count')
    .select('request_hash')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.request_hash
}

/** Writes a locked plan anew. */
export function updatePlan(ctx: TxCtx, id: string, content: StockCountChange, place: Place): Promise<void> {
  return update(ctx, id, columnsOf(content, place))
}

async function update({ db, companyId }: TxCtx, id: string, columns: object): Promise<void> {
  await db
    .updateTable('stock_count')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

const COLUMNS = [
  ...(['id', 'state', 'version', 'location_id', 'point_of_sale_id', 'scope', 'people_ids', 'is_blind'] as const),
  ...(['round', 'round_began_at', 'note'] as const),
] as const

/** A count until the end of the transaction: whoever else takes a step with it waits, and sees what became of it. */
export async function lockCount({ db, companyId }: TxCtx, id: string) {
  return db
    .selectFrom('stock_count')
    .select(COLUMNS)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The same for who adds to it: others may at the same time, and its next step waits for all of them. */
export async function shareCount({ db, companyId }: TxCtx, id: string) {
  return db
    .selectFrom('stock_count')
    .select(COLUMNS)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
}
export type LockedCount = NonNullable<Awaited<ReturnType<typeof lockCount>>>

/** Begins the next round of a locked count: the first, or one in which some of it is counted again. */
export function beginRound(ctx: TxCtx, { id, round }: Pick<LockedCount, 'id' | 'round'>): Promise<void> {
  const started = round === 0 ? { started_by: ctx.userId, started_at: ctx.now } : {}
  return update(ctx, id, { state: 'counting', round: round + 1, round_began_at: ctx.now, ...started })
}

export function markFinished(ctx: TxCtx, id: string): Promise<void> {
  return update(ctx, id, { state: 'review', finished_by: ctx.userId, finished_at: ctx.now })
}

/** Gives a locked count up: what was counted stays to be read, and its products may be counted elsewhere. */
export async function markCancelled(ctx: TxCtx, id: string, reason: CountCancelReason): Promise<void> {
  const { db, companyId, userId, now } = ctx
  await update(ctx, id, { state: 'cancelled', cancelled_by: userId, cancelled_at: now, cancel_reason: reason })
  await db
    .updateTable('stock_count_line')
    .set({ is_open: false })
    .where('company_id', '=', companyId)
    .where('count_id', '=', id)
    .execute()
}

/** Adds products to a count. Gives those that were added: one that is in another open count of the place is not. */
export async function insertLines(
  { db, companyId }: TxCtx,
  { id, location_id }: Pick<LockedCount, 'id' | 'location_id'>,
  products: readonly ScopedProduct[],
): Promise<string[]> {
  const added: string[] = []
  for (let at = 0; at < products.length; at += MOST_AT_ONCE) {
    const rows = await db
      .insertInto('stock_count_line')
      .values(
        products.slice(at, at + MOST_AT_ONCE).map(({ productId, startedMilli }) => ({
          ...{ company_id: companyId, count_id: id, product_id: productId, location_id },
          ...{ started_milli: startedMilli, recount_round: null },
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('product_id')
      .execute()
    added.push(...rows.map((row) => row.product_id))
  }
  return added
}

/** Asks for products of a count to be counted again in a round. */
export async function markToRecount(
  { db, companyId }: TxCtx,
  id: string,
  productIds: readonly string[],
  round: number,
): Promise<void> {
  await db
    .updateTable('stock_count_line')
    .set({ recount_round: round })
    .where('company_id', '=', companyId)
    .where('count_id', '=', id)
    .where('product_id', '=', anyId(productIds))
    .execute()
}
