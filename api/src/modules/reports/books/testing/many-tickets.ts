import { computeDocument, type DocumentTotals } from '@comptoir/money'
import type pg from 'pg'
import { v7 as newId } from 'uuid'
import { copyRows } from '../../../../platform/db/copy.ts'
import { contentHashOf } from '../../../../platform/evidence/canonical.ts'
import { SEAL_VERSION, sealOf } from '../../../../platform/evidence/seal.ts'
import { BookReader, bytesOf, type StoredRow, valueOf } from '../book-reader.ts'
import { readSeries, type StoredDocument } from '../read-series.ts'
import { TICKETS } from '../series.ts'
import type { SmallBook } from './small-book.ts'

const LINES = 5
const AT_ONCE = 1000

/** Adds tickets of five lines to the open session of a book, sealed as the API seals them, without going through it. */
export async function addTickets(owner: pg.Client, { companyId }: SmallBook, count: number): Promise<void> {
  await owner.query(`set time zone 'UTC'`)
  let model: StoredDocument | null = null
  for await (const document of readSeries(new BookReader(owner, companyId), TICKETS)) model = document
  if (!model) throw new Error('the book has no ticket to copy')
  const { rows } = await owner.query<StoredRow>(
    `select user_id, account_id, action, entity, after::text, request_id, recorded_at::text from audit_log
     where company_id = $1 and entity_id = $2`,
    [companyId, valueOf(model.head, 'id')],
  )
  let previous = bytesOf(model.head, 'chain_hash')
  let counter = BigInt(valueOf(model.head, 'counter'))
  for (let made = 0; made < count; made += AT_ONCE) {
    const tickets: StoredDocument[] = []
    while (tickets.length < Math.min(AT_ONCE, count - made)) {
      counter += 1n
      const ticket = copyOf(model, counter, previous)
      previous = bytesOf(ticket.head, 'chain_hash')
      tickets.push(ticket)
    }
    await store(owner, tickets, { ...rows[0], company_id: companyId })
  }
  await owner.query(
    `update number_series set last_number = $2, last_hash = $3 where company_id = $1 and kind = 'ticket'`,
    [companyId, String(counter), previous],
  )
  await owner.query(
    `update stock_balance b set on_hand_milli = (select sum(quantity_milli) from stock_ledger where company_id = $1 and product_id = b.product_id)
     where company_id = $1`,
    [companyId],
  )
  await owner.query('analyze')
}

function firstOf({ rows }: StoredDocument, table: string): StoredRow {
  const [row] = rows[table] ?? []
  if (!row) throw new Error(`the ticket has no ${table}`)
  return row
}

/** Its first line five times, under new ids and the next number. */
function copyOf(model: StoredDocument, counter: bigint, previous: Buffer): StoredDocument {
  const id = newId()
  const line = firstOf(model, 'sale_line')
  const computed = computed5(model, line)
  const lines = computed.lines.map((figures, index): StoredRow => ({
    ...line,
    id: newId(),
    sale_id: id,
    line_number: String(index + 1),
    net_ht_minor: String(figures.netHtMinor),
    vat_minor: String(figures.vatMinor),
  }))
  const sums = {
    net_ht_minor: String(computed.totals.netHtMinor),
    vat_minor: String(computed.totals.vatMinor),
    total_minor: String(computed.totals.totalMinor),
  }
  const { net_ht_minor: base_ht_minor, ...taxed } = sums
  const parts = {
    sale_line: lines,
    sale_tax: [{ ...firstOf(model, 'sale_tax'), sale_id: id, base_ht_minor, ...taxed }],
    stock_ledger: lines.map((own): StoredRow => ({
      ...firstOf(model, 'stock_ledger'),
      id: newId(),
      document_id: id,
      document_line_id: valueOf(own, 'id'),
    })),
    money_ledger: [{ ...firstOf(model, 'money_ledger'), id: newId(), document_id: id, amount_minor: sums.total_minor }],
  }
  const totals = { ...sums, gross_minor: sums.total_minor, received_minor: sums.total_minor, rounding_minor: null }
  const head = { ...model.head, id, counter: String(counter), item_count: String(LINES), ...totals }
  const prefix = valueOf(model.head, 'number').slice(0, -6)
  const content = contentHashOf(TICKETS.seal, { ...parts, sale: [{ ...head, number: prefix }] })
  const numbered = {
    ...head,
    number: prefix + String(counter).padStart(6, '0'),
    content_hash: hex(content),
    previous_hash: hex(previous),
    chain_hash: hex(sealOf(SEAL_VERSION, previous, content, counter)),
  }
  return { head: numbered, rows: { ...parts, sale: [numbered] } }
}

function computed5({ head }: StoredDocument, line: StoredRow): DocumentTotals {
  if (valueOf(head, 'currency') !== 'TND') throw new Error('the book is not in dinars')
  return computeDocument({
    currency: 'TND',
    priceBasis: 'ttc',
    lines: Array.from({ length: LINES }, (_, index) => ({
      id: String(index),
      quantityMilli: Number(line['quantity_milli']),
      unitPriceMicro: Number(line['unit_price_micro']),
      vatRateMilli: Number(line['vat_rate_milli']),
      fodecRateMilli: 0,
    })),
  })
}

function hex(bytes: Buffer): string {
  return `\\x${bytes.toString('hex')}`
}

async function store(owner: pg.Client, tickets: readonly StoredDocument[], entry: StoredRow): Promise<void> {
  const entries = tickets.map(({ head }) => ({ ...entry, id: newId(), entity_id: valueOf(head, 'id') }))
  await owner.query('begin')
  for (const table of ['sale', 'sale_line', 'sale_tax', 'stock_ledger', 'money_ledger'])
    await copyIn(
      owner,
      table,
      tickets.flatMap(({ rows }) => rows[table] ?? []),
    )
  await copyIn(owner, 'audit_log', entries)
  await owner.query('commit')
}

async function copyIn(owner: pg.Client, table: string, rows: readonly StoredRow[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  await copyRows(
    owner,
    table,
    columns,
    rows.map((row) => columns.map((column) => row[column] ?? null)),
  )
}
