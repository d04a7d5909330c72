import type {
  PartyKind,
  PartyReportRow,
  PartyReportScope,
  PartyRowChange,
  PartyRowProblem,
} from '@comptoir/contracts/people/party-import'
import type { Language } from '@comptoir/i18n'
import type { Ctx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { BYTE_ORDER_MARK, csvLine } from '../../../platform/export/csv.ts'
import { EXPORT_WORDS } from '../../../platform/export/export-words.ts'
import { PORTION } from '../../../platform/jobs/pace.ts'
import { columnWord } from './columns.rules.ts'
import { REPORT_PHRASES } from './report-phrases.ts'
import { listReportAfter } from './report.queries.ts'

interface Told {
  kind: PartyKind
  language: Language
}

function reason({ problem, value, otherRow }: PartyRowProblem, { language }: Told): string {
  const { problems, seeRow } = REPORT_PHRASES[language]
  const shown = value === '' ? '' : ` (${value})`
  const other = otherRow === undefined ? '' : `, ${seeRow} ${otherRow}`
  return `${problems[problem]}${shown}${other}`
}

const FLAGS: readonly string[] = ['isPaymentAtMonthEnd', 'isActive']

function changed({ column, before, after }: PartyRowChange, { kind, language }: Told): string {
  const told = (value: string): string =>
    FLAGS.includes(column) ? EXPORT_WORDS[value === 'yes' ? 'yes' : 'no'][language] : value
  const arrow = language === 'ar' ? '←' : '→'
  return `${columnWord(kind, column, language)}: ${before === null ? '–' : told(before)} ${arrow} ${told(after)}`
}

function line(row: PartyReportRow, told: Told): string {
  const { outcomes, same, kept } = REPORT_PHRASES[told.language]
  const reasons = [
    ...(row.kept === null ? [] : [kept[row.kept]]),
    ...row.problems.map((problem) => reason(problem, told)),
  ].join(' / ')
  const changes = row.changes.map((change) => changed(change, told)).join(' / ')
  const result = row.reason === null ? outcomes[row.outcome] : same[row.reason]
  return csvLine([String(row.rowNumber), row.code, row.name, result, changes, reasons], [], told.language)
}

/** The report as a file in the caller's language, one line per row concerned, written as it is read: flat in memory. */
export async function* writeReport(
  ctx: Ctx,
  kind: PartyKind,
  importId: string,
  only: PartyReportScope,
): AsyncGenerator<string> {
  const told = { kind, language: ctx.language }
  yield BYTE_ORDER_MARK + csvLine(REPORT_PHRASES[ctx.language].headers, [], ctx.language)
  for (let afterRow = 0; ;) {
    const after = { afterRow, limit: PORTION }
    const rows = await inTransaction(ctx, (tx) => listReportAfter(tx, importId, only, after))
    const last = rows.at(-1)
    if (!last) return
    yield rows.map((row) => line(row, told)).join('')
    afterRow = last.rowNumber
  }
}
