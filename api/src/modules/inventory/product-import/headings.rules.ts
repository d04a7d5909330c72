import { IMPORT_COLUMNS, type ImportColumn, type ImportMapping } from '@comptoir/contracts/inventory/product-import'
import { guessMapping, plainHeader } from './headers.rules.ts'
import { firstCharacters } from '../../../platform/first-characters.ts'

/** What a company's header turned out to be: one of our columns, or none though it looked like one. */
export interface Heading {
  /** As `headingOf` writes it. */
  header: string
  field: ImportColumn | null
}

const MAX_HEADING = 200

/** A header as it is remembered: its accents, marks and case make no difference. */
export function headingOf(header: string): string {
  return firstCharacters(plainHeader(header), MAX_HEADING)
}

/**
 * Which column of a file is which of ours: first as the company said of the same headers, the latest word first, then as
 * the other headers look. A header serves once, and so does a column of ours.
 *
 * @param remembered the latest first
 */
export function mappingFrom(headers: readonly string[], remembered: readonly Heading[]): ImportMapping {
  const byHeader = new Map(headers.toReversed().map((header) => [headingOf(header), header]))
  const told: ImportMapping = {}
  for (const { header, field } of remembered) {
    const name = byHeader.get(header)
    if (field !== null && name !== undefined && told[field] === undefined) told[field] = name
  }
  const known = new Set(remembered.map(({ header }) => header))
  const guess = guessMapping(headers.filter((header) => !known.has(headingOf(header))))
  const mapping: ImportMapping = {}
  for (const column of IMPORT_COLUMNS) {
    const header = told[column] ?? guess[column]
    if (header !== undefined) mapping[column] = header
  }
  return mapping
}

/** What a confirmed mapping says of its headers, of those among them that it leaves out against their looks. */
export function headingsOf(headers: readonly string[], mapping: ImportMapping): Heading[] {
  const headings = new Map<string, Heading>()
  const add = (name: string, field: ImportColumn | null): void => {
    const header = headingOf(name)
    if (header !== '' && !headings.has(header)) headings.set(header, { header, field })
  }
  for (const column of IMPORT_COLUMNS) {
    const name = mapping[column]
    if (name !== undefined) add(name, column)
  }
  for (const name of Object.values(guessMapping(headers))) add(name, null)
  return [...headings.values()]
}
