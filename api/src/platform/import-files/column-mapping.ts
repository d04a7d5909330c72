import { searchText } from '@comptoir/contracts/search-text'
import { firstCharacters } from '../first-characters.ts'

const MAX_HEADER = 200

/** The columns that a file can hold, in the order in which they choose a header, each with the names that it goes by. */
export interface ColumnNames<Column extends string> {
  columns: readonly Column[]
  /** As `plainHeader` writes them, the likeliest first. */
  synonyms: Readonly<Record<Column, readonly string[]>>
}

/** Column of ours to header of the file. */
export type MappingOf<Column extends string> = Partial<Record<Column, string>>

/** What a company's header turned out to be: one of our columns, or none though it looked like one. */
export interface HeadingOf<Column extends string> {
  /** As `headingOf` writes it. */
  header: string
  field: Column | null
}

/** Every column by a name of its own, so that a mapping can say which one it means; empty ones at the end are dropped. */
export function namedHeaders(cells: readonly string[]): string[] {
  const trimmed = cells.map((cell) => firstCharacters(cell.replaceAll(/\s+/g, ' ').trim(), MAX_HEADER))
  const names = trimmed.slice(0, trimmed.findLastIndex((name) => name !== '') + 1)
  const seen = new Map<string, number>()
  return names.map((name, index) => {
    const base = name === '' ? `#${index + 1}` : name
    const count = (seen.get(base) ?? 0) + 1
    seen.set(base, count)
    return count === 1 ? base : `${base} (${count})`
  })
}

/** A header as synonyms are written: `Prix (H.T.)` and `prix_ht` are both `prix ht`, `Taux %` is `taux`. */
export function plainHeader(header: string): string {
  return searchText(header)
    .replaceAll('.', '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Which column of the file is which of ours, as far as its headers say so. A header serves once. */
export function guessColumns<Column extends string>(
  headers: readonly string[],
  { columns, synonyms }: ColumnNames<Column>,
): MappingOf<Column> {
  const free = new Map(headers.toReversed().map((header) => [plainHeader(header), header]))
  const mapping: MappingOf<Column> = {}
  for (const column of columns) {
    const name = synonyms[column].find((synonym) => free.has(synonym))
    const header = name === undefined ? undefined : free.get(name)
    if (name === undefined || header === undefined) continue
    mapping[column] = header
    free.delete(name)
  }
  return mapping
}

/** A header as it is remembered: its accents, marks and case make no difference. */
export function headingOf(header: string): string {
  return firstCharacters(plainHeader(header), MAX_HEADER)
}

/**
 * Which column of a file is which of ours: first as the company said of the same headers, the latest word first, then as
 * the other headers look. A header serves once, and so does a column of ours.
 *
 * @param remembered the latest first
 */
export function mappingOf<Column extends string>(
  headers: readonly string[],
  remembered: readonly HeadingOf<Column>[],
  names: ColumnNames<Column>,
): MappingOf<Column> {
  const byHeader = new Map(headers.toReversed().map((header) => [headingOf(header), header]))
  const told: MappingOf<Column> = {}
  for (const { header, field } of remembered) {
    const name = byHeader.get(header)
    if (field !== null && name !== undefined && told[field] === undefined) told[field] = name
  }
  const known = new Set(remembered.map(({ header }) => header))
  const guess = guessColumns(
    headers.filter((header) => !known.has(headingOf(header))),
    names,
  )
  const mapping: MappingOf<Column> = {}
  for (const column of names.columns) {
    const header = told[column] ?? guess[column]
    if (header !== undefined) mapping[column] = header
  }
  return mapping
}

/** What a confirmed mapping says of its headers, of those among them that it leaves out against their looks. */
export function headingsIn<Column extends string>(
  headers: readonly string[],
  mapping: MappingOf<Column>,
  names: ColumnNames<Column>,
): HeadingOf<Column>[] {
  const headings = new Map<string, HeadingOf<Column>>()
  const add = (name: string, field: Column | null): void => {
    const header = headingOf(name)
    if (header !== '' && !headings.has(header)) headings.set(header, { header, field })
  }
  for (const column of names.columns) {
    const name = mapping[column]
    if (name !== undefined) add(name, column)
  }
  for (const name of Object.values<string | undefined>(guessColumns(headers, names)))
    if (name !== undefined) add(name, null)
  return [...headings.values()]
}
