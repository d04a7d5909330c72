import { SEAL_VERSION } from '../../../platform/evidence/seal.ts'
import { type BookReader, bytesOf, type StoredRow, valueOf } from './book-reader.ts'
import { contentOf, prefixOf } from './content.ts'
import type { ErasedRow, Erasures } from './erasures.ts'
import type { Findings } from './findings.ts'
import { readSeries, type StoredDocument } from './read-series.ts'
import { type Marks, seriesKey } from './marks.ts'
import { expectedSeal, periodOf, type Series } from './series.ts'

/** What a series was found to end with. */
interface End {
  number: bigint
  hash: Buffer
  version: number
}

const NO_END: End = { number: 0n, hash: Buffer.alloc(0), version: 0 }

interface Checking {
  reader: BookReader
  findings: Findings
  /** What checkpoints say of the series. */
  marks: Marks
  /** Codes of registers by id. */
  registers: ReadonlyMap<string, string>
  /** What was taken out of documents since they were sealed. */
  erasures: Erasures
}

/** How many documents there are, and how many of them are from before seals covered what is stored. */
export interface SeriesCount {
  documents: number
  sealedBefore: number
}

/**
 * Recomputes the seals of a series from what is stored: each document's content, its number, the one before, and that the
 * series ends where the database and the checkpoints say. Hands every document on to `look`.
 */
export async function checkSeries(
  checking: Checking,
  series: Series,
  look: (document: StoredDocument, subject: string) => void,
): Promise<SeriesCount> {
  const { reader, findings, marks, registers } = checking
  findings.begin(series.check)
  const ends = new Map<string, End>()
  const count = { documents: 0, sealedBefore: 0 }
  for await (const document of readSeries(reader, series)) {
    const { head } = document
    const scope = valueOf(head, 'register_id')
    const key = seriesKey(series.kind, scope, periodOf(series, series.epoch && head[series.epoch]))
    const subject = nameOf(series, head, registers)
    const before = ends.get(key) ?? NO_END
    for (const what of faultsOf(series, document, before, checking.erasures)) findings.add(series.check, subject, what)
    for (const what of marks.passing(key, BigInt(valueOf(head, series.counter)), bytesOf(head, series.hash)))
      findings.add(series.check, subject, what)
    ends.set(key, endOf(series, head))
    count.documents += 1
    if (head['seal_version'] === '0') count.sealedBefore += 1
    look(document, subject)
  }
  await checkEnds(checking, series, ends)
  return count
}

function nameOf(series: Series, head: StoredRow, registers: ReadonlyMap<string, string>): string {
  if (series.number !== null) return valueOf(head, series.number)
  return `Z ${valueOf(head, series.counter)} of register ${registers.get(valueOf(head, 'register_id')) ?? '?'}`
}

function endOf(series: Series, head: StoredRow): End {
  return {
    number: BigInt(valueOf(head, series.counter)),
    hash: bytesOf(head, series.hash),
    version: Number(valueOf(head, 'seal_version')),
  }
}

/** Under which an erasure keeps what it took out of documents of a series; none is taken out of Z reports. */
const ERASED_KINDS: Readonly<Partial<Record<Series['kind'], ErasedRow['kind']>>> = {
  ticket: 'sale',
  return: 'salesReturn',
  clientPayment: 'clientPayment',
}

function isAsSealed(series: Series, document: StoredDocument, erasures: Erasures): boolean {
  const { head } = document
  const [sealed, stored] = [bytesOf(head, 'content_hash'), contentOf(series, document)]
  const kind = ERASED_KINDS[series.kind]
  const covered = kind === undefined ? [stored] : erasures.sealedAs(kind, valueOf(head, series.key), stored)
  return covered.some((hash) => hash.equals(sealed))
}

function faultsOf(series: Series, document: StoredDocument, before: End, erasures: Erasures): string[] {
  const { head } = document
  const { number: counter, hash, version } = endOf(series, head)
  const previous = bytesOf(head, 'previous_hash')
  const prefix = series.number === null ? '' : prefixOf(valueOf(head, series.number), counter)
  const isContent = version !== SEAL_VERSION || isAsSealed(series, document, erasures)
  return [
    ...(counter === before.number + 1n ? [] : [`${counter} follows ${before.number}: a number is missing`]),
    ...(previous.equals(before.hash) ? [] : ['the seal before it is not the one that it was sealed onto']),
    ...(expectedSeal(series, head).equals(hash) ? [] : ['its number or its seal was changed']),
    ...(isContent ? [] : ['what is stored of it is not what was sealed']),
    ...(prefix === null ? ['its number does not end with its counter'] : []),
    ...(version < before.version || version > SEAL_VERSION ? [`its seal is said to be of version ${version}`] : []),
  ]
}

/** Compares the ends of all series of a kind with what the database would continue from, and with the checkpoints. */
async function checkEnds(
  { reader, findings, marks, registers }: Checking,
  { check, kind }: Series,
  ends: ReadonlyMap<string, End>,
): Promise<void> {
  const rows = await reader.read(
    'select scope_id, period, last_number, last_hash from number_series where company_id = $1 and kind = $2',
    [kind],
  )
  const series = new Map(rows.map((row) => [seriesKey(kind, valueOf(row, 'scope_id'), valueOf(row, 'period')), row]))
  for (const key of new Set([...series.keys(), ...ends.keys(), ...marks.keysOf(kind)])) {
    const { number, hash } = ends.get(key) ?? NO_END
    const row = series.get(key)
    const [, scope = '', period = ''] = key.split(' ')
    const subject = `series ${kind} ${period} of register ${registers.get(scope) ?? '?'}`
    if (String(number) !== (row?.['last_number'] ?? '0'))
      findings.add(check, subject, `it stands at ${row?.['last_number'] ?? '0'}, its last document is ${number}`)
    else if (row && !bytesOf(row, 'last_hash').equals(hash))
      findings.add(check, subject, 'the seal that it would continue from is not that of its last document')
    for (const what of marks.beyond(key, number)) findings.add(check, subject, what)
  }
}
