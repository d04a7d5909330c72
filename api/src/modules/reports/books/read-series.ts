import { groupedBy } from '../../../platform/grouped-by.ts'
import { type BookReader, type StoredRow, valueOf } from './book-reader.ts'
import type { Series } from './series.ts'

/** A document with all its rows by table, the head's among them. */
export interface StoredDocument {
  head: StoredRow
  rows: Readonly<Record<string, readonly StoredRow[]>>
}

const AT_ONCE = 500
/** Before any. */
const START = ['00000000-0000-0000-0000-000000000000', '-2147483648', '-9223372036854775808']

/** The documents of a company's series, register by register in the order of their counters, a few hundred at a time. */
export async function* readSeries(reader: BookReader, series: Series): AsyncGenerator<StoredDocument> {
  const place = ['register_id', ...(series.epoch === null ? [] : [series.epoch]), series.counter]
  const columns = columnsOf(series, series.head).join(', ')
  const after = place.map((_, index) => `$${index + 2}`).join(', ')
  const text = `select ${columns} from ${series.head} where company_id = $1 and (${place.join(', ')}) > (${after})
    order by ${place.join(', ')} limit ${AT_ONCE}`
  let last = series.epoch === null ? [START[0], START[2]] : START
  for (;;) {
    const heads = await reader.read(text, last)
    const tail = heads.at(-1)
    if (!tail) return
    last = place.map((column) => valueOf(tail, column))
    yield* withParts(reader, series, heads)
    if (heads.length < AT_ONCE) return
  }
}

function columnsOf({ seal }: Series, table: string): string[] {
  const { sealed = {}, apart = {} } = seal.tables[table] ?? {}
  return [...Object.keys(sealed), ...Object.keys(apart)]
}

async function* withParts(
  reader: BookReader,
  series: Series,
  heads: readonly StoredRow[],
): AsyncGenerator<StoredDocument> {
  const keys = heads.map((head) => valueOf(head, series.key))
  const parts: [table: string, byKey: Map<string, StoredRow[]>][] = []
  for (const [table, { by, documentKind }] of Object.entries(series.parts)) {
    const text = `select ${columnsOf(series, table).join(', ')} from ${table} where company_id = $1 and ${by} = any($2::uuid[])
      ${documentKind === undefined ? '' : 'and document_kind = $3'}`
    const rows = await reader.read(text, documentKind === undefined ? [keys] : [keys, documentKind])
    parts.push([table, groupedBy(rows, (row) => valueOf(row, by))])
  }
  for (const head of heads) {
    const key = valueOf(head, series.key)
    const own = parts.map(([table, byKey]) => [table, byKey.get(key) ?? []] as const)
    yield { head, rows: { ...Object.fromEntries(own), [series.head]: [head] } }
  }
}
