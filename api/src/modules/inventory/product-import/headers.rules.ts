import { IMPORT_COLUMNS, type ImportColumn, type ImportMapping } from '@comptoir/contracts/inventory/product-import'
import { LANGUAGES, phrase } from '@comptoir/i18n'
import { wordOf } from '@comptoir/i18n/words'
import { searchText } from '../../../platform/search/search-text.ts'
import { FOUND, WRITTEN_AS } from './header-words.ts'
import { firstCharacters } from '../../../platform/first-characters.ts'

const MAX_HEADER = 200

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

/** All names of a column, those of our own files first. */
const SYNONYMS: Record<ImportColumn, readonly string[]> = { ...FOUND }
for (const column of IMPORT_COLUMNS) {
  if (column === 'photo') continue
  const key = WRITTEN_AS[column]
  const own = LANGUAGES.map((language) => plainHeader(wordOf(language, key) ?? phrase(language, key)))
  SYNONYMS[column] = [...own, ...FOUND[column]]
}

/** Which column of the file is which of ours, as far as its headers say so. A header serves once. */
export function guessMapping(headers: readonly string[]): ImportMapping {
  const free = new Map(headers.toReversed().map((header) => [plainHeader(header), header]))
  const mapping: ImportMapping = {}
  for (const column of IMPORT_COLUMNS) {
    const name = SYNONYMS[column].find((synonym) => free.has(synonym))
    const header = name === undefined ? undefined : free.get(name)
    if (name === undefined || header === undefined) continue
    mapping[column] = header
    free.delete(name)
  }
  return mapping
}

/** What must be mapped before rows can be judged: a designation, and a code or a barcode to serve as one. */
export function missingColumn(mapping: ImportMapping, headers: readonly string[]): string | null {
  const unknown = Object.values(mapping).find((header) => !headers.includes(header))
  if (unknown !== undefined) return unknown
  if (mapping.designation === undefined) return 'designation'
  return mapping.code === undefined && mapping.barcode === undefined ? 'code' : null
}
