import { createHash } from 'node:crypto'
import { canonicalJson } from '../canonical-json.ts'

/** How the value of a column is written: each kind has exactly one text for a value, whoever reads or writes it. */
export type FieldKind = 'text' | 'integer' | 'uuid' | 'instant' | 'day' | 'json' | 'bytes'

/** What of a table's rows a seal covers. Every column is in one of the lists: a test compares them with the database. */
export interface SealedColumns {
  /** In the order in which they are written. */
  sealed: Readonly<Record<string, FieldKind>>
  /**
   * Columns that the table got when there were sealed rows already. Each is written under its name, and only where it has a
   * value: rows from before have none and keep their seal, and none can be added to them, changed or taken away.
   */
  later?: Readonly<Record<string, FieldKind>>
  /** Columns that the seal's content leaves out, and why nothing is lost. */
  apart: Readonly<Record<string, string>>
  /**
   * A table that documents got when there were sealed ones already: it is written only where it has rows of the document. Those
   * from before have none and keep their seal, and none can be added to them or taken away.
   */
  isLater?: true
}

/** What a document is made of, by table. */
export interface Seal {
  /** Distinguishes documents of different kinds that hold the same values. */
  document: string
  /** One byte; increases when the columns of sealed documents are written otherwise; one that comes later is added to `later`. */
  version: number
  tables: Readonly<Record<string, SealedColumns>>
}

/** A row as it is stored, or as it is handed to the function that stores it. */
export type EvidenceRow = Readonly<Record<string, unknown>>

/** The rows of a document by table. */
export type EvidenceRows<Declared extends Seal> = Readonly<
  Record<keyof Declared['tables'] & string, readonly EvidenceRow[]>
>

/**
 * The hash (SHA-256) of all that a seal covers. Every field is preceded by its length in bytes, and one without a value
 * differs from an empty one, so no two contents have the same text. Throws where a row lacks a sealed column.
 */
export function contentHashOf<Declared extends Seal>(seal: Declared, rows: EvidenceRows<Declared>): Buffer {
  const hash = createHash('sha256').update(Uint8Array.of(seal.version)).update(field(seal.document))
  for (const [table, { sealed, later = {}, isLater }] of Object.entries(seal.tables)) {
    const columns = Object.entries(sealed)
    const laterColumns = Object.entries(later)
    const texts = rows[table as keyof typeof rows]
      .map((row) => rowText(row, columns) + laterText(row, laterColumns))
      .toSorted()
    if (isLater && texts.length === 0) continue
    hash.update(`${field(table)}${texts.length}#`)
    for (const text of texts) hash.update(text)
  }
  return hash.digest()
}

function rowText(row: EvidenceRow, columns: readonly (readonly [string, FieldKind])[]): string {
  let text = ''
  for (const [column, kind] of columns) {
    const value = row[column]
    if (value === undefined) throw new Error(`a row without its column ${column} cannot be sealed`)
    text += value === null ? '-,' : field(TEXTS[kind](value))
  }
  return text
}

/** A sign that begins no field: what follows a row is another row, or a column that came later. */
const LATER = '+'

function laterText(row: EvidenceRow, columns: readonly (readonly [string, FieldKind])[]): string {
  let text = ''
  for (const [column, kind] of columns) {
    const value = row[column]
    if (value === undefined) throw new Error(`a row without its column ${column} cannot be sealed`)
    if (value !== null) text += `${LATER}${field(column)}${field(TEXTS[kind](value))}`
  }
  return text
}

function field(text: string): string {
  return `${Buffer.byteLength(text)}:${text},`
}

const TEXTS: Readonly<Record<FieldKind, (value: unknown) => string>> = {
  text: String,
  integer: String,
  day: String,
  uuid: (value) => String(value).toLowerCase(),
  instant: (value) => (value instanceof Date ? microseconds(value.toISOString()) : microseconds(String(value))),
  json: (value) => canonicalJson(typeof value === 'string' ? JSON.parse(value) : value),
  bytes: (value) => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : String(value)),
}

const INSTANT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?(?:Z|\+00)$/

const MOST_KNOWN = 1000
const known = new Map<string, string>()

/** The rows of a document share a few instants: each is worked out once. */
function microseconds(text: string): string {
  const before = known.get(text)
  if (before !== undefined) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const found = microsecondsOf(text)
  known.set(text, found)
  return found
}

/** Since 1970, as ISO 8601 or the database writes an instant in UTC. One outside the calendar, as infinity, stays as it is. */
function microsecondsOf(text: string): string {
  const [, day, time, fraction = ''] = INSTANT.exec(text) ?? []
  if (day === undefined || time === undefined) return text
  return String(BigInt(Date.parse(`${day}T${time}Z`)) * 1000n + BigInt(fraction.padEnd(6, '0')))
}
