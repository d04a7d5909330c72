import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as letOthersGo } from 'node:timers/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'

export type CopyValue = string | number | boolean | Date | null

/** Text gathered before it is sent: fewer, larger packets. */
const CHUNK_CHARACTERS = 64 * 1024

const ESCAPES: Record<string, string> = {
  '\\': String.raw`\\`,
  '\t': String.raw`\t`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
}

function written(value: CopyValue): string {
  if (value === null) return String.raw`\N`
  if (typeof value === 'string') return value.replaceAll(/[\\\t\n\r]/g, (found) => ESCAPES[found] ?? found)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  return value instanceof Date ? value.toISOString() : String(value)
}

type Rows = Iterable<readonly CopyValue[]> | AsyncIterable<readonly CopyValue[]>

/** The rows as COPY reads them, in pieces. */
export async function* copyText(rows: Rows): AsyncGenerator<string> {
  let chunk = ''
  for await (const row of rows) {
    chunk += `${row.map(written).join('\t')}\n`
    if (chunk.length < CHUNK_CHARACTERS) continue
    yield chunk
    chunk = ''
    // Rows that are all there already come one after the other without end: other requests wait for this process too.
    await letOthersGo()
  }
  if (chunk !== '') yield chunk
}

/**
 * Loads rows by COPY, in the transaction that is open on `client`. Only the administrator's role may, past row-level
 * security: the caller puts the company of a validated request into every row.
 */
export async function copyRows(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: Rows,
): Promise<void> {
  if (Array.isArray(rows) && rows.length === 0) return
  const stream = client.query(from(`copy ${table} (${columns.join(', ')}) from stdin`))
  await pipeline(Readable.from(copyText(rows)), stream)
}
