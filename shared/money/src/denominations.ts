/** A coin or note in use, its value in minor units. */
export interface CashPiece {
  kind: 'coin' | 'note'
  valueMinor: number
}

const coin = (valueMinor: number): CashPiece => ({ kind: 'coin', valueMinor })
const note = (valueMinor: number): CashPiece => ({ kind: 'note', valueMinor })

/** Coins and notes in use. 1 and 2 millimes exist on paper only; five dinars are a coin and a note. */
const BY_CURRENCY: Readonly<Record<string, readonly CashPiece[]>> = {
  TND: [...[50_000, 20_000, 10_000, 5_000].map(note), ...[5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5].map(coin)],
  EUR: [...[50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500].map(note), ...[200, 100, 50, 20, 10, 5, 2, 1].map(coin)],
}

/** What a drawer in this currency can hold, largest first; empty where it is not known. */
export function cashPiecesOf(currency: string): readonly CashPiece[] {
  return BY_CURRENCY[currency] ?? []
}
