import { setImmediate as letOthersGo } from 'node:timers/promises'
import { groupedBy } from '../../../platform/grouped-by.ts'
import { type StoredRow, valueOf } from './book-reader.ts'
import type { Series } from './series.ts'

/** A document with all its rows by table, the head's among them. */
export interface StoredDocument {
  head: StoredRow
  rows: Readonly<Record<string, readonly StoredRow[]>>
}

/** What is needed of a reader of books. */
export interface RowReader {
  read(text: string, values?: readonly unknown[]): Promise<StoredRow[]>
}

const AT_ONCE = 500
/** Items whose rows are read at a time. A ticket has up to 5,000, each with its movement: hundreds of those fill the memory. */
const ITEMS_AT_ONCE = 5000
/** Items that are looked at without a pause: others wait for this process too. */
const ITEMS_WITHOUT_PAUSE = 100
/** Before any. */
const START = ['00000000-0000-0000-0000-000000000000', '-2147483648', '-9223372036854775808']

/**
 * The documents of a company's series, register by register in the order of their counters, a few hundred at a time; those
 * of some clients where any are named.
 */
export async function* readSeries(
  reader: RowReader,
  series: Series,
  clientIds?: readonly string[],
): AsyncGenerator<StoredDocument> {
  const place = ['register_id', ...(series.epoch === null ? [] : [series.epoch]), series.counter]
  const columns = columnsOf(series, series.head).join(', ')
  const after = place.map((_, index) => `$${index + 2}`).join(', ')
  const ofClients = clientIds === undefined ? '' : `and client_id = any($${place.length + 2}::uuid[])`
  const text = `select ${columns} from ${series.head} where company_id = $1 and (${place.join(', ')}) > (${after}) ${ofClients}
    order by ${place.join(', ')} limit ${AT_ONCE}`
  let last = series.epoch === null ? [START[0], START[2]] : START
  for (;;) {
    const heads = await reader.read(text, clientIds === undefined ? last : [...last, clientIds])
    const tail = heads.at(-1)
    if (!tail) return
    last = place.map((column) => valueOf(tail, column))
    for (const portion of portionsOf(heads)) yield* withParts(reader, series, portion)
    if (heads.length < AT_ONCE) return
  }
}

/** Documents that are read at once: as many as have so many items together, and one at least. */
function* portionsOf(heads: readonly StoredRow[]): Generator<StoredRow[]> {
  let [portion, items]: [StoredRow[], number] = [[], 0]
  for (const head of heads) {
    if (portion.length > 0 && items + itemsOf(head) > ITEMS_AT_ONCE) {
      yield portion
      ;[portion, items] = [[], 0]
    }
    portion.push(head)
    items += itemsOf(head)
  }
  if (portion.length > 0) yield portion
}

/** As it says itself; a document of another kind counts as one. */
function itemsOf(head: StoredRow): number {
  return Math.max(1, Number(head['item_count'] ?? 1))
}

function columnsOf({ seal }: Series, table: string): string[] {
  const { sealed = {}, later = {}, apart = {} } = seal.tables[table] ?? {}
  return [sealed, later, apart].flatMap((columns) => Object.keys(columns))
}

async function* withParts(
  reader: RowReader,
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
  let items = 0
  for (const head of heads) {
    items += itemsOf(head)
    if (items > ITEMS_WITHOUT_PAUSE) {
      await letOthersGo()
      items = 0
    }
    const key = valueOf(head, series.key)
    const own = parts.map(([table, byKey]) => [table, byKey.get(key) ?? []] as const)
    yield { head, rows: { ...Object.fromEntries(own), [series.head]: [head] } }
  }
}
