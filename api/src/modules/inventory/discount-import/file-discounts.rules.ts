import {
  DISCOUNT_FILE_LIMITS,
  type DiscountFileColumn,
  type DiscountFileFault,
} from '@comptoir/contracts/inventory/discount-import'
import { DISCOUNT_NAME_LENGTH, discountFaults } from '@comptoir/contracts/inventory/discounts'
import type { ErrorCode } from '@comptoir/contracts/errors'
import { DomainError } from '../../../platform/errors.ts'
import type { FileRow } from '../../../platform/import-files/csv-rows.ts'
import { columnsIn } from './file-columns.rules.ts'
import { readMoment, readPercentage, readText } from './read-cells.rules.ts'

/** A fault before it is put into words. */
export interface Fault extends Omit<DiscountFileFault, 'message'> {
  code: ErrorCode
  params?: Record<string, number>
}

/** A product as a line names it. */
export interface FileProduct {
  row: number
  code: string
}

/** A discount as the lines of its name describe it; moments as `YYYY-MM-DDTHH:mm` on the company's clocks. */
export interface FileDiscount {
  row: number
  name: string
  startDate: string
  endDate: string
  pourcentage: number | null
  products: FileProduct[]
  isRefused: boolean
  /** A line of it says something else, and is left out. */
  isContradicted: boolean
}

export interface FileContent {
  rowCount: number
  discounts: FileDiscount[]
  faults: Fault[]
}

/** As the form fills in what is left out: a discount begins with a day and ends with one. */
const [DAY_BEGINS, DAY_ENDS] = ['00:00', '23:59'] as const

type Cells = (column: DiscountFileColumn) => string
type Terms = Pick<FileDiscount, 'startDate' | 'endDate' | 'pourcentage'>

/**
 * Reads the lines of a file, the headers first. A line without a name belongs to the discount above; terms that are left
 * out are those of its first line, and others are a fault. Refuses files without the columns, and beyond the limits.
 */
export async function readDiscounts(rows: AsyncIterable<FileRow>, timeZone: string): Promise<FileContent> {
  const byName = new Map<string, FileDiscount>()
  const faults: Fault[] = []
  let columns: Record<DiscountFileColumn, number> | null = null
  let above: FileDiscount | undefined
  let rowCount = 0
  for await (const { rowNumber: row, cells } of rows) {
    if (!columns) {
      columns = columnsIn(cells)
      if (!columns) throw new DomainError('discountImport.columnsMissing')
      continue
    }
    rowCount += 1
    if (rowCount > DISCOUNT_FILE_LIMITS.rows)
      throw new DomainError('discountImport.tooManyRows', { maxRows: DISCOUNT_FILE_LIMITS.rows })
    const places = columns
    const text: Cells = (column) => readText(cells[places[column]] ?? '')
    const name = text('name')
    const known: FileDiscount | undefined = name === '' ? above : byName.get(name.toLowerCase())
    const line = known ? nextLine(known, row, text) : firstLine(row, text, timeZone)
    faults.push(...line.faults)
    above = line.discount
    if (!known) byName.set(name.toLowerCase(), line.discount)
    if (byName.size > DISCOUNT_FILE_LIMITS.discounts)
      throw new DomainError('discountImport.tooManyDiscounts', { maxDiscounts: DISCOUNT_FILE_LIMITS.discounts })
    const code = text('product')
    if (line.isTaken && code !== '') line.discount.products.push({ row, code })
  }
  if (!columns) throw new DomainError('discountImport.columnsMissing')
  return { rowCount, discounts: [...byName.values()], faults }
}

interface Line {
  discount: FileDiscount
  faults: Fault[]
  /** Whether its product counts. */
  isTaken: boolean
}

function firstLine(row: number, text: Cells, timeZone: string): Line {
  const read = termsIn(text)
  const discount: FileDiscount = {
    row,
    name: text('name'),
    startDate: read.startDate ?? '',
    endDate: read.endDate ?? '',
    pourcentage: read.pourcentage ?? null,
    products: [],
    isRefused: false,
    isContradicted: false,
  }
  const unread = (['startDate', 'endDate'] as const).filter((column) => read[column] === null)
  const faults: Fault[] = [
    ...unread.map((column) => ({ row, column, value: text(column), code: 'discountImport.momentUnread' as const })),
    ...(discount.name.length > DISCOUNT_NAME_LENGTH
      ? [
          {
            row,
            column: 'name' as const,
            value: '',
            code: 'discountImport.nameTooLong' as const,
            params: { maxLength: DISCOUNT_NAME_LENGTH },
          },
        ]
      : []),
    ...discountFaults(discount, timeZone).flatMap(({ field, code }): Fault[] =>
      field === 'products' || (unread as string[]).includes(field)
        ? []
        : [
            {
              row,
              column: field,
              value: text(field),
              code: field === 'pourcentage' ? rateFault(discount, code) : code,
            },
          ],
    ),
  ]
  discount.isRefused = faults.length > 0
  return { discount, faults, isTaken: true }
}

/** A percentage within its bounds is refused for its decimals. */
function rateFault({ pourcentage }: FileDiscount, code: ErrorCode): ErrorCode {
  return pourcentage !== null && pourcentage > 0 && pourcentage <= 100 ? 'discountImport.percentageTooFine' : code
}

function nextLine(discount: FileDiscount, row: number, text: Cells): Line {
  // The fault of its first line keeps all of it out: what the others repeat is told once.
  if (discount.isRefused) return { discount, faults: [], isTaken: false }
  const read = termsIn(text)
  const different = (['startDate', 'endDate', 'pourcentage'] as const).find(
    (column) => read[column] !== undefined && read[column] !== discount[column],
  )
  if (different === undefined) return { discount, faults: [], isTaken: true }
  discount.isContradicted = true
  const fault: Fault = {
    row,
    column: different,
    value: text(different),
    code: 'discountImport.differs',
    params: { row: discount.row },
  }
  return { discount, faults: [fault], isTaken: false }
}

/** What a line says of its discount: undefined where it says nothing, null where it cannot be read. */
function termsIn(text: Cells): { [Name in keyof Terms]: Terms[Name] | null | undefined } {
  const said = <T>(column: DiscountFileColumn, read: (cell: string) => T): T | undefined => {
    const cell = text(column)
    return cell === '' ? undefined : read(cell)
  }
  return {
    startDate: said('startDate', (cell) => readMoment(cell, DAY_BEGINS)),
    endDate: said('endDate', (cell) => readMoment(cell, DAY_ENDS)),
    pourcentage: said('pourcentage', readPercentage),
  }
}
