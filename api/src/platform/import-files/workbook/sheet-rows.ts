import { IMPORT_LIMITS } from '@comptoir/contracts/platform/import-files'
import { DomainError } from '../../errors.ts'
import type { FileRow } from '../csv-rows.ts'
import { broken, type Archive } from './archive.ts'
import { numberText, type NumberKind } from './number-text.ts'
import { readXml } from './read-xml.ts'
import { TextRun, unescaped } from './workbook-parts.ts'

/** What the cells of all sheets refer to. */
export interface SharedParts {
  strings: readonly string[]
  styles: readonly NumberKind[]
  epoch: 'windows' | 'macintosh'
}

const MAX_ROW_NUMBER = 1_048_576
const PLAIN: NumberKind = { kind: 'plain' }
const { rows: MAX_ROWS, columns: MAX_COLUMNS, rowKilobytes: MAX_KILOBYTES } = IMPORT_LIMITS
const MAX_CHARACTERS = MAX_KILOBYTES * 1024
const LETTER_A = 64
const LETTERS = 26

/** The position of a cell in its row, from its reference: `AB12` is 27. */
function positionOf(reference: string): number {
  let position = 0
  for (const letter of /^[A-Z]{1,3}(?=\d)/.exec(reference)?.[0] ?? broken())
    position = position * LETTERS + letter.charCodeAt(0) - LETTER_A
  return position - 1
}

/**
 * The rows of a sheet that hold anything, with the numbers that a spreadsheet program shows. Formulas are read by the
 * value that was last computed. Refuses more rows or columns than an import takes, as soon as they are met.
 */
export async function* readSheet(archive: Archive, part: string, shared: SharedParts): AsyncGenerator<FileRow> {
  const reader = new SheetReader(shared)
  const steps = readXml(await archive.read(part), reader)
  while (!(await steps.next()).done) yield* reader.takeRows()
}

class SheetReader {
  private readonly shared: SharedParts
  private readonly run = new TextRun()
  private rows: FileRow[] = []
  private rowNumber = 0
  private filled = 0
  private cells: string[] = []
  private position = -1
  private type = ''
  private style = 0
  private content = ''
  private isValue = false

  constructor(shared: SharedParts) {
    this.shared = shared
  }

  takeRows(): FileRow[] {
    const taken = this.rows
    this.rows = []
    return taken
  }

  readonly open = (name: string, { r, t, s }: Readonly<Record<string, string>>): void => {
    if (name === 'row') this.openRow(r)
    else if (name === 'c') {
      this.position = r === undefined ? this.position + 1 : positionOf(r)
      this.type = t ?? 'n'
      this.style = Number(s ?? 0)
      this.content = ''
    } else if (name === 'v') this.isValue = true
    else this.run.open(name)
  }

  readonly text = (text: string): void => {
    if (!this.isValue && !this.run.isOpen) return
    this.content += text
    if (this.content.length > MAX_CHARACTERS) this.refuseLength()
  }

  readonly close = (name: string): void => {
    if (name === 'v') this.isValue = false
    else if (name === 'c') this.closeCell()
    else if (name === 'row') this.closeRow()
    else this.run.close(name)
  }

  private openRow(reference: string | undefined): void {
    const number = reference === undefined ? this.rowNumber + 1 : Number(reference)
    if (!Number.isInteger(number) || number <= this.rowNumber || number > MAX_ROW_NUMBER) broken()
    this.rowNumber = number
    this.cells = []
    this.position = -1
  }

  private closeCell(): void {
    const value = this.value()
    if (value.trim() === '') return
    const row = this.rowNumber
    if (this.position >= MAX_COLUMNS)
      throw new DomainError('importFile.tooManyColumns', { row, maxColumns: MAX_COLUMNS })
    while (this.cells.length < this.position) this.cells.push('')
    this.cells[this.position] = value
  }

  private closeRow(): void {
    if (this.cells.length === 0) return
    this.filled += 1
    if (this.filled > MAX_ROWS + 1) throw new DomainError('importFile.tooManyRows', { maxRows: MAX_ROWS })
    this.rows.push({ rowNumber: this.rowNumber, cells: this.cells })
  }

  private value(): string {
    const { strings, styles, epoch } = this.shared
    switch (this.type) {
      case 's': {
        const text = strings[Number(this.content)] ?? ''
        return text.length > MAX_CHARACTERS ? this.refuseLength() : text
      }
      case 'n':
        return this.content === '' ? '' : numberText(this.content, styles[this.style] ?? PLAIN, epoch)
      case 'b':
        return this.content === '' ? '' : this.content === '1' ? 'TRUE' : 'FALSE'
      default:
        return unescaped(this.content)
    }
  }

  private refuseLength(): never {
    throw new DomainError('importFile.rowTooLong', { row: this.rowNumber, maxKilobytes: MAX_KILOBYTES })
  }
}
