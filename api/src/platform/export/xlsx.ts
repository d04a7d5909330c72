import { directionOf } from '@comptoir/i18n'
import writeExcelFile, { type Row, type SheetData } from 'write-excel-file/node'
import { widthsOf, type Cell, type ColumnKind, type Sheet } from './sheet.ts'

const DATE_FORMATS: Partial<Record<ColumnKind, string>> = { date: 'dd/mm/yyyy', dateTime: 'dd/mm/yyyy hh:mm' }
const HEADER = {
  fontWeight: 'bold',
  backgroundColor: '#F2F1EE',
  bottomBorderStyle: 'thin',
  bottomBorderColor: '#1D4ED8',
} as const
/** Room for the sign that a spreadsheet puts beside a value. */
const MARGIN = 2

/** A spreadsheet with real numbers and dates; its texts are texts, whatever they begin with. */
export async function writeXlsx(sheet: Sheet, rows: readonly (readonly Cell[])[]): Promise<Uint8Array> {
  const kinds = sheet.columns.map(({ kind }) => kind)
  const data: SheetData = [
    headerRow(sheet),
    ...rows.map((row) => row.map((cell, index) => valueCell(cell, kinds[index] ?? 'text'))),
  ]
  return writeExcelFile(data, {
    sheet: sheet.title.slice(0, 31),
    rightToLeft: directionOf(sheet.language) === 'rtl',
    stickyRowsCount: 1,
    columns: widthsOf(sheet, rows).map((width) => ({ width: width + MARGIN })),
  }).toBuffer()
}

function headerRow({ columns }: Sheet): Row {
  return columns.map(({ header, kind }) => {
    const isNumeric = kind === 'number' || kind === 'percent'
    return { ...HEADER, value: header, type: String, ...(isNumeric ? { align: 'right' as const } : {}) }
  })
}

function valueCell(cell: Cell, kind: ColumnKind): Row[number] {
  if (cell === null) return null
  if (typeof cell === 'number') return numberCell(cell, kind)
  const format = DATE_FORMATS[kind]
  return format
    ? { value: new Date(`${cell.replace(' ', 'T').padEnd(16, 'T00:00')}Z`), type: Date, format }
    : { value: cell, type: String }
}

/** As many decimals as the number has: a format with optional ones leaves a lone point behind whole numbers. */
function numberCell(number: number, kind: ColumnKind): Row[number] {
  const { length } = String(number).split('.')[1] ?? ''
  const decimals = length === 0 ? '' : `.${'0'.repeat(length)}`
  if (kind === 'percent')
    return { value: Number((number / 100).toFixed(length + 2)), type: Number, format: `0${decimals}%` }
  return { value: number, type: Number, format: `#,##0${decimals}` }
}
