import { inOrder, type Row, type Stored } from './as-stored.ts'

/** As much of a connection as is needed: inside a transaction or not. */
export interface Reader {
  query: (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
}

/** A ticket that came and is not in the books. */
export interface KeptRow {
  text: string
  hash: string
  reason: string
}

/** What the books of a company hold of tickets, and what is kept beside them. */
export interface Books {
  sales: ReadonlyMap<string, Stored>
  kept: readonly KeptRow[]
}

const SALES = `
  select id, register_id as "registerId", epoch, counter, number, cash_session_id as "cashSessionId", user_id as "cashierId",
    currency, encode(request_hash, 'hex') as hash, gross_minor as "grossMinor", discount_minor as "discountMinor",
    net_ht_minor as "netHtMinor", fodec_minor as "fodecMinor", vat_minor as "vatMinor", stamp_minor as "stampMinor",
    total_minor as "totalMinor", received_minor as "receivedMinor", change_minor as "changeMinor",
    coalesce(rounding_minor, 0) as "roundingMinor", kernel_version as "kernelVersion",
    round(extract(epoch from occurred_at) * 1000) as "occurredAt", seller
  from sale where company_id = $1`
const LINES = `
  select sale_id as of, line_number as "lineNumber", id, product_id as "productId", code, designation, unit,
    pack_quantity_milli as "packQuantityMilli", quantity_milli as "quantityMilli", unit_price_micro as "unitPriceMicro",
    vat_rate_milli as "vatRateMilli", gross_minor as "grossMinor", discount_minor as "discountMinor",
    net_ht_minor as "netHtMinor", fodec_minor as "fodecMinor", vat_minor as "vatMinor", total_minor as "totalMinor",
    discount_rate_milli as "discountRateMilli", discount_reason as "discountReason"
  from sale_line where company_id = $1 order by sale_id, line_number`
const TAXES = `
  select sale_id as of, rate_milli as "rateMilli", base_ht_minor as "baseHtMinor", fodec_minor as "fodecMinor",
    vat_minor as "vatMinor", total_minor as "totalMinor"
  from sale_tax where company_id = $1 order by sale_id, rate_milli`
/** What corrects a session that was closed before its ticket came (\`overShort\`) is a movement of the closing, not of the ticket. */
const MONEY = `
  select document_id as of, kind, payment_method_id as "paymentMethodId", amount_minor as "amountMinor",
    cash_session_id as "cashSessionId", register_id as "registerId"
  from money_ledger where company_id = $1 and document_kind = 'sale' and kind in ('payment', 'change')
  order by document_id, kind, line_number`
const STOCK = `
  select document_id as of, document_line_id as "lineId", product_id as "productId", quantity_milli as "quantityMilli"
  from stock_ledger where company_id = $1 and document_kind = 'sale'
  order by document_id`
const KEPT = `select text, encode(hash, 'hex') as hash, reason from kept_ticket where company_id = $1`

/** Reads all of it straight from the tables. */
export async function readBooks(reader: Reader, companyId: string): Promise<Books> {
  const rowsOf = async (text: string): Promise<Record<string, unknown>[]> =>
    (await reader.query(text, [companyId])).rows
  const grouped = async (text: string): Promise<Map<string, Row[]>> => {
    const found = new Map<string, Row[]>()
    for (const { of, ...row } of await rowsOf(text)) {
      const group = found.get(String(of)) ?? []
      found.set(String(of), group)
      group.push(plain(row))
    }
    return found
  }
  const [lines, taxes, money, stock] = [
    await grouped(LINES),
    await grouped(TAXES),
    await grouped(MONEY),
    await grouped(STOCK),
  ]
  const sales = new Map<string, Stored>()
  for (const { seller, ...row } of await rowsOf(SALES)) {
    const id = String(row['id'])
    sales.set(id, {
      head: { ...plain(row), seller: inOrder(seller as object) },
      lines: lines.get(id) ?? [],
      taxes: taxes.get(id) ?? [],
      money: money.get(id) ?? [],
      stock: stock.get(id) ?? [],
    })
  }
  const kept = (await rowsOf(KEPT)).map(({ text, hash, reason }) => ({
    ...{ text: String(text), hash: String(hash), reason: String(reason) },
  }))
  return { sales, kept }
}

const WHOLE = /^-?\d{1,15}$/
/** Digits that are words: a code or a number of a document may look like a figure. */
const WORDS = new Set(['code', 'designation', 'number', 'unit', 'discountReason'])

/** The database writes its large whole numbers as texts. */
function plain(row: Record<string, unknown>): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (value === null || typeof value === 'number') return [name, value]
      const text = String(value)
      return [name, !WORDS.has(name) && WHOLE.test(text) ? Number(text) : text]
    }),
  )
}
