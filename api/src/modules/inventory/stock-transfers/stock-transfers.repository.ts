import { createHash } from 'node:crypto'
import {
  QUARANTINE_NAMES,
  type StateOfTransfer,
  type StockTransferInput,
  type TakenStep,
  type WantedGoods,
} from '@comptoir/contracts/inventory/stock-transfers'
import { v7 as newId } from 'uuid'
import type { TxCtx } from '../../../platform/context.ts'
import { listByFunction } from '../../../platform/db/call.ts'
import { jsonText } from '../../../platform/db/function-json.ts'
import { anyId } from '../../../platform/http/list.ts'
import type { LineFigures } from './stock-transfers.rules.ts'

/** A transfer until the end of the transaction: whoever else takes a step waits, and sees what became of it. */
export async function lockTransfer({ db, companyId, pointOfSaleIds }: TxCtx, id: string) {
  return db
    .selectFrom('stock_transfer as d')
    .select(['d.id', 'd.state', 'd.number', 'd.version', 'd.from_point_of_sale_id as fromPointOfSaleId'])
    .select(['d.from_location_id as fromLocationId', 'd.to_point_of_sale_id as toPointOfSaleId'])
    .select(['d.to_location_id as toLocationId', 'd.transit_location_id as transitLocationId', 'd.wanted'])
    .where('d.company_id', '=', companyId)
    .where('d.id', '=', id)
    .$if(pointOfSaleIds !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb('d.from_point_of_sale_id', '=', anyId(pointOfSaleIds ?? [])),
          eb('d.to_point_of_sale_id', '=', anyId(pointOfSaleIds ?? [])),
        ]),
      ),
    )
    .forUpdate()
    .executeTakeFirst()
}
export type LockedTransfer = NonNullable<Awaited<ReturnType<typeof lockTransfer>>>

/** A line with what has to be known of its product. */
export interface TransferLine extends LineFigures {
  id: string
  productId: string
  designation: string
  tracking: 'none' | 'lots' | 'serialNumbers'
  decimals: number | null
  unitCostMicro: number | null
}

export async function findLines({ db, companyId }: TxCtx, transferId: string): Promise<TransferLine[]> {
  return db
    .selectFrom('stock_transfer_line as l')
    .innerJoin('product as p', (join) =>
      join.onRef('p.company_id', '=', 'l.company_id').onRef('p.id', '=', 'l.product_id'),
    )
    .leftJoin('unit as u', (join) => join.onRef('u.company_id', '=', 'p.company_id').onRef('u.id', '=', 'p.unit_id'))
    .select(['l.id', 'l.product_id as productId', 'p.designation', 'p.tracking', 'u.decimals'])
    .select(['l.requested_milli as requestedMilli', 'l.picked_milli as pickedMilli', 'l.good_milli as goodMilli'])
    .select(['l.damaged_milli as damagedMilli', 'l.returned_milli as returnedMilli', 'l.lost_milli as lostMilli'])
    .select('l.unit_cost_micro as unitCostMicro')
    .where('l.company_id', '=', companyId)
    .where('l.transfer_id', '=', transferId)
    .orderBy('l.position')
    .orderBy('l.id')
    .execute()
}

/** A draft, as it was checked. */
export interface TransferDraft {
  id: string
  fromPointOfSaleId: string
  fromLocationId: string
  toPointOfSaleId: string
  toLocationId: string | null
  expectedOn: string | null
  note: string | null
}

/** What is kept of a request for as long as there is its transfer. */
interface Requested {
  neededOn: string | null
  wanted: readonly WantedGoods[]
}

/** Writes a draft, or a request where one is given; false, with nothing written, where its id is taken. */
export async function insertTransfer(
  { db, companyId, userId, now }: TxCtx,
  draft: TransferDraft,
  requested?: Requested,
): Promise<boolean> {
  const wanted = requested && { needed_on: requested.neededOn, wanted: JSON.stringify(requested.wanted) }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('stock_transfer')
    .values({
      ...{ company_id: companyId, id: draft.id, created_by: userId, created_at: now },
      ...{ state: requested ? 'requested' : 'draft', ...columns(draft), ...wanted },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Writes a draft anew, or makes one of a request. */
export async function updateDraft({ db, companyId }: TxCtx, draft: TransferDraft): Promise<void> {
  await db
    .updateTable('stock_transfer')
    .set((eb) => ({ ...columns(draft), state: 'draft', version: eb('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', draft.id)
    .execute()
}

function columns(draft: TransferDraft) {
  return {
    from_point_of_sale_id: draft.fromPointOfSaleId,
    from_location_id: draft.fromLocationId,
    to_point_of_sale_id: draft.toPointOfSaleId,
    to_location_id: draft.toLocationId,
    expected_on: draft.expectedOn,
    note: draft.note,
  }
}

/** Puts the lines of a draft in the place of those that it had. */
export async function replaceLines(
  { db, companyId }: TxCtx,
  transferId: string,
  lines: StockTransferInput['lines'],
): Promise<void> {
  await db
    .deleteFrom('stock_transfer_line')
    .where('company_id', '=', companyId)
    .where('transfer_id', '=', transferId)
    .execute()
  await db
    .insertInto('stock_transfer_line')
    .values(
      lines.map((line, position) => ({
        ...{ company_id: companyId, transfer_id: transferId, id: line.id, position },
        ...{ product_id: line.productId, requested_milli: line.requestedMilli },
      })),
    )
    .execute()
}

/** What else a step changes of a transfer. */
interface Changes {
  counter?: number
  number?: string
  transit_location_id?: string
  to_location_id?: string
  shipped_at?: Date
}

export async function moveOn(
  { db, companyId }: TxCtx,
  id: string,
  state: StateOfTransfer,
  changes: Changes = {},
): Promise<void> {
  await db
    .updateTable('stock_transfer')
    .set((eb) => ({ ...changes, state, version: eb('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** Writes down who took a step, and gives its id. */
export async function insertStep(
  { db, companyId, userId, now }: TxCtx,
  transferId: string,
  step: TakenStep,
  note: string | null = null,
): Promise<string> {
  const id = newId()
  await db
    .insertInto('stock_transfer_step')
    .values({
      ...{ company_id: companyId, id, transfer_id: transferId, step, note },
      ...{ user_id: userId, recorded_at: now },
    })
    .execute()
  return id
}

/** Keeps what lines have come to. */
export async function updateLines(
  { db, companyId }: TxCtx,
  transferId: string,
  lines: readonly TransferLine[],
): Promise<void> {
  for (const line of lines)
    await db
      .updateTable('stock_transfer_line')
      .set({
        picked_milli: line.pickedMilli,
        good_milli: line.goodMilli,
        damaged_milli: line.damagedMilli,
        returned_milli: line.returnedMilli,
        lost_milli: line.lostMilli,
        unit_cost_micro: line.unitCostMicro,
      })
      .where('company_id', '=', companyId)
      .where('transfer_id', '=', transferId)
      .where('id', '=', line.id)
      .execute()
}

/** The number after the last one of a point of sale: given when a transfer is ready, so that there are no gaps. */
export async function takeNumber(
  { db, companyId }: TxCtx,
  { id, fromPointOfSaleId }: LockedTransfer,
  code: string,
): Promise<{ counter: number; number: string }> {
  const [next] = await listByFunction(db, 'next_number', {
    companyId,
    kind: 'stockTransfer',
    scopeId: fromPointOfSaleId,
    period: 'E1',
    contentHash: createHash('sha256').update(id).digest(),
  })
  const counter = next?.number
  if (!counter) throw new Error('next_number gave nothing')
  return { counter, number: `TR-${code}-${String(counter).padStart(6, '0')}` }
}

/** Where goods of a point of sale are on their way; made when it first sends any. */
export async function transitOf(ctx: TxCtx, pointOfSaleId: string): Promise<string> {
  return (
    (await findKind(ctx, pointOfSaleId, 'transit')) ?? (await makeKind(ctx, pointOfSaleId, 'transit', 'In transit'))
  )
}

/** Where a point of sale keeps goods that may not be sold; made where it has none. */
export async function quarantineOf(ctx: TxCtx, pointOfSaleId: string): Promise<string> {
  const found = await findKind(ctx, pointOfSaleId, 'quarantine')
  return found ?? (await makeKind(ctx, pointOfSaleId, 'quarantine', QUARANTINE_NAMES[ctx.language]))
}

/** The shop of a point of sale, where nobody says where to. */
export async function shopOf(ctx: TxCtx, pointOfSaleId: string): Promise<string> {
  const id = await findKind(ctx, pointOfSaleId, 'shop')
  if (id === undefined) throw new Error(`No shop at ${pointOfSaleId}`)
  return id
}

type Kind = 'shop' | 'quarantine' | 'transit'

async function findKind({ db, companyId }: TxCtx, pointOfSaleId: string, kind: Kind): Promise<string | undefined> {
  const row = await db
    .selectFrom('stock_location')
    .select('id')
    .where('company_id', '=', companyId)
    .where('point_of_sale_id', '=', pointOfSaleId)
    .where('kind', '=', kind)
    .where('is_active', '=', true)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** One that somebody else makes at the same moment is found; a name that another location has is told apart by the id. */
async function makeKind(ctx: TxCtx, pointOfSaleId: string, kind: Kind, name: string): Promise<string> {
  const { db, companyId, now } = ctx
  const id = newId()
  for (const tried of [name, `${name} ${id.slice(-4)}`]) {
    await db
      .insertInto('stock_location')
      .values({ company_id: companyId, id, point_of_sale_id: pointOfSaleId, kind, name: tried, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const made = await findKind(ctx, pointOfSaleId, kind)
    if (made !== undefined) return made
  }
  throw new Error(`No location ${kind} at ${pointOfSaleId}`)
}

/** Holds what there is of the products of lines at some places until the transaction ends: whoever else moves any waits. */
export async function hold(
  { db, companyId }: TxCtx,
  locationIds: readonly string[],
  lines: readonly TransferLine[],
): Promise<void> {
  const productIds = lines.map(({ productId }) => productId)
  await listByFunction(db, 'stock_transfer_hold', { companyId, locationIds, productIds })
}

/** Reserves what lines request where it is; releases it where `direction` is -1. */
export async function reserve(
  { db, companyId }: TxCtx,
  locationId: string,
  lines: readonly TransferLine[],
  { direction, allowNegative }: { direction: 1 | -1; allowNegative: boolean },
): Promise<void> {
  await listByFunction(db, 'stock_transfer_reserve', {
    companyId,
    locationId,
    allowNegative,
    changes: jsonText(
      lines.map(({ productId, designation, requestedMilli }) => ({
        ...{ product_id: productId, designation, change_milli: direction * requestedMilli },
      })),
    ),
  })
}
