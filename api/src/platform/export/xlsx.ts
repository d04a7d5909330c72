import { exponentOf } from '@comptoir/money'
import { decimalsOf, isNumeric, widthsOf, type Cell, type ColumnKind, type Sheet } from './sheet.ts'
import {
  createStyles,
  HEAD_STYLE,
  NUMERIC_HEAD_STYLE,
  partsBefore,
  sheetBeginning,
  sheetEnd,
  type Styles,
} from './xlsx-parts.ts'
import { columnName, escaped } from './xlsx-text.ts'
import { zipped, type ZippedFile } from './zip.ts'

/** Rows that a sheet holds beside its head: 2 to the power of 20 altogether. */
export const MOST_SHEET_ROWS = 1_048_575

/** Rows that are written at a time, in a few milliseconds; in between the process serves others. */
const PORTION = 250

const DATE_FORMATS: Partial<Record<ColumnKind, string>> = { date: 'dd/mm/yyyy', dateTime: 'dd/mm/yyyy hh:mm' }
const DAY_MS = 86_400_000
/** A spreadsheet counts days from the end of 1899. */
const UNIX_EPOCH = 25_569

/**
 * A spreadsheet with real numbers and dates, piece by piece as its rows are read: none is held. Its texts are texts,
 * whatever they begin with. The first piece follows the first step, whose rows say how wide the columns are.
 */
export async function* writeXlsx(sheet: Sheet, steps: AsyncGenerator<Cell[][]>): AsyncGenerator<Uint8Array> {
  const { value, done } = await steps.next()
  const first: Cell[][] = done === true ? [] : value
  yield* zipped(filesOf(sheet, first, steps))
}

/** The styles come last: only then it is known which ones the cells have. */
function* filesOf(sheet: Sheet, first: Cell[][], others: AsyncIterable<Cell[][]>): Generator<ZippedFile> {
  const styles = createStyles()
  yield* partsBefore(sheet)
  yield { name: 'xl/worksheets/sheet1.xml', text: worksheet(sheet, styles, first, others) }
  yield { name: 'xl/styles.xml', text: [styles.text()] }
}

async function* worksheet(
  sheet: Sheet,
  styles: Styles,
  first: Cell[][],
  others: AsyncIterable<Cell[][]>,
): AsyncGenerator<string> {
  const row = rowWriter(sheet, styles)
  let written = 1
  function* portions(rows: Cell[][]): Generator<string> {
    for (let from = 0; from < rows.length; from += PORTION) {
      let text = ''
      for (const cells of rows.slice(from, from + PORTION)) text += row(cells, (written += 1))
      yield text
    }
  }
  yield sheetBeginning(sheet, widthsOf(sheet, first)) + headOf(sheet)
  yield* portions(first)
  for await (const rows of others) yield* portions(rows)
  yield sheetEnd(sheet, written)
}

function headOf({ columns }: Sheet): string {
  const cells = columns.map(({ header, kind }, index) =>
    textCell(`${columnName(index)}1`, header, isNumeric(kind) ? NUMERIC_HEAD_STYLE : HEAD_STYLE),
  )
  return `<row r="1">${cells.join('')}</row>`
}

/** Writes the cells of a row as the line of that number. */
function rowWriter({ columns, currency }: Sheet, styles: Styles): (cells: readonly Cell[], line: number) => string {
  const names = columns.map((_, index) => columnName(index))
  const kinds = columns.map(({ kind }) => kind)
  const cellAt = (cell: Cell, index: number, line: number): string => {
    if (cell === null) return ''
    const place = `${names[index] ?? ''}${line}`
    const kind = kinds[index] ?? 'text'
    if (typeof cell === 'number') {
      // Money is shown as lists show it; the cell keeps what it really is.
      const decimals = kind === 'money' ? exponentOf(currency) : decimalsOf(cell)
      return numberCell(place, shareOf(cell, kind), styles.of(numberFormat(kind, decimals)))
    }
    const format = DATE_FORMATS[kind]
    return format === undefined ? textCell(place, cell, 0) : numberCell(place, serialOf(cell), styles.of(format))
  }
  return (cells, line) => {
    let text = `<row r="${line}">`
    for (const [index, cell] of cells.entries()) text += cellAt(cell, index, line)
    return `${text}</row>`
  }
}

function textCell(place: string, text: string, style: number): string {
  const look = style === 0 ? '' : ` s="${style}"`
  return `<c r="${place}"${look} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
}

function numberCell(place: string, value: number, style: number): string {
  return `<c r="${place}" s="${style}"><v>${value}</v></c>`
}

/** As many decimals as are shown: a format with optional ones leaves a lone point behind whole numbers. */
function numberFormat(kind: ColumnKind, decimals: number): string {
  const behind = decimals === 0 ? '' : `.${'0'.repeat(decimals)}`
  return kind === 'percent' ? `0${behind}%` : `#,##0${behind}`
}

/** A spreadsheet keeps a percentage as a share; rounded, for 12.3 / 100 is not quite 0.123. */
function shareOf(value: number, kind: ColumnKind): number {
  return kind === 'percent' ? Number((value / 100).toFixed(10)) : value
}

/** What a spreadsheet keeps of a day or a moment. */
function serialOf(moment: string): number {
  const instant = new Date(`${moment.replace(' ', 'T').padEnd(16, 'T00:00')}Z`)
  return Date.parse(instant.toISOString()) / DAY_MS + UNIX_EPOCH
}
