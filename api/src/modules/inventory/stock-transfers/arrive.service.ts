import {
  STOCK_TRANSFERS,
  type ReceiveInput,
  type SettleInput,
  type StockTransfer,
} from '@comptoir/contracts/inventory/stock-transfers'
import { audit } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { everywhere } from '../../../platform/db/whole-company.ts'
import { DomainError } from '../../../platform/errors.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { postMovements, type Movement } from './posting.ts'
import {
  findLines,
  insertStep,
  moveOn,
  quarantineOf,
  shopOf,
  updateLines,
  type LockedTransfer,
  type TransferLine,
} from './stock-transfers.repository.ts'
import { openOf, stateAfter, takeFrom } from './stock-transfers.rules.ts'
import { getTransfer } from './stock-transfers.service.ts'
import { byLine, checkFineness, lockedFor, noteOf, type Held } from './taking-steps.ts'
import { findOnTheirWay, type OnItsWay } from './tracked-goods.queries.ts'
import { findEnteredLocation } from './transfer-places.queries.ts'

const { entity } = STOCK_TRANSFERS
const COLUMNS = {
  good: 'goodMilli',
  damaged: 'damagedMilli',
  returned: 'returnedMilli',
  lost: 'lostMilli',
} as const satisfies Partial<Record<Movement['kind'], keyof TransferLine>>

/** What becomes of goods that are on their way. */
export interface Arriving extends Pick<Movement, 'toId' | 'quantityMilli' | 'bearer'> {
  lineId: string
  kind: keyof typeof COLUMNS
}

/** Takes in what arrived: what is good to where it was sent, what is damaged to the quarantine. */
export async function receiveTransfer(ctx: TxCtx, held: Held, input: ReceiveInput): Promise<StockTransfer> {
  const transfer = await lockedFor(ctx, 'receive', held)
  const targetId = await targetOf(ctx, transfer, input.toLocationId)
  const lines = await findLines(ctx, transfer.id)
  byLine(lines, input.lines)
  const isAnyDamaged = input.lines.some(({ damagedMilli }) => damagedMilli > 0)
  const quarantineId = isAnyDamaged ? await quarantineOf(ctx, transfer.toPointOfSaleId) : null
  const arriving = input.lines.flatMap(({ lineId, goodMilli, damagedMilli }): Arriving[] => [
    { lineId, kind: 'good', toId: targetId, quantityMilli: goodMilli },
    { lineId, kind: 'damaged', toId: quarantineId, quantityMilli: damagedMilli },
  ])
  const some = arriving.filter(({ quantityMilli }) => quantityMilli > 0)
  if (some.length === 0 && !input.isLast) throw new DomainError('stockTransfer.nothingReceived', {}, '/lines')
  const stepId = await insertStep(ctx, transfer.id, 'received', noteOf(input.note))
  const after = await move(ctx, transfer, { stepId, lines, arriving: some })
  const state = stateAfter(after, input.isLast)
  await moveOn(ctx, transfer.id, state, { to_location_id: targetId })
  await audit(ctx, {
    ...{ action: 'stockTransfer.received', entity, entityId: transfer.id },
    after: { number: transfer.number, state },
  })
  return getTransfer(ctx, transfer.id)
}

/** Decides what became of missing goods. The transfer is closed once nothing is missing. */
export async function settleTransfer(ctx: TxCtx, held: Held, input: SettleInput): Promise<StockTransfer> {
  const transfer = await lockedFor(ctx, 'settle', held)
  const lines = await findLines(ctx, transfer.id)
  byLine(lines, input.lines)
  const at = input.lines.findIndex(({ outcome, bearer }) => outcome === 'lost' && bearer === undefined)
  if (at >= 0) throw new DomainError('stockTransfer.bearerRequired', {}, `/lines/${at}/bearer`)
  const foundId = await everywhere(ctx, (all) => foundAt(all, transfer))
  const arriving = input.lines.map(({ lineId, outcome, quantityMilli, bearer }): Arriving => {
    if (outcome === 'lost') return { lineId, kind: 'lost', toId: null, quantityMilli, bearer: bearer ?? null }
    if (outcome === 'returned') return { lineId, kind: 'returned', toId: transfer.fromLocationId, quantityMilli }
    return { lineId, kind: 'good', toId: foundId, quantityMilli }
  })
  const stepId = await insertStep(ctx, transfer.id, 'settled', noteOf(input.note))
  // What is found or back is of either end, whichever of them the caller works at.
  const after = await everywhere(ctx, (all) => move(all, transfer, { stepId, lines, arriving }))
  const state = stateAfter(after, true)
  await moveOn(ctx, transfer.id, state)
  await audit(ctx, {
    ...{ action: 'stockTransfer.settled', entity, entityId: transfer.id },
    after: { number: transfer.number, state, note: input.note.trim() },
  })
  return getTransfer(ctx, transfer.id)
}

/** Moves goods that are on their way, and keeps what lines have come to; gives all lines as they are then. */
export async function move(
  ctx: TxCtx,
  transfer: LockedTransfer,
  { stepId, lines, arriving }: { stepId: string; lines: readonly TransferLine[]; arriving: readonly Arriving[] },
): Promise<TransferLine[]> {
  const after = new Map(lines.map((line) => [line.id, line]))
  for (const [at, { lineId, kind, quantityMilli }] of arriving.entries()) {
    const line = after.get(lineId)
    if (!line) throw new DomainError('stockTransfer.lineUnknown')
    checkFineness(line, quantityMilli, `/lines/${at}`)
    const figures = { product: line.designation, expectedMilli: openOf(line), givenMilli: quantityMilli }
    if (openOf(line) < quantityMilli) throw declaredRefusal(STOCK_TRANSFERS, 'tooMuch', figures, '/lines')
    after.set(lineId, { ...line, [COLUMNS[kind]]: line[COLUMNS[kind]] + quantityMilli })
  }
  const transitId = transfer.transitLocationId
  if (arriving.length === 0 || transitId === null) return [...after.values()]
  const goods = await findOnTheirWay(ctx, transfer.id, transitId)
  const movements = arriving.flatMap(({ lineId, kind, toId, quantityMilli, bearer = null }): Movement[] => {
    const line = after.get(lineId)
    if (!line) return []
    return [
      { line, kind, fromId: transitId, toId, quantityMilli, bearer, ...shareOf(goods.get(lineId), quantityMilli) },
    ]
  })
  await postMovements(ctx, { transferId: transfer.id, stepId, movements, allowNegative: true })
  const changed = new Set(arriving.map(({ lineId }) => lineId))
  await updateLines(
    ctx,
    transfer.id,
    [...after.values()].filter(({ id }) => changed.has(id)),
  )
  return [...after.values()]
}

/** Goods arrive as they were shipped: lots in the order in which they expire, pieces in that of their numbers. */
function shareOf(goods: OnItsWay | undefined, quantityMilli: number): Pick<Movement, 'lots' | 'serialNumberIds'> {
  if (!goods) return { lots: [], serialNumberIds: [] }
  return {
    lots: takeFrom(goods.lots, quantityMilli),
    serialNumberIds: goods.serialNumberIds.splice(0, quantityMilli / 1000),
  }
}

/** Where goods arrive: what the receiver says, or else the transfer, or else their shop. Refuses what is gone meanwhile. */
async function targetOf(
  ctx: TxCtx,
  { toPointOfSaleId, toLocationId, fromLocationId }: LockedTransfer,
  asked: string | undefined,
): Promise<string> {
  const locationId = asked ?? toLocationId
  if (locationId === null) return shopOf(ctx, toPointOfSaleId)
  const location = await findEnteredLocation(ctx, locationId)
  if (location?.pointOfSaleId !== toPointOfSaleId)
    throw new DomainError('stockTransfer.locationUnknown', {}, '/toLocationId')
  if (locationId === fromLocationId) throw new DomainError('stockTransfer.samePlace', {}, '/toLocationId')
  return locationId
}

/** Where found goods go: where the others arrived, or the shop once goods can no longer arrive there. */
async function foundAt(ctx: TxCtx, { toPointOfSaleId, toLocationId }: LockedTransfer): Promise<string> {
  const location = toLocationId === null ? undefined : await findEnteredLocation(ctx, toLocationId)
  return location?.id ?? shopOf(ctx, toPointOfSaleId)
}
