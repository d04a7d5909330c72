import type { Language } from '@comptoir/i18n'
import type { Currency } from '@comptoir/money'

/** How the values of a column are written, and what a spreadsheet takes them for. */
export type ColumnKind = 'text' | 'number' | 'money' | 'percent' | 'date' | 'dateTime'

/**
 * A value as every writer takes it: text, a number (a percentage as people say it: 12.5; money in the company's currency,
 * not in its minor unit), a day as `YYYY-MM-DD`, a moment as `YYYY-MM-DD HH:mm` on the company's clocks, or nothing.
 */
export type Cell = string | number | null

export interface SheetColumn {
  header: string
  kind: ColumnKind
  /** Left out on paper. */
  isDetail?: boolean
}

/** What is known of a file before its rows, in the language of its reader. */
export interface Sheet {
  language: Language
  title: string
  company: string
  /** That of the company, in which its money is. */
  currency: Currency
  /** On the company's clocks, `YYYY-MM-DD HH:mm`. */
  exportedAt: string
  columns: readonly SheetColumn[]
}

/** Whether values of the kind are read from the right, one below the other. */
export function isNumeric(kind: ColumnKind): boolean {
  return kind === 'number' || kind === 'money' || kind === 'percent'
}

/** Decimals that a number has. */
export function decimalsOf(value: number): number {
  return Number.isInteger(value) ? 0 : (String(value).split('.')[1] ?? '').length
}

/** Characters that a value of the kind takes at least, and what a long text is cut down to. */
const LEAST: Record<ColumnKind, number> = { text: 10, number: 8, money: 12, percent: 8, date: 10, dateTime: 16 }
const WIDEST = 48

/** How many characters wide each column has to be to show its values. */
export function widthsOf({ columns }: Pick<Sheet, 'columns'>, rows: readonly (readonly Cell[])[]): number[] {
  return columns.map(({ header, kind }, index) => {
    const longest = rows.reduce((most, row) => Math.max(most, String(row[index] ?? '').length), 0)
    return Math.min(Math.max(LEAST[kind], header.length, longest), WIDEST)
  })
}
