import type pg from 'pg'
import { databaseOn, type Database } from '../../../platform/db/database.ts'
import type { EvidenceRow } from '../../../platform/evidence/canonical.ts'

/** A stored row, every value as the text that the database writes; null where it has none. */
export type StoredRow = Readonly<Record<string, string | null>>

/** Values as they are written, so that nothing is lost in reading: neither digits nor microseconds. */
const AS_TEXT: pg.CustomTypesConfig = { getTypeParser: () => (text: string) => text }

/** Reads the rows of one company in the transaction that a client is in, and counts them. */
export class BookReader {
  /** Rows read so far. */
  rows = 0
  private readonly client: pg.ClientBase
  readonly companyId: string

  constructor(client: pg.ClientBase, companyId: string) {
    this.client = client
    this.companyId = companyId
  }

  /** For queries that the product has already, in the same transaction. */
  get books(): { db: Database; companyId: string } {
    return { db: databaseOn(this.client), companyId: this.companyId }
  }

  /** `$1` is the company, the others follow. */
  async read<Row extends EvidenceRow = StoredRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const { rows } = await this.client.query<Row>({ text, values: [this.companyId, ...values], types: AS_TEXT })
    this.rows += rows.length
    return rows
  }
}

/** A value that its column never lacks. */
export function valueOf(row: StoredRow, column: string): string {
  const value = row[column]
  if (value === undefined || value === null) throw new Error(`a row has no ${column}`)
  return value
}

export function bytesOf(row: StoredRow, column: string): Buffer {
  return Buffer.from(valueOf(row, column).slice(2), 'hex')
}
