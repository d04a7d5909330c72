import { cashPiecesOf, type CashPiece } from '@comptoir/money'

export interface Denomination extends CashPiece {
  id: string
}

/** What a drawer in this currency can hold, largest first; empty where it is not known, and only the sum is asked. */
export function denominationsOf(currency: string): readonly Denomination[] {
  return cashPiecesOf(currency).map((piece) => ({ ...piece, id: `${piece.kind}-${piece.valueMinor}` }))
}

/** Whether cash of this currency can be counted by its notes and coins. */
export function hasPieces(currency: string): boolean {
  return cashPiecesOf(currency).length > 0
}

/** How many of each denomination, by its id. */
export type Pieces = Readonly<Record<string, number | null>>

export function sumOf(denominations: readonly Denomination[], pieces: Pieces): number {
  return denominations.reduce((sum, { id, valueMinor }) => sum + valueMinor * (pieces[id] ?? 0), 0)
}

/** More than a drawer holds: what was typed is no number of pieces. */
const MOST_PIECES = 99_999

/** The pieces after something was typed; as they were where it is no number of pieces. Null is a row left empty. */
export function withPieces(pieces: Pieces, id: string, count: number | null): Pieces {
  return count === null || count <= MOST_PIECES ? { ...pieces, [id]: count } : pieces
}

/** What all pieces come to, in minor units; null while no row says anything, which is not the same as nothing. */
export function countedOf(denominations: readonly Denomination[], pieces: Pieces): number | null {
  return Object.values(pieces).every((count) => count === null) ? null : sumOf(denominations, pieces)
}
