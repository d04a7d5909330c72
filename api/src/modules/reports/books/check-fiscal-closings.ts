import { CLOSING_KINDS, type ClosingKind } from '@comptoir/contracts/sales/fiscal-closings'
import { checkClosings, type ClosingFault } from '../../sales/fiscal-closings/index.ts'
import { type BookReader, bytesOf, valueOf } from './book-reader.ts'
import type { Findings } from './findings.ts'
import { type Marks, seriesKey } from './marks.ts'

const CHECK = 'fiscal closings are what their documents add up to'

const WHAT: Readonly<Record<ClosingFault['differs'][number], string>> = {
  part: 'the figures of its period are not those of the documents that it covers',
  annex: 'its annex is not that of the documents that it covers',
  perpetual: 'its perpetual total is not the one before and its own',
  series: 'it does not cover a series from where the one before left it to the document that it names',
  seal: 'what is stored of it, its number or the one before is not what was sealed',
}

interface Checking {
  reader: BookReader
  findings: Findings
  marks: Marks
}

/** Computes all fiscal closings anew, and compares their numbers with the series and the checkpoints. Gives how many there are. */
export async function checkFiscalClosings(checking: Checking): Promise<number> {
  const { reader, findings } = checking
  findings.begin(CHECK)
  for (const { number, differs } of await checkClosings(reader.books))
    findings.add(CHECK, number, differs.map((part) => WHAT[part]).join('; '))
  let count = 0
  for (const kind of CLOSING_KINDS) count += await checkNumbers(checking, kind)
  return count
}

async function checkNumbers({ reader, findings, marks }: Checking, kind: ClosingKind): Promise<number> {
  const series = `${kind}Closing`
  const key = seriesKey(series, reader.companyId, 'E1')
  const rows = await reader.read(
    'select counter, number, chain_hash from fiscal_closing where company_id = $1 and kind = $2 order by counter',
    [kind],
  )
  for (const row of rows) {
    for (const what of marks.passing(key, BigInt(valueOf(row, 'counter')), bytesOf(row, 'chain_hash')))
      findings.add(CHECK, valueOf(row, 'number'), what)
  }
  const last = rows.at(-1)?.['counter'] ?? '0'
  const [standing] = await reader.read('select last_number from number_series where company_id = $1 and kind = $2', [
    series,
  ])
  const expected = standing?.['last_number'] ?? '0'
  if (expected !== last)
    findings.add(CHECK, `series ${series}`, `it stands at ${expected}, its last closing is ${last}`)
  for (const what of marks.beyond(key, BigInt(last))) findings.add(CHECK, `series ${series}`, what)
  return rows.length
}
