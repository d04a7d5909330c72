import { createHash } from 'node:crypto'
import { canonicalJson } from '../../../platform/canonical-json.ts'
import type { Seal } from '../../../platform/evidence/canonical.ts'
import { SEAL_VERSION, sealOf } from '../../../platform/evidence/seal.ts'
import { CLIENT_PAYMENT_SEAL, CLOSING_SEAL, SALE_SEAL, SALES_RETURN_SEAL } from '../../sales/seals/index.ts'
import { bytesOf, type StoredRow, valueOf } from './book-reader.ts'

/** Where the rows of a part are found: by the document's key, and by its kind in ledgers that all documents share. */
interface Part {
  by: string
  documentKind?: string
}

/** Numbered and sealed documents, and how they are stored. */
export interface Series {
  check: string
  /** In the table of series. */
  kind: 'ticket' | 'return' | 'clientPayment' | 'z'
  seal: Seal
  /** The table with the numbers and seals, and its columns for them. */
  head: string
  key: string
  counter: string
  /** Null where a register has only one series. */
  epoch: string | null
  /** Null where the counter is the number. */
  number: string | null
  hash: string
  /** The seal of documents from before seals covered what is stored. */
  firstSeal: (head: StoredRow) => Buffer
  /** The other tables of the seal. */
  parts: Readonly<Record<string, Part>>
}

const COUNTER_DOCUMENT = {
  key: 'id',
  counter: 'counter',
  epoch: 'epoch',
  number: 'number',
  hash: 'chain_hash',
  firstSeal: (head: StoredRow): Buffer =>
    sealOf(0, bytesOf(head, 'previous_hash'), bytesOf(head, 'request_hash'), BigInt(valueOf(head, 'counter'))),
} as const

function ledgersOf(documentKind: string): Record<'stock_ledger' | 'money_ledger', Part> {
  return {
    stock_ledger: { by: 'document_id', documentKind },
    money_ledger: { by: 'document_id', documentKind },
  }
}

export const TICKETS: Series = {
  check: 'tickets are as they were sealed',
  kind: 'ticket',
  seal: SALE_SEAL,
  head: 'sale',
  ...COUNTER_DOCUMENT,
  parts: { sale_line: { by: 'sale_id' }, sale_tax: { by: 'sale_id' }, ...ledgersOf('sale') },
}

export const RETURNS: Series = {
  check: 'returns are as they were sealed',
  kind: 'return',
  seal: SALES_RETURN_SEAL,
  head: 'sales_return',
  ...COUNTER_DOCUMENT,
  parts: {
    sales_return_line: { by: 'sales_return_id' },
    sales_return_tax: { by: 'sales_return_id' },
    ...ledgersOf('salesReturn'),
  },
}

export const PAYMENTS: Series = {
  check: 'client payments are as they were sealed',
  kind: 'clientPayment',
  seal: CLIENT_PAYMENT_SEAL,
  head: 'client_payment',
  ...COUNTER_DOCUMENT,
  parts: { money_ledger: ledgersOf('clientPayment').money_ledger },
}

/** Of the report alone. */
function firstClosingSeal(head: StoredRow): Buffer {
  const report: object = JSON.parse(valueOf(head, 'report'))
  return createHash('sha256')
    .update(bytesOf(head, 'previous_hash'))
    .update(`${valueOf(head, 'z_number')}:${canonicalJson({ ...report, hash: null, previousHash: null })}`)
    .digest()
}

export const CLOSINGS: Series = {
  check: 'Z reports are as they were sealed',
  kind: 'z',
  seal: CLOSING_SEAL,
  head: 'cash_session_closing',
  key: 'cash_session_id',
  counter: 'z_number',
  epoch: null,
  number: null,
  hash: 'hash',
  firstSeal: firstClosingSeal,
  parts: {
    cash_session: { by: 'id' },
    cash_session_count: { by: 'cash_session_id' },
    money_ledger: ledgersOf('cashSession').money_ledger,
    cash_movement: { by: 'cash_session_id' },
  },
}

/** The seal that a document should have by its own content hash. */
export function expectedSeal(series: Series, head: StoredRow): Buffer {
  const version = Number(valueOf(head, 'seal_version'))
  if (version < SEAL_VERSION) return series.firstSeal(head)
  const counter = BigInt(valueOf(head, series.counter))
  return sealOf(version, bytesOf(head, 'previous_hash'), bytesOf(head, 'content_hash'), counter)
}

/** The period under which the database keeps a document's series. */
export function periodOf({ epoch }: Series, epochText: string | null | undefined): string {
  return `E${epoch === null ? '1' : (epochText ?? '')}`
}
