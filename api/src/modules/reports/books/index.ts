/** Checks of the books: everything that is stored is recomputed and held against the rest. */
export { checkAllBooks, checkBooksInside } from './check-books.ts'
export type { CheckedCompany } from './check-company.ts'
export { contentOf } from './content.ts'
export { Erasures, proofOf, type ErasedRow } from './erasures.ts'
export { STOCK_LAWS } from './layer-checks.queries.ts'
export { readSeries, type RowReader } from './read-series.ts'
export { PAYMENTS, RETURNS, TICKETS } from './series.ts'
