import type pg from 'pg'
import type { CheckpointPart } from '../../company/checkpoints/index.ts'
import { BookReader, valueOf } from './book-reader.ts'
import { checkCompany, type CheckedCompany } from './check-company.ts'
import { Marks } from './marks.ts'

/** What is needed of checkpoints: what they say of the companies. */
type SaidOfCompanies = readonly { companies: readonly CheckpointPart[] }[]

/** Which companies, by their ids, and with which checkpoints. */
interface BooksToCheck {
  /** All of them where left out. */
  companyIds?: readonly string[]
  checkpoints?: SaidOfCompanies
}

/**
 * Checks the books of companies one after the other, each in a snapshot of its own, and hands over each when it is done.
 * `client` must be of a user who sees all rows, as the owner or the administrators' role does, and in no transaction.
 */
export async function* checkAllBooks(client: pg.ClientBase, asked: BooksToCheck = {}): AsyncGenerator<CheckedCompany> {
  for (const companyId of asked.companyIds ?? (await listCompanies(client))) {
    await client.query('begin isolation level repeatable read read only')
    try {
      yield await checkBooksInside(client, companyId, asked.checkpoints)
    } finally {
      await client.query('rollback')
    }
  }
}

/** Checks the books of one company in the transaction that the client is in. */
export async function checkBooksInside(
  client: pg.ClientBase,
  companyId: string,
  checkpoints: SaidOfCompanies = [],
): Promise<CheckedCompany> {
  await client.query(`set local time zone 'UTC'`)
  await client.query(`set local datestyle = 'ISO, YMD'`)
  const parts = checkpoints.flatMap(({ companies }) => companies.filter((part) => part.companyId === companyId))
  return checkCompany(new BookReader(client, companyId), new Marks(parts))
}

async function listCompanies(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<Record<string, string>>(
    'select id::text as id from company order by created_at, id',
  )
  return rows.map((row) => valueOf(row, 'id'))
}
