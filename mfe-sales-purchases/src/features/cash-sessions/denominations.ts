import { cashPiecesOf, type CashPiece } from '@comptoir/money'

export interface Denomination extends CashPiece {
  id: string
}

/** What a drawer in this currency can hold, largest first; empty where it is not known, and only the sum is asked. */
export function denominationsOf(currency: string): readonly Denomination[] {
  return cashPiecesOf(currency).map((piece) => ({ ...piece, id: `${piece.kind}-${piece.valueMinor}` }))
}

/** How many of each denomination, by its id. */
export type Pieces = Readonly<Record<string, number | null>>

export function sumOf(denominations: readonly Denomination[], pieces: Pieces): number {
  return denominations.reduce((sum, { id, valueMinor }) => sum + valueMinor * (pieces[id] ?? 0), 0)
}
