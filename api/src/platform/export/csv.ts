import type { Language } from '@comptoir/i18n'
import { exponentOf, type Currency } from '@comptoir/money'
import { decimalsOf, type Cell, type ColumnKind, type Sheet } from './sheet.ts'

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
export async function* writeCsv(
  { language, currency, columns }: Sheet,
  steps: AsyncIterable<Cell[][]>,
): AsyncGenerator<string> {
  const kinds = columns.map(({ kind }) => kind)
  let text =
    BYTE_ORDER_MARK +
    csvLine(
      columns.map(({ header }) => header),
      [],
      language,
    )
  for await (const rows of steps) {
    yield text + rows.map((row) => csvLine(row, kinds, language, currency)).join('')
    text = ''
  }
}

/** A line of cells as every file of ours has them; without kinds, all are text. Money has at least the decimals of its currency. */
export function csvLine(
  cells: readonly Cell[],
  kinds: readonly ColumnKind[],
  language: Language,
  currency?: Currency,
): string {
  const { delimiter, point } = MARKS[language]
  const texts = cells.map((cell, index) => {
    const kind = kinds[index] ?? 'text'
    const text = typeof cell === 'number' ? numberText(cell, kind, currency).replace('.', point) : written(cell)
    return quoted(text, delimiter)
  })
  return `${texts.join(delimiter)}\r\n`
}

function numberText(value: number, kind: ColumnKind, currency: Currency | undefined): string {
  if (kind === 'percent') return `${value}%`
  if (kind !== 'money' || currency === undefined) return String(value)
  return value.toFixed(Math.max(decimalsOf(value), exponentOf(currency)))
}

function written(text: string | null): string {
  return text !== null && FORMULA.test(text) ? `'${text}` : (text ?? '')
}

/** Text as it was before a file of ours kept spreadsheets from taking it for a formula. */
export function unguarded(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text
}

function quoted(text: string, delimiter: string): string {
  return text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
