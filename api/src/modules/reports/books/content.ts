import { contentHashOf } from '../../../platform/evidence/canonical.ts'
import { type StoredRow, valueOf } from './book-reader.ts'
import type { StoredDocument } from './read-series.ts'
import type { Series } from './series.ts'

/** The hash of a document's content as its seal covers it: with its number, but without the counter. */
export function contentOf(series: Series, { head, rows }: StoredDocument): Buffer {
  const own = { ...rows, [series.head]: [{ ...head, ...withoutCounter(series, head) }] }
  return contentHashOf(series.seal, own)
}

function withoutCounter({ number, counter }: Series, head: StoredRow): StoredRow {
  if (number === null) return {}
  return { [number]: prefixOf(valueOf(head, number), BigInt(valueOf(head, counter))) }
}

/** A number without its counter, as it is sealed; null where it does not end with it. */
export function prefixOf(number: string, counter: bigint): string | null {
  const digits = String(counter).padStart(6, '0')
  return number.endsWith(digits) ? number.slice(0, -digits.length) : null
}
