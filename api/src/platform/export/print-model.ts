import {
  directionOf,
  formatAmount,
  formatDate,
  formatNumber,
  formatPercent,
  phrase,
  type Language,
} from '@comptoir/i18n'
import { exponentOf, lineAmountMinor, microFromNumber, type Currency } from '@comptoir/money'
import { EXPORT_WORDS } from './export-words.ts'
import { isNumeric, widthsOf, type Cell, type ColumnKind, type Sheet } from './sheet.ts'

type Direction = 'ltr' | 'rtl'
/** A text and the direction that its own letters give it. */
type Directed = readonly [text: string, direction: Direction]

interface PrintedColumn {
  header: string
  /** In points; those that may break into lines share in this proportion what the others leave. */
  width: number
  isFlexible: boolean
  isNumeric: boolean
}

/** Everything that the template of a printed list shows. */
export interface PrintModel {
  language: Language
  direction: Direction
  title: Directed
  company: Directed
  exportedAt: string
  count: string
  nothing: string
  /** With `{page}` and `{pages}` to be filled in. */
  pageOf: string
  /** Lying, for what does not fit in the width of an upright page. */
  isWide: boolean
  columns: PrintedColumn[]
  rows: Directed[][]
}

/** What a line of an upright A4 page holds between its margins, in points. */
const UPRIGHT_WIDTH = 510
/** Points that a character takes at the size of the rows, in a text and in figures, and the sides of a cell. */
const LETTER = 4.8
const FIGURE = 5.5
const SIDES = 12
/** A text of more characters may break into lines, and one of fewer only where it is the longest. */
const SHORT = 16
/** What such a text has at least before the page is laid across. */
const LEAST_FLEXIBLE = 22 * LETTER + SIDES

export function printModel(whole: Sheet, wholeRows: readonly (readonly Cell[])[]): PrintModel {
  const isPrinted = whole.columns.map(({ isDetail }) => isDetail !== true)
  const sheet = { ...whole, columns: whole.columns.filter((_, index) => isPrinted[index]) }
  const rows = wholeRows.map((row) => row.filter((_, index) => isPrinted[index]))
  const { language, columns } = sheet
  const printed = printedColumns(sheet, rows)
  return {
    language,
    direction: directionOf(language),
    title: directed(sheet.title),
    company: directed(sheet.company),
    exportedAt: said(EXPORT_WORDS.exportedAt[language], 'at', written(sheet.exportedAt, 'dateTime', sheet)),
    count: said(EXPORT_WORDS.rows[language], 'count', written(rows.length, 'number', sheet)),
    nothing: EXPORT_WORDS.nothing[language],
    pageOf: phrase(language, 'common.pageOf', { page: '{page}', pages: '{pages}' }),
    isWide:
      printed.reduce((sum, { width, isFlexible }) => sum + (isFlexible ? Math.min(width, LEAST_FLEXIBLE) : width), 0) >
      UPRIGHT_WIDTH,
    columns: printed,
    rows: rows.map((row) => row.map((cell, index) => directed(written(cell, columns[index]?.kind ?? 'text', sheet)))),
  }
}

function printedColumns(sheet: Sheet, rows: readonly (readonly Cell[])[]): PrintedColumn[] {
  const widths = widthsOf(sheet, rows)
  const longest = Math.max(...widths.filter((_, index) => sheet.columns[index]?.kind === 'text'))
  return sheet.columns.map(({ header, kind }, index) => {
    const characters = widths[index] ?? 0
    const isText = kind === 'text'
    const isFlexible = isText && (characters > SHORT || characters === longest)
    return {
      header,
      width: characters * (isText ? LETTER : FIGURE) + SIDES,
      isFlexible,
      isNumeric: isNumeric(kind),
    }
  })
}

function said(words: string, name: string, value: string): string {
  return words.replace(`{{${name}}}`, value)
}

/** The font has no narrow space; direction is set for a whole cell, so that marks for a part of it are not needed. */
function written(cell: Cell, kind: ColumnKind, sheet: Sheet): string {
  return shown(cell, kind, sheet)
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll('\u202F', '\u00A0')
}

/** One of a thing: an amount is what one costs. */
const ONE_MILLI = 1000
/** No price of one is as large, but totals of documents are; they have no more decimals than their currency. */
const BEYOND_PRICES = 10 ** 9

function minorOf(cell: number, currency: Currency): number {
  if (Math.abs(cell) >= BEYOND_PRICES) return Math.round(cell * 10 ** exponentOf(currency))
  return lineAmountMinor(ONE_MILLI, microFromNumber(cell), currency)
}

function shown(cell: Cell, kind: ColumnKind, { language, currency }: Sheet): string {
  if (cell === null) return ''
  if (typeof cell === 'number') {
    if (kind === 'money') return formatAmount(minorOf(cell, currency), currency, language)
    return kind === 'percent' ? formatPercent(Math.round(cell * 1000), language) : formatNumber(cell, language)
  }
  if (kind === 'date' || kind === 'dateTime')
    return `${formatDate(cell.slice(0, 10), language)}\u00A0${cell.slice(11)}`.trim()
  return breakable(cell.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
}

/** A word longer than this would run into the next column; breaks without width let it go on below. */
const LONG_WORD = /\S{19,}/gu
const PIECE = /.{9}(?=.)/gu

function breakable(text: string): string {
  return text.replaceAll(LONG_WORD, (word) => word.replaceAll(PIECE, '$&\u200B'))
}

/** By the first letter that has a direction, as the Unicode algorithm finds it; numbers and dates read from the left. */
function directed(text: string): Directed {
  const [letter] = /\p{L}/u.exec(text) ?? []
  return [text, letter !== undefined && /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(letter) ? 'rtl' : 'ltr']
}
