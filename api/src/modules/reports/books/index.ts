/** Checks of the books: everything that is stored is recomputed and held against the rest. */
export { checkAllBooks, checkBooksInside } from './check-books.ts'
export type { CheckedCompany } from './check-company.ts'
