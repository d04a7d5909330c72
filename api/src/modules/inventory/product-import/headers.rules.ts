import { IMPORT_COLUMNS, type ImportColumn, type ImportMapping } from '@comptoir/contracts/inventory/product-import'
import { LANGUAGES, phrase } from '@comptoir/i18n'
import { wordOf } from '@comptoir/i18n/words'
import { guessColumns, plainHeader, type ColumnNames } from '../../../platform/import-files/column-mapping.ts'
import { FOUND, WRITTEN_AS } from './header-words.ts'

export { namedHeaders } from '../../../platform/import-files/column-mapping.ts'

/** All names of a column, those of our own files first. */
const SYNONYMS: Record<ImportColumn, readonly string[]> = { ...FOUND }
for (const column of IMPORT_COLUMNS) {
  if (column === 'photo') continue
  const key = WRITTEN_AS[column]
  const own = LANGUAGES.map((language) => plainHeader(wordOf(language, key) ?? phrase(language, key)))
  SYNONYMS[column] = [...own, ...FOUND[column]]
}

/** The columns of a catalogue file. */
export const COLUMN_NAMES: ColumnNames<ImportColumn> = { columns: IMPORT_COLUMNS, synonyms: SYNONYMS }

/** Which column of the file is which of ours, as far as its headers say so. A header serves once. */
export function guessMapping(headers: readonly string[]): ImportMapping {
  return guessColumns(headers, COLUMN_NAMES)
}

/** What must be mapped before rows can be judged: a designation, and a code or a barcode to serve as one. */
export function missingColumn(mapping: ImportMapping, headers: readonly string[]): string | null {
  const unknown = Object.values(mapping).find((header) => !headers.includes(header))
  if (unknown !== undefined) return unknown
  if (mapping.designation === undefined) return 'designation'
  return mapping.code === undefined && mapping.barcode === undefined ? 'code' : null
}
