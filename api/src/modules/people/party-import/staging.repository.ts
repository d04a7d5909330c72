import type { PartyKind, PartyMapping } from '@comptoir/contracts/people/party-import'
import type { FileReading } from '@comptoir/contracts/platform/import-files'
import { sql } from 'kysely'
import type pg from 'pg'
import { v7 as newId } from 'uuid'
import type { TxCtx } from '../../../platform/context.ts'
import { copyRows } from '../../../platform/db/copy.ts'
import { totalOf } from '../../../platform/db/sums.ts'
import { firstCharacters } from '../../../platform/first-characters.ts'
import type { FileRow } from '../../../platform/import-files/csv-rows.ts'

/** A file about to be staged: its headers are read, its rows are not. */
export interface NewPartyImport {
  companyId: string
  id: string
  kind: PartyKind
  userId: string
  fileName: string
  reading: FileReading
  headers: readonly string[]
  mapping: PartyMapping
  /** Whether the mapping is enough to check the rows at once. */
  isMapped: boolean
  keptBytes: number
  now: Date
}

const SAMPLE_ROWS = 5
const SAMPLE_CHARACTERS = 100
const COLUMNS = ['company_id', 'import_id', 'row_number', 'party_id', 'fields']

/** Stores the unchanged cells of every row, streamed: on the administrator's connection, in its transaction. */
export async function stageImport(
  client: pg.ClientBase,
  file: NewPartyImport,
  rows: AsyncIterable<FileRow>,
): Promise<void> {
  const { reading } = file
  await client.query(
    `insert into party_import (company_id, id, kind, state, file_name, delimiter, encoding, sheet, sheets,
       headers, sample, mapping, created_by, created_at, kept_bytes)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, '[]', $11, $12, $13, $14)`,
    [
      ...[file.companyId, file.id, file.kind, file.isMapped ? 'checking' : 'uploaded', file.fileName],
      ...[reading.delimiter, reading.encoding, reading.sheet, JSON.stringify(reading.sheets)],
      ...[JSON.stringify(file.headers), JSON.stringify(file.mapping), file.userId, file.now, file.keptBytes],
    ],
  )
  const sample: string[][] = []
  let count = 0
  const lines = async function* () {
    for await (const { rowNumber, cells } of rows) {
      count += 1
      if (sample.length < SAMPLE_ROWS) sample.push(cells.map((cell) => firstCharacters(cell, SAMPLE_CHARACTERS)))
      yield [file.companyId, file.id, rowNumber, newId(), JSON.stringify(cells)]
    }
  }
  await copyRows(client, 'party_import_row', COLUMNS, lines())
  await client.query(
    'update party_import set row_count = $3, sample = $4, started_at = $5 where company_id = $1 and id = $2',
    [file.companyId, file.id, count, JSON.stringify(sample), file.isMapped ? file.now : null],
  )
}

/** What a company keeps of these imports, those whose rows are still being removed among them. */
export async function countKept({ db, companyId }: TxCtx): Promise<{ open: number; rows: number; bytes: number }> {
  const { rows } = await sql<{ open: number; rows: number; bytes: number }>`
    select count(*) filter (where i.removed_at is null and not i.state in ('done', 'undoing', 'undone')) as open,
      ${totalOf('i.row_count')} as rows, ${totalOf('i.kept_bytes')} as bytes
    from party_import i where i.company_id = ${companyId}`.execute(db)
  return rows[0] ?? { open: 0, rows: 0, bytes: 0 }
}
