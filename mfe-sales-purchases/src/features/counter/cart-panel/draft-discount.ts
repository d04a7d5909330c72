import type { LineDiscount } from '@comptoir/contracts/sales/sales'

/** A discount while it is typed: thousandths of a percent or minor units, as its kind says; null while empty. */
export interface DraftDiscount {
  kind: LineDiscount['kind']
  value: number | null
  reason: string
}

export function draftOf(discount: LineDiscount | undefined): DraftDiscount {
  if (!discount) return { kind: 'rate', value: null, reason: '' }
  const { kind, reason = '' } = discount
  return { kind, value: discount.kind === 'rate' ? discount.rateMilli : discount.amountMinor, reason }
}

/** Null while nothing, or nothing readable, is typed. */
export function discountOf({ kind, value, reason }: DraftDiscount): LineDiscount | null {
  if (value === null || !Number.isInteger(value)) return null
  const why = reason.trim() === '' ? {} : { reason: reason.trim() }
  return kind === 'rate' ? { kind, rateMilli: value, ...why } : { kind, amountMinor: value, ...why }
}
