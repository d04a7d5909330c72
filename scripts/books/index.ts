import pg from 'pg'
import { checkAllBooks } from '../../api/src/modules/reports/books/index.ts'

export interface CheckedBook {
  check: string
  /** What disagrees; empty when the check holds. */
  rows: object[]
}

/**
 * Checks the books of a company: seals, figures, ledgers, numbers, Z reports and audit trail. `url` is that of a user who
 * sees all rows, as the owner or the administrators' role does.
 */
export async function checkBooks(url: string, companyId: string): Promise<CheckedBook[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const checked: CheckedBook[] = []
    for await (const { checks } of checkAllBooks(client, { companyIds: [companyId] }))
      checked.push(...checks.map(({ check, findings }) => ({ check, rows: findings })))
    return checked
  } finally {
    await client.end()
  }
}
