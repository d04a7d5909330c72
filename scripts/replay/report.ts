import { REFUSAL_REASONS, type SortedOut } from './documents.ts'
import type { Check } from './verify.ts'
import type { Outcome } from './worker.ts'

/** Everything that a replay found out, as `--json` prints it. */
export interface ReplayReport {
  fileDocuments: number
  fileLines: number
  sales: number
  returns: number
  refusedDocuments: Record<string, number>
  refusedLines: Record<string, number>
  refusedByApi: number
  seconds: number
  documentsPerSecond: number
  p50Ms: number
  p99Ms: number
  workers: number
  checks: Record<string, boolean>
  holds: boolean
}

export function reportOf(
  { refused, file }: SortedOut,
  outcomes: readonly Outcome[],
  checks: readonly Check[],
  seconds: number,
  workers: number,
): ReplayReport {
  const answered = outcomes.filter(({ number }) => number !== null)
  const times = answered.map(({ ms }) => ms).sort((a, b) => a - b)
  const of = (pick: 'documents' | 'lines'): Record<string, number> =>
    Object.fromEntries(REFUSAL_REASONS.map((reason) => [reason, refused[reason][pick]]))
  return {
    fileDocuments: file.documents,
    fileLines: file.lines,
    sales: answered.filter(({ document }) => document.kind === 'sale').length,
    returns: answered.filter(({ document }) => document.kind === 'return').length,
    refusedDocuments: of('documents'),
    refusedLines: of('lines'),
    refusedByApi: outcomes.length - answered.length,
    seconds: rounded(seconds),
    documentsPerSecond: rounded(answered.length / seconds),
    p50Ms: rounded(quantile(times, 0.5)),
    p99Ms: rounded(quantile(times, 0.99)),
    workers,
    checks: Object.fromEntries(checks.map(({ check, holds }) => [check, holds])),
    holds: checks.every(({ holds }) => holds),
  }
}

/** Of times in order: the one that so large a share is not above. */
export function quantile(times: readonly number[], share: number): number {
  return times[Math.max(0, Math.ceil(times.length * share) - 1)] ?? 0
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}

export function printReport(report: ReplayReport, checks: readonly Check[]): void {
  const left = Object.entries(report.refusedLines).filter(([, lines]) => lines > 0)
  const lines = [
    `${report.fileDocuments} documents of ${report.fileLines} lines: ${report.sales} sales, ${report.returns} returns, the rest refused`,
    ...left.map(
      ([reason, count]) => `  ${reason.padEnd(16)} ${count} lines, ${report.refusedDocuments[reason] ?? 0} documents`,
    ),
    ...(report.refusedDocuments['noLinesLeft']
      ? [`  ${'noLinesLeft'.padEnd(16)} ${report.refusedDocuments['noLinesLeft']} documents`]
      : []),
    `${report.documentsPerSecond} documents a second by ${report.workers} workers (${report.seconds} s); p50 ${report.p50Ms} ms, p99 ${report.p99Ms} ms`,
    '',
    ...checks.map(({ check, holds, faults }) => `${holds ? 'holds ' : 'FAILS '} ${check}${holds ? '' : `: ${faults}`}`),
  ]
  console.log(lines.join('\n'))
}
