import { step } from '../common/steps.ts'
import { openBooks } from './books.ts'
import { type RetailDocument, type SortedOut, sortOut } from './documents.ts'
import { workerOf } from './ids.ts'
import type { Installation } from './installation.ts'
import { printReport, reportOf, type ReplayReport } from './report.ts'
import { readRetailFile } from './retail-file.ts'
import { verify } from './verify.ts'
import { type Outcome, replayRegister } from './worker.ts'

export interface ReplayOptions {
  file: string
  workers: number
  /** Only so many documents, from the first on; null for all. */
  most: number | null
  /** How often the next document is sent. */
  sendings?: () => number
  /** Hears of every answer. */
  onOutcome?: (outcome: Outcome) => void
  /** Comes between the last answer and the checks. */
  beforeChecks?: () => Promise<void>
}

const PROGRESS_EVERY = 1000
const MS_PER_SECOND = 1000

/** Sends a whole file through the API and reads from the database what became of it. */
export async function replay(installation: Installation, { file, workers, most, sendings = () => 1, onOutcome, beforeChecks }: ReplayOptions): Promise<ReplayReport> {
  const lines = await step('File', () => readRetailFile(file), (read) => `${read.length} lines`)
  const sorted = sortOut(most === null ? lines : firstDocuments(lines, most))
  const books = await step('Books', () => openBooks(installation.origin, installation.superAdministrator, lines, sorted.documents, workers), ({ registers, products }) => `${registers.length} registers, ${products.size} products`)
  const outcomes: Outcome[] = []
  const tell = (outcome: Outcome): void => {
    outcomes.push(outcome)
    onOutcome?.(outcome)
    if (outcomes.length % PROGRESS_EVERY === 0) console.log(`  ${outcomes.length} of ${sorted.documents.length} documents`)
  }
  const startedAt = performance.now()
  const shares = books.registers.map((_, worker) => sorted.documents.filter(({ number }) => workerOf(number, books.registers.length) === worker))
  await step('Documents', () => Promise.all(books.registers.map((register, worker) => replayRegister(books, register, shares[worker] ?? [], sendings, tell))))
  const seconds = (performance.now() - startedAt) / MS_PER_SECOND
  await beforeChecks?.()
  return checked(installation, sorted, outcomes, seconds, books.registers.length)
}

async function checked(installation: Installation, sorted: SortedOut, outcomes: Outcome[], seconds: number, workers: number): Promise<ReplayReport> {
  const checks = await step('Checks', () => verify(installation.databaseUrl, sorted, outcomes))
  const report = reportOf(sorted, outcomes, checks, seconds, workers)
  printReport(report, checks)
  return report
}

function firstDocuments<Line extends { InvoiceNo: RetailDocument['number'] }>(lines: readonly Line[], most: number): Line[] {
  const numbers = new Set<string>()
  return lines.filter(({ InvoiceNo }) => numbers.has(InvoiceNo) || (numbers.size < most && numbers.add(InvoiceNo).size > 0))
}
