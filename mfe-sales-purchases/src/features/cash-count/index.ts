/** Counting a drawer: its notes and coins, what stays in it, and how the count came out. */
export { CountFields } from './count-fields.tsx'
export { hasPieces, type Pieces } from './denominations.ts'
export { Difference } from './difference.tsx'
export { KeptFloatField } from './kept-float-field.tsx'
export { PieceCount } from './piece-count.tsx'
export { TenderResults } from './tender-results.tsx'
export { useCountForm } from './use-count-form.ts'
export { walkFields } from './walk-fields.ts'
