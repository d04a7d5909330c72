/** What a step of a total is about. `cashRounding` is added by the counter, for the cash part of a payment. */
export type TraceStepName =
  | 'listPrice'
  | 'labelPrice'
  | 'lineDiscount'
  | 'returnedShare'
  | 'documentDiscount'
  | 'excise'
  | 'fodec'
  | 'vat'
  | 'suspendedVat'
  | 'stamp'
  | 'cashRounding'

/**
 * One step from list prices to the total, as compact JSON kept with the document. `amountMinor` is what the step adds to
 * the total (discounts are negative); a step with `isInformative` explains a part that is already inside the steps above
 * (tax in tax-included prices) or is not charged (suspended VAT) and adds nothing. The other steps add up to the total.
 */
export interface TraceStep {
  readonly step: TraceStepName
  readonly amountMinor: number
  readonly isInformative?: true
  readonly lineId?: string
  readonly quantityMilli?: number
  readonly unitPriceMicro?: number
  /** The amount that `rateMilli` was applied to, in minor units. */
  readonly baseMinor?: number
  readonly rateMilli?: number
  /** Promotion or right that granted a discount. */
  readonly rule?: string
}

/** The total that a trace explains: the sum of its steps that are not informative, in minor units. */
export function explainedTotal(trace: readonly TraceStep[]): number {
  return trace.reduce((total, step) => (step.isInformative ? total : total + step.amountMinor), 0)
}
