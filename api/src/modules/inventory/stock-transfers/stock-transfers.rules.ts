import type { StateOfTransfer, TransferStep } from '@comptoir/contracts/inventory/stock-transfers'

/** What a line has come to, in thousandths of the product's own unit. */
export interface LineFigures {
  requestedMilli: number
  pickedMilli: number
  goodMilli: number
  damagedMilli: number
  returnedMilli: number
  lostMilli: number
}

/** Shipped, and not arrived, back or lost. */
export function openOf({ pickedMilli, goodMilli, damagedMilli, returnedMilli, lostMilli }: LineFigures): number {
  return pickedMilli - goodMilli - damagedMilli - returnedMilli - lostMilli
}

const BEGINS_IN: Readonly<Record<TransferStep, readonly StateOfTransfer[]>> = {
  accept: ['requested'],
  refuse: ['requested'],
  withdraw: ['requested'],
  change: ['draft'],
  ready: ['draft'],
  ship: ['ready'],
  receive: ['inTransit', 'partiallyReceived'],
  decide: ['partiallyReceived', 'received'],
  settle: ['received'],
  cancel: ['draft', 'ready', 'inTransit', 'partiallyReceived'],
}

/** Whether a step begins in a state. */
export function beginsIn(step: TransferStep, state: StateOfTransfer): boolean {
  return BEGINS_IN[step].includes(state)
}

/** Where goods leave, and where they arrive. */
export type EndOfTransfer = 'from' | 'to'

/**
 * Which ends a step is taken at: what is on its way goes back only where both agree, and a request is withdrawn by whoever made
 * it. `either` is whichever the caller has.
 */
export function endsOf(step: TransferStep, state: StateOfTransfer): readonly EndOfTransfer[] | 'either' {
  if (step === 'settle') return 'either'
  if (step === 'receive' || step === 'withdraw') return ['to']
  const isOnItsWay = state === 'inTransit' || state === 'partiallyReceived'
  return step === 'cancel' && isOnItsWay ? ['from', 'to'] : ['from']
}

/**
 * The state after goods arrived, were found, came back or were lost, or somebody decided about extra ones. As long as any of
 * these wait, it is not closed.
 */
export function stateAfter(
  lines: readonly LineFigures[],
  { isLast, isExtraWaiting }: { isLast: boolean; isExtraWaiting: boolean },
): StateOfTransfer {
  const isAllThere = lines.every((line) => openOf(line) === 0)
  if (isAllThere && !isExtraWaiting) return 'closed'
  return isLast || isAllThere ? 'received' : 'partiallyReceived'
}

/** While anything of it may be on its way. */
export const ON_THE_WAY = ['inTransit', 'partiallyReceived', 'received'] as const satisfies readonly StateOfTransfer[]

export const DAY_MS = 86_400_000

/** Whole days since a transfer was shipped, while it is on its way; null otherwise. */
export function daysInTransit(state: StateOfTransfer, shippedAt: Date | null, now: Date): number | null {
  if (shippedAt === null || !ON_THE_WAY.some((each) => each === state)) return null
  return Math.max(Math.floor((now.getTime() - shippedAt.getTime()) / DAY_MS), 0)
}

/** Goods of a lot or a piece, where there are any of it. */
export interface LotShare {
  lotId: string
  quantityMilli: number
}

/**
 * Takes a quantity from lots in their order. What is taken is not there for the next; gives less than was asked for where
 * less is there.
 */
export function takeFrom<Lot extends LotShare>(there: Lot[], quantityMilli: number): LotShare[] {
  let leftMilli = quantityMilli
  return there.flatMap((lot) => {
    const takenMilli = Math.min(leftMilli, Math.max(lot.quantityMilli, 0))
    if (takenMilli === 0) return []
    leftMilli -= takenMilli
    lot.quantityMilli -= takenMilli
    return [{ lotId: lot.lotId, quantityMilli: takenMilli }]
  })
}
