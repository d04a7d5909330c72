import * as fc from 'fast-check'
import { computeDocument } from '../document/compute-document.ts'
import type { DocumentInput } from '../document/document-input.ts'
import type { DocumentTotals } from '../document/document-totals.ts'
import { RUNS } from './any-document.ts'

/** States a law over documents. */
export function always(
  documents: fc.Arbitrary<DocumentInput>,
  law: (input: DocumentInput, result: DocumentTotals) => void,
): void {
  fc.assert(
    fc.property(documents, (input) => law(input, computeDocument(input))),
    { numRuns: RUNS },
  )
}

/** Leaves of a JSON value that are numbers. */
export function figuresOf(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(figuresOf) : []
}
