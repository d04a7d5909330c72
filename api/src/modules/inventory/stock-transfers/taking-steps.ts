import { STOCK_TRANSFERS, type TransferStep } from '@comptoir/contracts/inventory/stock-transfers'
import type { Permission } from '@comptoir/contracts/permissions'
import { MOST_UNIT_DECIMALS, fitsUnit } from '@comptoir/money'
import { lastChange } from '../../../platform/audit/audit.ts'
import { mayEnter, type TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { lockTransfer, type LockedTransfer, type TransferLine } from './stock-transfers.repository.ts'
import { beginsIn, endsOf, type EndOfTransfer } from './stock-transfers.rules.ts'
import { findEnd } from './transfer-places.queries.ts'

/** A transfer as its caller knows it. */
export interface Held {
  id: string
  version: number
}

type Ends = Pick<LockedTransfer, 'fromPointOfSaleId' | 'toPointOfSaleId'>

const { permissions } = STOCK_TRANSFERS
/** What a step takes where it is not the right of the end that it is taken at. */
const OWN_RIGHTS: Readonly<Partial<Record<TransferStep, Permission>>> = {
  settle: permissions.settle,
  decide: permissions.approveExtra,
}
const RIGHTS_OF_ENDS: Readonly<Record<EndOfTransfer, Permission>> = { from: permissions.send, to: permissions.receive }

/** The point of sale at which somebody else has to take a step; null where the caller may, and a right where they lack it. */
function obstacle(ctx: TxCtx, step: TransferStep, transfer: Ends & Pick<LockedTransfer, 'state'>) {
  const { fromPointOfSaleId, toPointOfSaleId, state } = transfer
  const ends = endsOf(step, state)
  const own = OWN_RIGHTS[step]
  const needed = own === undefined ? (ends === 'either' ? [] : ends.map((end) => RIGHTS_OF_ENDS[end])) : [own]
  const permission = needed.find((each) => !ctx.permissions.has(each))
  if (permission) return { permission }
  const points = { from: fromPointOfSaleId, to: toPointOfSaleId }
  const pointOfSaleId =
    ends === 'either' ? undefined : ends.map((end) => points[end]).find((point) => !mayEnter(ctx, point))
  return pointOfSaleId === undefined ? null : { pointOfSaleId }
}

/** Whether the caller may take a step of a transfer as it is. */
export function mayTake(ctx: TxCtx, step: TransferStep, transfer: Ends & Pick<LockedTransfer, 'state'>): boolean {
  return beginsIn(step, transfer.state) && obstacle(ctx, step, transfer) === null
}

/**
 * A transfer of which a step is about to be taken, held until the end of the transaction. Refuses one that is not the
 * caller's to see, that is not in a state for it or changed since it was read, and a step of the other end.
 */
export async function lockedFor(ctx: TxCtx, step: TransferStep, { id, version }: Held): Promise<LockedTransfer> {
  const transfer = await lockTransfer(ctx, id)
  if (!transfer) throw new DomainError('stockTransfer.notFound')
  if (!beginsIn(step, transfer.state)) throw new DomainError('stockTransfer.hasMovedOn')
  const met = obstacle(ctx, step, transfer)
  if (met?.permission) throw new DomainError('auth.forbidden', { permission: met.permission })
  if (met?.pointOfSaleId) {
    const end = await findEnd(ctx, met.pointOfSaleId)
    throw new DomainError('stockTransfer.otherEnd', { pointOfSale: end?.name ?? '' })
  }
  if (version !== transfer.version)
    throw new DomainError('request.versionStale', await lastChange(ctx, STOCK_TRANSFERS.entity, id))
  return transfer
}

/** Refuses a quantity between two of its product's. */
export function checkFineness(
  line: Pick<TransferLine, 'designation' | 'decimals'>,
  quantityMilli: number,
  pointer: string,
): void {
  const decimals = line.decimals ?? MOST_UNIT_DECIMALS
  if (fitsUnit(quantityMilli, decimals)) return
  throw declaredRefusal(STOCK_TRANSFERS, 'quantityTooFine', { product: line.designation, decimals }, pointer)
}

/** What was sent for lines, by line; refuses a line that the transfer does not have. */
export function byLine<Sent extends { lineId: string }>(
  lines: readonly TransferLine[],
  sent: readonly Sent[],
): Map<string, Sent> {
  const known = new Set(lines.map(({ id }) => id))
  const at = sent.findIndex(({ lineId }) => !known.has(lineId))
  if (at >= 0) throw declaredRefusal(STOCK_TRANSFERS, 'lineUnknown', {}, `/lines/${at}/lineId`)
  return new Map(sent.map((each) => [each.lineId, each]))
}

/** A note as it is kept: nothing where it says nothing. */
export function noteOf(note: string | null | undefined): string | null {
  return note?.trim() || null
}
