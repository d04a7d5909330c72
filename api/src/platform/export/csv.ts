import type { Language } from '@comptoir/i18n'
import type { Cell, ColumnKind, Sheet } from './sheet.ts'

/** Spreadsheets take a file for UTF-8 by it. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Spreadsheets set to French or Arabic split at the semicolon and write decimals with a comma. */
const MARKS: Record<Language, { delimiter: string; point: string }> = {
  en: { delimiter: ',', point: '.' },
  fr: { delimiter: ';', point: ',' },
  ar: { delimiter: ';', point: ',' },
}

/**
 * Beginnings that a spreadsheet takes for a formula, the wide forms of the same signs among them; behind apostrophes too,
 * so that the one which keeps it from that is told from those of the text.
 */
const FORMULA = /^'*[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]/

/** The rows as RFC 4180 writes them, step by step. Days and moments stay as ISO 8601, which every spreadsheet reads alike. */
export async function* writeCsv({ language, columns }: Sheet, steps: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  const kinds = columns.map(({ kind }) => kind)
  let text =
    BYTE_ORDER_MARK +
    csvLine(
      columns.map(({ header }) => header),
      [],
      language,
    )
  for await (const rows of steps) {
    yield text + rows.map((row) => csvLine(row, kinds, language)).join('')
    text = ''
  }
}

/** A line of cells as every file of ours has them; without kinds, all are text. */
export function csvLine(cells: readonly Cell[], kinds: readonly ColumnKind[], language: Language): string {
  const { delimiter, point } = MARKS[language]
  const texts = cells.map((cell, index) => quoted(written(cell, kinds[index] ?? 'text', point), delimiter))
  return `${texts.join(delimiter)}\r\n`
}

function written(cell: Cell, kind: ColumnKind, point: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', point) + (kind === 'percent' ? '%' : '')
  return FORMULA.test(cell) ? `'${cell}` : cell
}

/** Text as it was before a file of ours kept spreadsheets from taking it for a formula. */
export function unguarded(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text
}

function quoted(text: string, delimiter: string): string {
  return text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
