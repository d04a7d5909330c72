import pg from 'pg'
import { BOOK_CHECKS } from './book-checks.ts'

export interface CheckedBook {
  check: string
  /** What disagrees; empty when the check holds. */
  rows: object[]
}

/**
 * Holds the books of a company against each other: balances are the sum of the ledger, payments less change are the totals,
 * numbers run from 1 without a gap, children add up to their document, seals form a chain. `url` is that of a user who
 * sees all rows, as the owner or the administrators' role does.
 */
export async function checkBooks(url: string, companyId: string): Promise<CheckedBook[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const checked: CheckedBook[] = []
    for (const [check, query] of Object.entries(BOOK_CHECKS)) {
      const { rows } = await client.query<object>(query, [companyId])
      checked.push({ check, rows })
    }
    return checked
  } finally {
    await client.end()
  }
}
