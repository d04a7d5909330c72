/** A line of the open ticket: what a client may see of it. Amounts in minor units, with tax. */
export interface ShownLine {
  readonly id: string
  readonly name: string
  /** Thousandths. */
  readonly quantityMilli: number
  /** Millionths of the currency. */
  readonly unitPriceMicro: number
  /** Of what the price is; null for a piece. */
  readonly unit: string | null
  readonly discountMinor: number
  readonly netMinor: number
}

/** What the screen shows. There is nothing else on the channel: no cost, no stock, no note. */
export type Shown = Screen & {
  /** There while the counter is only practised at. */
  readonly isTraining?: true
}

type Screen =
  | { readonly kind: 'paused' }
  | { readonly kind: 'welcome' }
  | {
      readonly kind: 'ticket'
      readonly lines: readonly ShownLine[]
      /** The line that was touched last. */
      readonly currentId: string | null
      readonly currency: string
      readonly savedMinor: number
      /** Left out where it bears none, and by counters that know of none. */
      readonly stampMinor?: number
      readonly totalMinor: number
      /** Taken already by other methods. */
      readonly paidMinor: number
      readonly dueMinor: number
      /** Cash handed over; null until it is typed. */
      readonly receivedMinor: number | null
      readonly changeMinor: number
    }
  | {
      readonly kind: 'sold'
      readonly number: string
      readonly currency: string
      readonly savedMinor: number
      readonly totalMinor: number
      readonly receivedMinor: number
      readonly changeMinor: number
    }

export const PAUSED: Shown = { kind: 'paused' }
