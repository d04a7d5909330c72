import type {
  CancelReason,
  AdjustmentLineInput,
  StockAdjustmentChange,
} from '@comptoir/contracts/inventory/stock-adjustments'
import type { TxCtx } from '../../../platform/context.ts'
import type { AdjustedPlace, AdjustedProduct } from './adjusted-products.queries.ts'

/** What is stored of an adjustment that somebody writes down. */
export interface WrittenAdjustment {
  id: string
  place: Pick<AdjustedPlace, 'locationId' | 'pointOfSaleId'>
  content: Omit<StockAdjustmentChange, 'locationId'>
  products: ReadonlyMap<string, AdjustedProduct>
  /** As far as it is known before it is posted. */
  valueMinor: number
  requestHash: Buffer
}

/** Writes an adjustment down as a draft; false, with nothing written, where its id is taken. */
export async function insertDraft(
  { db, companyId, userId, now }: TxCtx,
  { id, requestHash, ...written }: WrittenAdjustment,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('stock_adjustment')
    .values({
      ...{ company_id: companyId, id, state: 'draft', request_hash: requestHash },
      ...{ created_by: userId, created_at: now },
      ...columnsOf(written),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Writes anew what a locked draft says. */
export async function updateDraft(
  { db, companyId }: TxCtx,
  { id, ...written }: Omit<WrittenAdjustment, 'requestHash'>,
): Promise<void> {
  await db
    .updateTable('stock_adjustment')
    .set((eb) => ({ ...columnsOf(written), version: eb('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

function columnsOf({
  place,
  content: { reason, note, lines },
  products,
  valueMinor,
}: Omit<WrittenAdjustment, 'id' | 'requestHash'>) {
  const named = lines.map((line) => {
    const product = products.get(line.productId)
    return { ...line, code: product?.code ?? '', designation: product?.designation ?? '' }
  })
  return {
    ...{ point_of_sale_id: place.pointOfSaleId, location_id: place.locationId, reason },
    note: note?.trim() || null,
    lines: JSON.stringify(named),
    line_count: lines.length,
    quantity_milli: sumOf(lines),
    value_minor: valueMinor,
  }
}

function sumOf(lines: readonly Pick<AdjustmentLineInput, 'quantityMilli'>[]): number {
  return lines.reduce((sum, { quantityMilli }) => sum + quantityMilli, 0)
}

/** An adjustment until the end of the transaction: whoever else takes a step with it waits, and sees what became of it. */
export async function lockAdjustment({ db, companyId }: TxCtx, id: string) {
  return db
    .selectFrom('stock_adjustment')
    .select(['id', 'state', 'version', 'location_id', 'point_of_sale_id', 'reason', 'note', 'lines', 'submitted_at'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export type LockedAdjustment = NonNullable<Awaited<ReturnType<typeof lockAdjustment>>>

/** The fingerprint of what made an adjustment; undefined where there is none that the caller may enter. */
export async function findRequestHash({ db, companyId }: TxCtx, id: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('stock_adjustment')
    .select('request_hash')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.request_hash
}

/** Hands a locked draft to those who may approve it, at what it is worth now. */
export async function markSubmitted(
  { db, companyId, userId, now }: TxCtx,
  id: string,
  valueMinor: number,
): Promise<void> {
  await db
    .updateTable('stock_adjustment')
    .set((eb) => ({
      ...{ state: 'submitted', submitted_by: userId, submitted_at: now, value_minor: valueMinor },
      version: eb('version', '+', 1),
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** Gives up a locked adjustment that was not posted. */
export async function markCancelled(
  { db, companyId, userId, now }: TxCtx,
  id: string,
  reason: CancelReason,
): Promise<void> {
  await db
    .updateTable('stock_adjustment')
    .set((eb) => ({
      ...{ state: 'cancelled', ended_by: userId, ended_at: now, cancel_reason: reason },
      version: eb('version', '+', 1),
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}
