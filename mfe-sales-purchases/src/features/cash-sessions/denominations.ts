export interface Denomination {
  id: string
  kind: 'coin' | 'note'
  valueMinor: number
}

const coin = (valueMinor: number): Denomination => ({ id: `coin-${valueMinor}`, kind: 'coin', valueMinor })
const note = (valueMinor: number): Denomination => ({ id: `note-${valueMinor}`, kind: 'note', valueMinor })

/** Coins and notes in use, in minor units. 1 and 2 millimes exist on paper only; five dinars are a coin and a note. */
const BY_CURRENCY: Readonly<Record<string, readonly Denomination[]>> = {
  TND: [...[50_000, 20_000, 10_000, 5_000].map(note), ...[5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5].map(coin)],
  EUR: [...[50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500].map(note), ...[200, 100, 50, 20, 10, 5, 2, 1].map(coin)],
}

/** What a drawer in this currency can hold, largest first; empty where it is not known, and only the sum is asked. */
export function denominationsOf(currency: string): readonly Denomination[] {
  return BY_CURRENCY[currency] ?? []
}

/** How many of each denomination, by its id. */
export type Pieces = Readonly<Record<string, number | null>>

export function sumOf(denominations: readonly Denomination[], pieces: Pieces): number {
  return denominations.reduce((sum, { id, valueMinor }) => sum + valueMinor * (pieces[id] ?? 0), 0)
}
