import type { BookReader } from './book-reader.ts'
import { valueOf } from './book-reader.ts'
import { BOOK_CHECKS } from './book-checks.queries.ts'
import { type AuditCount, checkAudit } from './check-audit.ts'
import { closingFaults } from './check-closing.ts'
import { checkFiscalClosings } from './check-fiscal-closings.ts'
import { kernelFaults } from './check-kernel.ts'
import { checkSeries } from './check-series.ts'
import { readErasures } from './erasures.ts'
import { Findings, type Finding } from './findings.ts'
import { checkTicketReturns } from './check-ticket-returns.ts'
import type { StoredDocument } from './read-series.ts'
import type { Marks } from './marks.ts'
import { CLOSINGS, PAYMENTS, RETURNS, TICKETS } from './series.ts'
import { AllSessions } from './session-figures.ts'
import { LAYER_CHECKS } from './layer-checks.queries.ts'
import { COUNT_CHECKS } from './count-checks.queries.ts'
import { STOCK_CHECKS } from './stock-checks.queries.ts'
import { TRANSFER_CHECKS } from './transfer-checks.queries.ts'

/** What the checks of one company's books found. */
export interface CheckedCompany {
  companyId: string
  name: string
  /** In the order in which they were made; a check without findings holds. */
  checks: { check: string; count: number; findings: Finding[] }[]
  documents: number
  /** Of the documents, those from before seals covered what is stored. */
  sealedBefore: number
  audit: AuditCount
  rows: number
  milliseconds: number
}

const KERNEL = 'figures are what the kernel computes'
const Z_FIGURES = 'Z reports say what the ledgers say'
const MOST_NAMED = 5

/**
 * Recomputes the books of one company, document by document, in the transaction that the reader is in: seals and chains,
 * figures, Z reports, fiscal closings, audit trail, checkpoints, and whether ledgers, balances, numbers and documents agree.
 */
export async function checkCompany(reader: BookReader, marks: Marks): Promise<CheckedCompany> {
  const startedAt = performance.now()
  const findings = new Findings()
  const [company] = await reader.read('select name from company where id = $1')
  const codes = await reader.read('select id, code from register where company_id = $1')
  const registers = new Map(codes.map((row) => [valueOf(row, 'id'), valueOf(row, 'code')]))
  const late = await reader.read(`select sale_id from sale_review where company_id = $1 and reason = 'afterClosing'`)
  const sessions = new AllSessions(new Set(late.map((row) => valueOf(row, 'sale_id'))))
  findings.begin(KERNEL)
  findings.begin(Z_FIGURES)
  const erasures = await readErasures(reader, findings)
  const ofTickets: StoredDocument[] = []
  const checking = { reader, findings, marks, registers, erasures }
  const addFaults = (check: string, subject: string, faults: readonly string[]): void => {
    if (faults.length > 0) findings.add(check, subject, summaryOf(faults))
  }
  const counts = [
    await checkSeries(checking, TICKETS, (document, subject) => {
      sessions.addSale(document)
      addFaults(KERNEL, subject, kernelFaults(document, { line: 'sale_line', tax: 'sale_tax' }))
    }),
    await checkSeries(checking, RETURNS, (document, subject) => {
      sessions.addReturn(document)
      if (document.head['sale_id'] !== null) ofTickets.push(document)
      else addFaults(KERNEL, subject, kernelFaults(document, { line: 'sales_return_line', tax: 'sales_return_tax' }))
    }),
    await checkSeries(checking, PAYMENTS, (document) => sessions.addPayment(document)),
    await checkSeries(checking, CLOSINGS, (document, subject) => {
      sessions.addClosing(document)
      const figures = sessions.of(valueOf(document.head, 'cash_session_id'))
      addFaults(Z_FIGURES, subject, closingFaults(document, figures))
    }),
  ]
  await checkTicketReturns(reader, ofTickets, (subject, faults) => addFaults(KERNEL, subject, faults))
  const fiscalClosings = await checkFiscalClosings(checking)
  const audit = await checkAudit(checking)
  await compareBooks(reader, findings)
  return {
    companyId: reader.companyId,
    name: company ? valueOf(company, 'name') : '?',
    checks: findings.checks(),
    documents: counts.reduce((sum, { documents }) => sum + documents, fiscalClosings),
    sealedBefore: counts.reduce((sum, { sealedBefore }) => sum + sealedBefore, 0),
    audit,
    rows: reader.rows,
    milliseconds: Math.round(performance.now() - startedAt),
  }
}

function summaryOf(faults: readonly string[]): string {
  const rest = faults.length - MOST_NAMED
  return faults.slice(0, MOST_NAMED).join('; ') + (rest > 0 ? `; and ${rest} more` : '')
}

/** Holds tables against each other: each statement gives the rows that disagree. */
async function compareBooks(reader: BookReader, findings: Findings): Promise<void> {
  const all = { ...STOCK_CHECKS, ...LAYER_CHECKS, ...BOOK_CHECKS, ...TRANSFER_CHECKS, ...COUNT_CHECKS }
  for (const [check, text] of Object.entries(all)) {
    findings.begin(check)
    for (const row of await reader.read(text)) {
      const { number, ...rest } = row
      const said = Object.entries(rest).flatMap(([name, value]) => (value === null ? [] : [`${name} ${value}`]))
      findings.add(check, number ?? said[0] ?? '?', said.join(', '))
    }
  }
}
