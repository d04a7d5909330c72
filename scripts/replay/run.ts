import { step } from '../common/steps.ts'
import { openBooks, type Books } from './books.ts'
import { type RetailDocument, type SortedOut, sortOut } from './documents.ts'
import { workerOf } from './ids.ts'
import type { Installation } from './installation.ts'
import { printReport, reportOf, type ReplayReport } from './report.ts'
import { readRetailFile, type RetailLine } from './retail-file.ts'
import { type Check, verify } from './verify.ts'
import { type Outcome, replayRegister } from './worker.ts'

/** What is sent: all lines make the catalogue, the documents among them are sent. */
export interface Retail {
  lines: readonly RetailLine[]
  sorted: SortedOut
}

/** What a run with faults does beside the sending. */
export interface ReplayHooks {
  /** How often a document is sent at once. */
  sendings: (document: RetailDocument) => number
  /** Comes between the making of the books and the first document. */
  beforeDocuments: () => Promise<void>
  /** Hears of every answer. */
  onOutcome: (outcome: Outcome) => void
  /** Comes between the last answer and the checks. */
  beforeChecks: (books: Books) => Promise<void>
  /** What is held against the documents beside the books. */
  moreChecks: (outcomes: readonly Outcome[]) => Promise<Check[]>
}

const UNDISTURBED: ReplayHooks = {
  sendings: () => 1,
  beforeDocuments: async () => undefined,
  onOutcome: () => undefined,
  beforeChecks: async () => undefined,
  moreChecks: async () => [],
}

const PROGRESS_EVERY = 1000
const MS_PER_SECOND = 1000

/** Reads a file; with `most`, only so many documents of it are sent, from the first on. */
export async function readRetail(file: string, most: number | null): Promise<Retail> {
  const lines = await step(
    'File',
    () => readRetailFile(file),
    (read) => `${read.length} lines`,
  )
  return { lines, sorted: sortOut(most === null ? lines : firstDocuments(lines, most)) }
}

/** Sends every document through the API and reads from the database what became of it. */
export async function replay(
  installation: Installation,
  { lines, sorted }: Retail,
  workers: number,
  disturbance: Partial<ReplayHooks> = {},
): Promise<ReplayReport> {
  const { sendings, beforeDocuments, onOutcome, beforeChecks, moreChecks } = { ...UNDISTURBED, ...disturbance }
  const { documents } = sorted
  const books = await step(
    'Books',
    () => openBooks(installation.origin, installation.superAdministrator, lines, documents, workers),
    ({ registers, products }) => `${registers.length} registers, ${products.size} products`,
  )
  await beforeDocuments()
  const outcomes: Outcome[] = []
  const complaints: string[] = []
  const tell = (outcome: Outcome): void => {
    outcomes.push(outcome)
    onOutcome(outcome)
    if (outcomes.length % PROGRESS_EVERY === 0) console.log(`  ${outcomes.length} of ${documents.length} documents`)
  }
  const startedAt = performance.now()
  const shares = books.registers.map((_, worker) =>
    documents.filter(({ number }) => workerOf(number, books.registers.length) === worker),
  )
  const sending = { sendings, tell, complain: (fault: string) => void complaints.push(fault) }
  await step('Documents', () =>
    Promise.all(
      books.registers.map((register, worker) => replayRegister(books, register, shares[worker] ?? [], sending)),
    ),
  )
  const seconds = (performance.now() - startedAt) / MS_PER_SECOND
  await beforeChecks(books)
  const checks = await step('Checks', async () => [
    ...(await verify(installation.databaseUrl, sorted, outcomes, complaints)),
    ...(await moreChecks(outcomes)),
  ])
  const report = reportOf(sorted, outcomes, checks, seconds, books.registers.length)
  printReport(report, checks)
  return report
}

function firstDocuments<Line extends { InvoiceNo: RetailDocument['number'] }>(
  lines: readonly Line[],
  most: number,
): Line[] {
  const numbers = new Set<string>()
  return lines.filter(
    ({ InvoiceNo }) => numbers.has(InvoiceNo) || (numbers.size < most && numbers.add(InvoiceNo).size > 0),
  )
}
