/** Why goods are adjusted. */
export const ADJUSTMENT_REASONS = [
  'found',
  'lost',
  'theft',
  'damaged',
  'expired',
  'internalUse',
  'sample',
  'correction',
  'restock',
] as const
export type AdjustmentReason = (typeof ADJUSTMENT_REASONS)[number]

/** Whether goods come in, go out, or may do both. */
export type AdjustmentDirection = 'in' | 'out' | 'either'

/** What the value of the goods is in the accounts. */
export const MONEY_EFFECTS = ['gain', 'loss', 'expense', 'costOfGoods'] as const
export type MoneyEffect = (typeof MONEY_EFFECTS)[number]

interface ReasonRule {
  direction: AdjustmentDirection
  effect: MoneyEffect
}

/** What follows from a reason, the same in every company. */
export const REASON_RULES: Readonly<Record<AdjustmentReason, ReasonRule>> = {
  found: { direction: 'in', effect: 'gain' },
  lost: { direction: 'out', effect: 'loss' },
  theft: { direction: 'out', effect: 'loss' },
  damaged: { direction: 'out', effect: 'costOfGoods' },
  expired: { direction: 'out', effect: 'costOfGoods' },
  internalUse: { direction: 'out', effect: 'expense' },
  sample: { direction: 'out', effect: 'expense' },
  correction: { direction: 'either', effect: 'costOfGoods' },
  restock: { direction: 'in', effect: 'costOfGoods' },
}

/** Why an adjustment is not posted after all. */
export const CANCEL_REASONS = ['enteredByMistake', 'enteredTwice', 'goodsFound', 'notAgreed', 'other'] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

/** An adjustment holds no more lines. */
export const MOST_ADJUSTED_LINES = 500
/** Lots or serial numbers of one line. */
export const MOST_ADJUSTED_PARTS = 1000
/** Characters of what is said of an adjustment beside its reason. */
export const LONGEST_ADJUSTMENT_NOTE = 500

/** Whether a quantity in thousandths goes the way of a reason. */
export function isOfDirection(reason: AdjustmentReason, quantityMilli: number): boolean {
  const { direction } = REASON_RULES[reason]
  return direction === 'either' || (direction === 'in') === quantityMilli > 0
}
