import { ticketShare } from '@comptoir/contracts/sales/sales-returns'
import { KERNEL_VERSION } from '@comptoir/money'
import { isVatCharged, sharedLines, type SoldLine } from '../../sales/sales-returns/index.ts'
import { groupedBy } from '../../../platform/grouped-by.ts'
import { type StoredRow, valueOf } from './book-reader.ts'
import { differences } from './check-kernel.ts'
import type { RowReader, StoredDocument } from './read-series.ts'

/** Tickets that are read at a time. */
const AT_ONCE = 100

/**
 * Computes the returns of tickets again, each as its share of the ticket after the ones before it, and names the figures
 * that differ. Returns of another version of the kernel are counted as returned and otherwise left alone.
 */
export async function checkTicketReturns(
  reader: RowReader,
  returns: readonly StoredDocument[],
  addFaults: (subject: string, faults: readonly string[]) => void,
): Promise<void> {
  const bySale = groupedBy(returns, ({ head }) => valueOf(head, 'sale_id'))
  const saleIds = [...bySale.keys()]
  for (let at = 0; at < saleIds.length; at += AT_ONCE) {
    const ids = saleIds.slice(at, at + AT_ONCE)
    const sales = await reader.read('select id, currency, trace from sale where company_id = $1 and id = any($2)', [
      ids,
    ])
    const lines = await rowsOfSales(reader, 'sale_line', ids)
    const taxes = await rowsOfSales(reader, 'sale_tax', ids)
    for (const sale of sales) {
      const id = valueOf(sale, 'id')
      const original = { sale, lines: lines.get(id) ?? [], taxes: taxes.get(id) ?? [] }
      for (const { subject, faults } of faultsOfTicket(original, bySale.get(id) ?? [])) addFaults(subject, faults)
    }
  }
}

async function rowsOfSales(
  reader: RowReader,
  table: 'sale_line' | 'sale_tax',
  saleIds: readonly string[],
): Promise<Map<string, StoredRow[]>> {
  const order = table === 'sale_line' ? 'line_number' : 'rate_milli'
  const rows = await reader.read(
    `select * from ${table} where company_id = $1 and sale_id = any($2) order by sale_id, ${order}`,
    [saleIds],
  )
  return groupedBy(rows, (row) => valueOf(row, 'sale_id'))
}

interface Original {
  sale: StoredRow
  lines: readonly StoredRow[]
  taxes: readonly StoredRow[]
}

function* faultsOfTicket(
  { sale, lines, taxes }: Original,
  returns: readonly StoredDocument[],
): Generator<{ subject: string; faults: string[] }> {
  const sold = lines.map(soldLine)
  const trace: { step: string; rateMilli?: number }[] = JSON.parse(valueOf(sale, 'trace'))
  const returned = new Map<string, Amounts>()
  const inOrder = returns.toSorted(
    (one, other) => integer(one.head, 'sale_position') - integer(other.head, 'sale_position'),
  )
  for (const [index, { head, rows }] of inOrder.entries()) {
    const own = (rows['sales_return_line'] ?? []).toSorted(
      (one, other) => integer(one, 'line_number') - integer(other, 'line_number'),
    )
    const place = integer(head, 'sale_position') === index + 1 ? [] : ['it is not the next return of its ticket']
    const ticket = {
      currency: valueOf(sale, 'currency'),
      isVatCharged: isVatCharged(
        sold,
        taxes.map((row) => ({ rateMilli: integer(row, 'rate_milli') })),
      ),
      lines: sharedLines(sold, trace, returned),
    }
    if (valueOf(head, 'kernel_version') === String(KERNEL_VERSION))
      yield { subject: valueOf(head, 'number'), faults: [...place, ...shareFaults(ticket, head, own, rows)] }
    for (const row of own) addTo(returned, row)
  }
}

function shareFaults(
  ticket: Parameters<typeof ticketShare>[0],
  head: StoredRow,
  own: readonly StoredRow[],
  rows: StoredDocument['rows'],
): string[] {
  try {
    const share = ticketShare(
      ticket,
      own.map((row) => ({ id: valueOf(row, 'sale_line_id'), quantityMilli: integer(row, 'quantity_milli') })),
    )
    const { ttcMinor, ...totals } = share.totals
    const figures = new Map(share.lines.map((line) => [line.id, line]))
    return differences(head, own, rows['sales_return_tax'] ?? [], {
      totals: { ...totals, grossMinor: ttcMinor, stampMinor: 0, totalMinor: ttcMinor },
      lines: own.map((row) => figures.get(valueOf(row, 'sale_line_id'))),
      taxes: share.taxes,
    })
  } catch {
    return ['its lines cannot be computed from its ticket']
  }
}

type Amounts = Pick<SoldLine, 'quantityMilli' | 'netHtMinor' | 'fodecMinor' | 'vatMinor' | 'totalMinor'>

function integer(row: StoredRow, column: string): number {
  return Number(valueOf(row, column))
}

function amountsOf(row: StoredRow): Amounts {
  return {
    quantityMilli: integer(row, 'quantity_milli'),
    netHtMinor: integer(row, 'net_ht_minor'),
    fodecMinor: integer(row, 'fodec_minor'),
    vatMinor: integer(row, 'vat_minor'),
    totalMinor: integer(row, 'total_minor'),
  }
}

function soldLine(row: StoredRow): SoldLine {
  return { id: valueOf(row, 'id'), vatRateMilli: integer(row, 'vat_rate_milli'), ...amountsOf(row) }
}

function addTo(returned: Map<string, Amounts>, row: StoredRow): void {
  const id = row['sale_line_id'] ?? ''
  const [before, more] = [returned.get(id), amountsOf(row)]
  returned.set(id, {
    quantityMilli: (before?.quantityMilli ?? 0) + more.quantityMilli,
    netHtMinor: (before?.netHtMinor ?? 0) + more.netHtMinor,
    fodecMinor: (before?.fodecMinor ?? 0) + more.fodecMinor,
    vatMinor: (before?.vatMinor ?? 0) + more.vatMinor,
    totalMinor: (before?.totalMinor ?? 0) + more.totalMinor,
  })
}
