import {
  STOCK_TRANSFERS,
  type NamedGoods,
  type ReceiveInput,
  type SettleInput,
  type StockTransfer,
} from '@comptoir/contracts/inventory/stock-transfers'
import { audit } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { everywhere } from '../../../platform/db/whole-company.ts'
import { DomainError } from '../../../platform/errors.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { hasExtraWaiting, keepExtras } from './extras.service.ts'
import { takeNamed, type OnItsWay } from './named-goods.rules.ts'
import { postMovements, type Movement } from './posting.ts'
import {
  findLines,
  insertStep,
  moveOn,
  quarantineOf,
  updateLines,
  type LockedTransfer,
  type TransferLine,
} from './stock-transfers.repository.ts'
import { openOf, stateAfter } from './stock-transfers.rules.ts'
import { getTransfer } from './stock-transfers.service.ts'
import { byLine, checkFineness, lockedFor, noteOf, type Held } from './taking-steps.ts'
import { findOnTheirWay } from './tracked-goods.queries.ts'
import { backAt, foundAt, targetOf } from './transfer-targets.service.ts'

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
  /** Of which lots or pieces it is. */
  named: NamedGoods
  pointer: string
}

/**
 * Takes in what arrived: what is good to where it was sent, what is damaged to the quarantine. What arrived beyond what was
 * shipped moves nothing: it waits for the sender's end.
 */
export async function receiveTransfer(ctx: TxCtx, held: Held, input: ReceiveInput): Promise<StockTransfer> {
  const transfer = await lockedFor(ctx, 'receive', held)
  const targetId = await targetOf(ctx, transfer, input.toLocationId)
  const lines = await findLines(ctx, transfer.id)
  byLine(lines, input.lines)
  const isAnyDamaged = input.lines.some(({ damagedMilli }) => damagedMilli > 0)
  const quarantineId = isAnyDamaged ? await quarantineOf(ctx, transfer.toPointOfSaleId) : null
  const arriving = input.lines.flatMap((line, at): Arriving[] => {
    const { lineId, goodMilli, damagedMilli, good = {}, damaged = {} } = line
    const pointer = `/lines/${at}`
    return [
      { lineId, kind: 'good', toId: targetId, quantityMilli: goodMilli, named: good, pointer },
      { lineId, kind: 'damaged', toId: quarantineId, quantityMilli: damagedMilli, named: damaged, pointer },
    ]
  })
  const some = arriving.filter(({ quantityMilli }) => quantityMilli > 0)
  const { extras = [] } = input
  if (some.length + extras.length === 0 && !input.isLast)
    throw new DomainError('stockTransfer.nothingReceived', {}, '/lines')
  const stepId = await insertStep(ctx, transfer.id, 'received', noteOf(input.note))
  const after = await move(ctx, transfer, { stepId, lines, arriving: some })
  await keepExtras(ctx, { transfer, stepId, locationId: targetId, extras, after })
  const isExtraWaiting = await hasExtraWaiting(ctx, transfer.id)
  const state = stateAfter(after.lines, { isLast: input.isLast, isExtraWaiting })
  await moveOn(ctx, transfer.id, state, { to_location_id: targetId })
  await audit(ctx, {
    ...{ action: 'stockTransfer.received', entity, entityId: transfer.id },
    after: { number: transfer.number, state, ...(extras.length > 0 ? { extraCount: extras.length } : {}) },
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
  const places = await everywhere(ctx, async (all) => ({
    lost: null,
    found: await foundAt(all, transfer),
    returned: await backAt(all, transfer),
  }))
  const arriving = input.lines.map(
    ({ lineId, outcome, quantityMilli, bearer, lots, serialNumbers }, index): Arriving => {
      const named = { ...(lots && { lots }), ...(serialNumbers && { serialNumbers }) }
      const goods = { named, pointer: `/lines/${index}` }
      const kind = outcome === 'found' ? 'good' : outcome
      const borne = outcome === 'lost' ? { bearer: bearer ?? null } : {}
      return { lineId, kind, toId: places[outcome], quantityMilli, ...borne, ...goods }
    },
  )
  const stepId = await insertStep(ctx, transfer.id, 'settled', noteOf(input.note))
  // What is found or back is of either end, whichever of them the caller works at.
  const after = await everywhere(ctx, (all) => move(all, transfer, { stepId, lines, arriving }))
  const isExtraWaiting = await hasExtraWaiting(ctx, transfer.id)
  const state = stateAfter(after.lines, { isLast: true, isExtraWaiting })
  await moveOn(ctx, transfer.id, state)
  await audit(ctx, {
    ...{ action: 'stockTransfer.settled', entity, entityId: transfer.id },
    after: { number: transfer.number, state, note: input.note.trim() },
  })
  return getTransfer(ctx, transfer.id)
}

/** Lines as they are after goods moved, and what is on its way of each from then on. */
export interface Moved {
  lines: TransferLine[]
  goods: ReadonlyMap<string, OnItsWay>
}

/** Moves goods that are on their way, and keeps what lines have come to; gives all lines as they are then. */
export async function move(
  ctx: TxCtx,
  transfer: LockedTransfer,
  { stepId, lines, arriving }: { stepId: string; lines: readonly TransferLine[]; arriving: readonly Arriving[] },
): Promise<Moved> {
  const after = new Map(lines.map((line) => [line.id, line]))
  for (const { lineId, kind, quantityMilli, pointer } of arriving) {
    const line = after.get(lineId)
    if (!line) throw new DomainError('stockTransfer.lineUnknown')
    checkFineness(line, quantityMilli, pointer)
    const figures = { product: line.designation, expectedMilli: openOf(line), givenMilli: quantityMilli }
    if (openOf(line) < quantityMilli) throw declaredRefusal(STOCK_TRANSFERS, 'tooMuch', figures, '/lines')
    after.set(lineId, { ...line, [COLUMNS[kind]]: line[COLUMNS[kind]] + quantityMilli })
  }
  const goods = await findOnTheirWay(ctx, transfer.id)
  const transitId = transfer.transitLocationId
  if (arriving.length === 0 || transitId === null) return { lines: [...after.values()], goods }
  const movements = arriving.flatMap(
    ({ lineId, kind, toId, quantityMilli, bearer = null, named, pointer }): Movement[] => {
      const line = after.get(lineId)
      if (!line) return []
      const there = goods.get(lineId) ?? { lots: [], pieces: [] }
      const taken = takeNamed(there, { product: line.designation, quantityMilli, named, pointer })
      return [{ line, kind, fromId: transitId, toId, quantityMilli, bearer, ...taken }]
    },
  )
  await postMovements(ctx, { transferId: transfer.id, stepId, movements, allowNegative: true })
  const changed = new Set(arriving.map(({ lineId }) => lineId))
  await updateLines(
    ctx,
    transfer.id,
    [...after.values()].filter(({ id }) => changed.has(id)),
  )
  return { lines: [...after.values()], goods }
}
