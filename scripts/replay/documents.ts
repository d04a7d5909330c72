import { lineWorth } from './line-worth.ts'
import type { RetailLine } from './retail-file.ts'

/** Why a line, or a whole document, cannot be sold or taken back. docs/replay.md says each rule. */
export const REFUSAL_REASONS = [
  'adjustment',
  'noPrice',
  'noProduct',
  'noQuantity',
  'comesToNothing',
  'wrongDirection',
  'noLinesLeft',
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

export interface DocumentLine {
  code: string
  designation: string
  /** Above zero, also for goods that came back. */
  quantity: number
  /** Millionths of a pound. */
  unitPriceMicro: number
  /** What the line is worth, above zero. */
  totalMinor: number
}

/** An invoice or a cancellation of the file, with the lines that are left of it. */
export interface RetailDocument {
  number: string
  kind: 'sale' | 'return'
  /** On the retailer's clocks. */
  at: string
  customer: string | null
  lines: DocumentLine[]
  totalMinor: number
}

export interface Tally {
  documents: number
  lines: number
  /** Signed as in the file: what came back is below zero. */
  /** In pence. */
  worthMinor: bigint
}

export interface SortedOut {
  documents: RetailDocument[]
  /** Lines that were left out, and documents of which nothing was left, by reason. */
  refused: Record<RefusalReason, Tally>
  /** Everything that the file holds. */
  file: Tally
}

/** Carriage, samples, bank charges and the like: what the retailer's books hold beside goods. */
const NO_PRODUCTS = new Set(['POST', 'DOT', 'C2', 'M', 'D', 'S', 'B', 'BANK CHARGES', 'AMAZONFEE', 'CRUK'])
const MICRO_PER_POUND = 1_000_000

/** The code of a product as our catalogue writes it: the file has the same one in small and capital letters. */
export function codeOf({ StockCode }: Pick<RetailLine, 'StockCode'>): string {
  return StockCode.trim().toUpperCase()
}

export function isProduct(code: string): boolean {
  return code !== '' && !NO_PRODUCTS.has(code)
}

/** Sorts sales, returns and what is neither, line by line. Together they are the file, to the penny. */
export function sortOut(lines: readonly RetailLine[]): SortedOut {
  const byNumber = new Map<string, RetailLine[]>()
  for (const line of lines) {
    const known = byNumber.get(line.InvoiceNo)
    if (known) known.push(line)
    else byNumber.set(line.InvoiceNo, [line])
  }
  const refused = Object.fromEntries(
    REFUSAL_REASONS.map((reason) => [reason, { documents: 0, lines: 0, worthMinor: 0n }]),
  ) as SortedOut['refused']
  const file = {
    documents: byNumber.size,
    lines: lines.length,
    worthMinor: lines.reduce((sum, line) => sum + worth(line), 0n),
  }
  const documents = [...byNumber].flatMap(([number, own]) => documentOf(number, own, refused) ?? [])
  return { documents, refused, file }
}

function worth({ Quantity, UnitPrice }: RetailLine): bigint {
  return lineWorth(Quantity, UnitPrice)
}

function documentOf(
  number: string,
  lines: readonly RetailLine[],
  refused: SortedOut['refused'],
): RetailDocument | null {
  const isAdjustment = number.startsWith('A')
  const kind = number.startsWith('C') ? 'return' : 'sale'
  const accepted: DocumentLine[] = []
  for (const line of lines) {
    const reason = isAdjustment ? 'adjustment' : whyNot(line, kind)
    if (reason === null) accepted.push(acceptedLine(line))
    else {
      refused[reason].lines += 1
      refused[reason].worthMinor += worth(line)
    }
  }
  const [first] = lines
  if (accepted.length === 0 || !first) {
    refused[isAdjustment ? 'adjustment' : 'noLinesLeft'].documents += 1
    return null
  }
  const totalMinor = accepted.reduce((sum, line) => sum + line.totalMinor, 0)
  return { number, kind, at: first.InvoiceDate, customer: customerOf(first), lines: accepted, totalMinor }
}

function whyNot(line: RetailLine, kind: RetailDocument['kind']): RefusalReason | null {
  const quantity = Number(line.Quantity)
  if (!(Number(line.UnitPrice) > 0)) return 'noPrice'
  if (!isProduct(codeOf(line))) return 'noProduct'
  if (quantity === 0) return 'noQuantity'
  if (worth(line) === 0n) return 'comesToNothing'
  return quantity > 0 === (kind === 'sale') ? null : 'wrongDirection'
}

function acceptedLine(line: RetailLine): DocumentLine {
  const total = worth(line)
  return {
    code: codeOf(line),
    designation: line.Description.trim(),
    quantity: Math.abs(Number(line.Quantity)),
    unitPriceMicro: Math.round(Number(line.UnitPrice) * MICRO_PER_POUND),
    totalMinor: Number(total < 0n ? -total : total),
  }
}

/** `17850.0` is client 17850; a document without one belongs to the walk-in client. */
function customerOf({ CustomerID }: RetailLine): string | null {
  const id = CustomerID.replace(/\.0$/, '').trim()
  return id === '' ? null : id
}
