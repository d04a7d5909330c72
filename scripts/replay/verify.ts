import pg from 'pg'
import { checkBooks } from '../books/index.ts'
import { COMPANY } from './company.ts'
import { REFUSAL_REASONS, type SortedOut } from './documents.ts'
import { isLost, type Outcome } from './worker.ts'

export interface Check {
  check: string
  holds: boolean
  /** What is wrong, in a few words; empty when it holds. */
  faults: string
}

/** Reads from the database whether every document is there once, whole, and to the penny. */
export async function verify(
  databaseUrl: string,
  { refused, file }: SortedOut,
  outcomes: readonly Outcome[],
  complaints: readonly string[],
): Promise<Check[]> {
  const books = (await checkBooks(databaseUrl, COMPANY.id)).map(({ check, rows }): Check => ({
    check,
    holds: rows.length === 0,
    faults: rows.length === 0 ? '' : JSON.stringify(rows.slice(0, 3)),
  }))
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const sessions = toCheck('every session was opened and closed as asked', complaints)
    return [...books, sessions, ...(await documentChecks(client, outcomes)), await pennyCheck(client, refused, file)]
  } finally {
    await client.end()
  }
}

const STORED = `
  select id, number, total_minor::text as total from sale where company_id = $1
  union all select id, number, total_minor::text from sales_return where company_id = $1`

interface StoredRow {
  id: string
  number: string
  total: string
}

/** What was answered is stored under the number that was answered, and nothing is stored that was not sent. */
async function documentChecks(client: pg.Client, outcomes: readonly Outcome[]): Promise<Check[]> {
  const { rows } = await client.query<StoredRow>(STORED, [COMPANY.id])
  const stored = new Map(rows.map((row) => [row.id, row]))
  const lost = outcomes.filter((outcome) => isLost(outcome, stored.get(outcome.id)?.number))
  const changed = outcomes.filter(
    ({ id, document }) => stored.has(id) && stored.get(id)?.total !== String(document.totalMinor),
  )
  const sent = new Set(outcomes.map(({ id }) => id))
  const extra = rows.filter(({ id }) => !sent.has(id))
  const refused = outcomes.filter(({ refusal }) => refusal !== null)
  return [
    toCheck(
      'every answered document is stored under its number',
      lost.map(
        ({ document, number, otherNumber }) =>
          `${document.number} (${[number, otherNumber].filter((given) => given !== null).join(' and ')})`,
      ),
    ),
    toCheck(
      'every stored document is worth what the file says',
      changed.map(({ document }) => document.number),
    ),
    toCheck('nothing is stored that was not sent', [
      ...extra.map(({ number }) => number),
      ...(rows.length === stored.size ? [] : ['ids twice']),
    ]),
    toCheck(
      'the API refused nothing that the rules let through',
      refused.map(({ document, refusal }) => `${document.number}: ${refusal ?? ''}`),
    ),
  ]
}

/** A check with what speaks against it. */
export function toCheck(check: string, faults: readonly string[]): Check {
  return {
    check,
    holds: faults.length === 0,
    faults: faults.length === 0 ? '' : `${faults.length}: ${faults.slice(0, 5).join(', ')}`,
  }
}

/** Stored lines and refused ones together are the file. */
async function pennyCheck(client: pg.Client, refused: SortedOut['refused'], file: SortedOut['file']): Promise<Check> {
  const { rows } = await client.query<{ worth_minor: string }>(
    `select (coalesce((select sum(total_minor) from sale_line where company_id = $1), 0) - coalesce((select sum(total_minor) from sales_return_line where company_id = $1), 0))::text as worth_minor`,
    [COMPANY.id],
  )
  const stored = BigInt(rows[0]?.worth_minor ?? '0')
  const left = REFUSAL_REASONS.reduce((sum, reason) => sum + refused[reason].worthMinor, 0n)
  const difference = file.worthMinor - stored - left
  return toCheck(
    'stored and refused lines together are the file, to the penny',
    difference === 0n ? [] : [`${String(difference)} pence`],
  )
}
