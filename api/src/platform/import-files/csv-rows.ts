import { stat } from 'node:fs/promises'
import { IMPORT_LIMITS } from '@comptoir/contracts/platform/import-files'
import { DomainError } from '../errors.ts'
import { readRecords, type CsvShape } from './csv-file.ts'

/** A row by its number in the file, as a spreadsheet shows it. */
export interface FileRow {
  rowNumber: number
  cells: string[]
}

/** What a file holds: its headers as they are, the rows below them, and what they take when they are staged, in bytes, about. */
export interface CsvContent {
  headers: string[]
  rows: number
  bytes: number
}

const { rows: MAX_ROWS, columns: MAX_COLUMNS } = IMPORT_LIMITS
/** A spreadsheet may end in empty lines by the hundred thousand; it has 1,048,576 lines at most. */
const MAX_LINES = 1.1 * MAX_ROWS
/** Quotes and a comma. */
const CELL_BYTES = 3

/** The rows that are not blank, the headers first. Refuses more rows or cells than an import takes. */
export async function* readRows(path: string, shape: CsvShape): AsyncGenerator<FileRow> {
  let rowNumber = 0
  let filled = 0
  for await (const cells of readRecords(path, shape)) {
    rowNumber += 1
    const width = cells.findLastIndex((cell) => cell.trim() !== '') + 1
    if (width > MAX_COLUMNS)
      throw new DomainError('importFile.tooManyColumns', { row: rowNumber, maxColumns: MAX_COLUMNS })
    if (width > 0) filled += 1
    if (filled > MAX_ROWS + 1 || rowNumber > MAX_LINES)
      throw new DomainError('importFile.tooManyRows', { maxRows: MAX_ROWS })
    if (width > 0) yield { rowNumber, cells: cells.slice(0, MAX_COLUMNS) }
  }
}

/** Reads a file to its end, so that nothing is stored of one that is refused at its last row. */
export async function surveyRows(path: string, shape: CsvShape): Promise<CsvContent> {
  const { size } = await stat(path)
  let headers: string[] | null = null
  let rows = 0
  let cellCount = 0
  for await (const { cells } of readRows(path, shape)) {
    if (headers) rows += 1
    else headers = cells
    cellCount += cells.length
  }
  if (!headers) throw new DomainError('importFile.notCsv')
  return { headers, rows, bytes: size + CELL_BYTES * cellCount }
}
