import type { ImportReportRow, ReportScope, RowChange, RowProblem } from '@comptoir/contracts/inventory/product-import'
import type { Language } from '@comptoir/i18n'
import { wordOf } from '@comptoir/i18n/words'
import type { Ctx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { BYTE_ORDER_MARK, csvLine } from '../../../platform/export/csv.ts'
import { PORTION } from '../../../platform/jobs/pace.ts'
import { REPORT_PHRASES } from './report-phrases.ts'
import { listReportAfter } from './report.queries.ts'

function reason(problem: RowProblem, language: Language): string {
  const { problems, seeRow } = REPORT_PHRASES[language]
  const phrases: Record<string, string> = problems
  const value = problem.value === '' ? '' : ` (${problem.value})`
  const other = problem.otherRow === undefined ? '' : `, ${seeRow} ${problem.otherRow}`
  return `${phrases[problem.problem] ?? problem.problem}${value}${other}`
}

function changed({ column, before, after }: RowChange, language: Language): string {
  const { columns } = REPORT_PHRASES[language]
  const told = (value: string): string =>
    column === 'tracking' ? (wordOf(language, `code.product.tracking.${value}`) ?? value) : value
  return `${columns[column]}: ${before === null ? '–' : told(before)} ${language === 'ar' ? '←' : '→'} ${told(after)}`
}

function line(row: ImportReportRow, language: Language): string {
  const phrases = REPORT_PHRASES[language]
  const reasons = row.problems.map((problem) => reason(problem, language)).join(' / ')
  const result = row.reason === null ? phrases.outcomes[row.outcome] : phrases.same[row.reason]
  const changes = row.changes.map((change) => changed(change, language)).join(' / ')
  const cells = [String(row.rowNumber), row.code, row.designation, result, changes, reasons]
  return csvLine(cells, [], language)
}

/** The report as a file in the caller's language, one line per row concerned, written as it is read: flat in memory. */
export async function* writeReport(ctx: Ctx, importId: string, only: ReportScope): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(REPORT_PHRASES[ctx.language].headers, [], ctx.language)
  for (let after = 0; ;) {
    const rows = await inTransaction(ctx, (tx) => listReportAfter(tx, importId, only, after, PORTION))
    const last = rows.at(-1)
    if (!last) return
    yield rows.map((row) => line(row, ctx.language)).join('')
    after = last.rowNumber
  }
}
