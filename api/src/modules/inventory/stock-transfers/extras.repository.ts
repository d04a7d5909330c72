import type { ExtraState, ReceiveInput, TransferExtra } from '@comptoir/contracts/inventory/stock-transfers'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'

/** Goods that arrived beyond what was shipped, with where they were put. */
export interface KeptExtra extends Omit<TransferExtra, 'unit'> {
  locationId: string
}

/** What was received of extra goods, with what their product is called. */
export type NewExtra = NonNullable<ReceiveInput['extras']>[number] & { code: string; designation: string }

/** Those of a transfer, in the order in which they were received. */
export async function findExtras({ db, companyId }: TxCtx, transferId: string): Promise<KeptExtra[]> {
  const rows = await db
    .selectFrom('stock_transfer_extra')
    .select(['id', 'product_id as productId', 'code', 'designation', 'location_id as locationId', 'state'])
    .select(['quantity_milli as quantityMilli', 'lots', 'serial_numbers as serialNumbers'])
    .where('company_id', '=', companyId)
    .where('transfer_id', '=', transferId)
    .orderBy('step_id')
    .orderBy('id')
    .execute()
  return rows.map(({ lots, serialNumbers, ...row }) => ({
    ...row,
    lots: lots ?? [],
    serialNumbers: serialNumbers ?? [],
  }))
}

/** Writes down what arrived beyond what was shipped; false, with nothing written, where the id of any is taken. */
export async function insertExtras(
  { db, companyId }: TxCtx,
  { transferId, stepId, locationId }: { transferId: string; stepId: string; locationId: string },
  extras: readonly NewExtra[],
): Promise<boolean> {
  if (extras.length === 0) return true
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('stock_transfer_extra')
    .values(
      extras.map(({ id, productId, code, designation, quantityMilli, lots, serialNumbers }) => ({
        ...{ company_id: companyId, id, transfer_id: transferId, step_id: stepId, product_id: productId },
        ...{ code, designation, location_id: locationId, quantity_milli: quantityMilli },
        lots: lots?.length ? JSON.stringify(lots) : null,
        serial_numbers: serialNumbers?.length ? JSON.stringify(serialNumbers) : null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === BigInt(extras.length)
}

/** Whether any of a transfer waits for a decision. */
export async function isAnyWaiting({ db, companyId }: TxCtx, transferId: string): Promise<boolean> {
  const row = await db
    .selectFrom('stock_transfer_extra')
    .select('id')
    .where('company_id', '=', companyId)
    .where('transfer_id', '=', transferId)
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Ends the waiting of some, by the step that decided about them. */
export async function endWaiting(
  { db, companyId }: TxCtx,
  ids: readonly string[],
  { state, stepId }: { state: Exclude<ExtraState, 'waiting'>; stepId: string },
): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('stock_transfer_extra')
    .set({ state, decision_id: stepId })
    .where('company_id', '=', companyId)
    .where('id', '=', anyId(ids))
    .where('state', '=', 'waiting')
    .execute()
}

/** The line that an approved extra becomes: behind those that were requested. */
export async function insertExtraLine(
  { db, companyId }: TxCtx,
  transferId: string,
  { id, productId, quantityMilli }: Pick<KeptExtra, 'id' | 'productId' | 'quantityMilli'>,
): Promise<void> {
  await db
    .insertInto('stock_transfer_line')
    .values({
      ...{ company_id: companyId, transfer_id: transferId, id, position: LAST_POSITION, product_id: productId },
      ...{ requested_milli: quantityMilli, is_extra: true },
    })
    .execute()
}

/** Lines that were requested come before it; extra ones share it. */
const LAST_POSITION = 500
