import {
  IMPORT_COLUMNS,
  type ImportColumn,
  type RowProblem,
  type RowProblemName,
  type RowWarningName,
} from '@comptoir/contracts/inventory/product-import'
import type { PriceBasis } from '@comptoir/contracts/inventory/products'
import {
  fitsUnit,
  LARGEST_PRICE_MICRO,
  LARGEST_QUANTITY_MILLI,
  MOST_UNIT_DECIMALS,
  parseDecimal,
} from '@comptoir/money'
import { pricesOf, type ProductPrices } from '../products/index.ts'
import { unguarded } from '../../../platform/export/csv.ts'
import { decimalsByName } from '../units/index.ts'
import { readBarcodes } from './barcodes.rules.ts'
import { readPacks, type ReadPack } from './packs-cell.rules.ts'
import { squeezed } from '../../../platform/import-files/said.ts'
import { PLAIN_FIELDS, type PlainFields } from './plain-fields.rules.ts'
import { TRACKING_FIELDS } from './tracking-fields.rules.ts'
import { firstCharacters } from '../../../platform/first-characters.ts'

/** How the cells of a file are to be understood. */
export interface RowPlan {
  /** Position of each mapped column in the file. */
  positions: Readonly<Partial<Record<ImportColumn, number>>>
  columnCount: number
  /** Whether files of ours would have an apostrophe before what spreadsheets compute: those of text, not workbooks. */
  isGuarded: boolean
  vatRatesMilli: ReadonlySet<number>
  defaultVatRateMilli: number | null
  /** Of products that are subject to it. */
  fodecRateMilli: number
  /** Decimals of the units there are, by name in small letters. */
  unitDecimals: ReadonlyMap<string, number>
  defaultPrice: { basis: PriceBasis; micro: number } | null
}

/** A row understood: it is good when it has no problems. */
export interface ReadRow {
  /** Columns in which the row says something. */
  given: ReadonlySet<ImportColumn>
  code: string
  /** The code with the white space of its cell. */
  writtenCode: string
  barcodes: string[]
  /** What the cell of barcodes says. */
  writtenBarcodes: string
  designation: string
  category: string | null
  subcategory: string | null
  brand: string | null
  unit: string | null
  priceBasis: PriceBasis
  unitPriceMicro: number
  prices: ProductPrices
  vatRateMilli: number
  plain: PlainFields
  /** All packs of the product; null where the cell says none. */
  packs: ReadPack[] | null
  /** What the cell of pictures says. */
  photo: string
  openingMilli: number
  problems: RowProblem[]
  warnings: RowProblem[]
}

const MAX = { designation: 250, code: 40, name: 80, shown: 100 } as const
const FULL_RATE_MILLI = 100_000

/** Collects what is wrong with one row while its cells are read. */
class Reader {
  readonly problems: RowProblem[] = []
  readonly warnings: RowProblem[] = []
  private readonly cells: readonly string[]
  private readonly plan: RowPlan

  constructor(cells: readonly string[], plan: RowPlan) {
    this.cells = cells
    this.plan = plan
  }

  /** The mapped columns whose cells are not empty. */
  given(): Set<ImportColumn> {
    return new Set(IMPORT_COLUMNS.filter((column) => this.text(column) !== ''))
  }

  text(column: ImportColumn): string {
    return squeezed(this.written(column))
  }

  /** The cell as it is, without the apostrophe by which files of ours keep spreadsheets from computing it. */
  written(column: ImportColumn): string {
    const position = this.plan.positions[column]
    const text = position === undefined ? '' : (this.cells[position] ?? '')
    return this.plan.isGuarded ? unguarded(text) : text
  }

  refuse(column: ImportColumn | 'row', problem: RowProblemName, value: string): void {
    this.problems.push({ column, problem, value: firstCharacters(value, MAX.shown) })
  }

  warn(column: ImportColumn | 'price', problem: RowWarningName, value: string): void {
    this.warnings.push({ column, problem, value: firstCharacters(value, MAX.shown) })
  }
}

/** The codes that a product may have which the row means: as its cell is written, and as it is read. */
export function codesOf({ code, writtenCode }: ReadRow): string[] {
  return code === writtenCode ? [code] : [code, writtenCode]
}

/** All barcodes that the row says, those of packs among them. */
export function barcodesOf({ barcodes, packs }: ReadRow): string[] {
  return packs === null ? barcodes : [...barcodes, ...packs.flatMap((pack) => pack.barcodes)]
}

/** Reads one row of the file: pure, so that the same cells under the same plan always come out the same. */
export function readRow(cells: readonly string[], plan: RowPlan): ReadRow {
  const reader = new Reader(cells, plan)
  checkWidth(reader, cells, plan)
  const designation = readDesignation(reader)
  const barcodes = readBarcodeCell(reader)
  const code = readCode(reader, barcodes)
  const vatRateMilli = readVatRate(reader, plan)
  const plain = readPlain(reader)
  const price = readPrice(reader, plan, { vatRateMilli, isFodec: plain.isFodec ?? false })
  const unit = readName(reader, 'unit')
  const quantityMilli = readStock(reader, decimalsOf(unit, plan))
  return {
    given: reader.given(),
    code,
    writtenCode: reader.written('code'),
    barcodes,
    writtenBarcodes: reader.text('barcode'),
    designation,
    ...readCategories(reader),
    brand: readName(reader, 'brand'),
    unit,
    ...price,
    vatRateMilli,
    plain,
    packs: readPacksCell(reader),
    photo: reader.text('photo'),
    openingMilli: withoutNumbers(reader, quantityMilli, plain),
    problems: reader.problems,
    warnings: reader.warnings,
  }
}

/** More cells than headers do no harm when they are empty; any other difference means that cells have slipped. */
function checkWidth(reader: Reader, cells: readonly string[], { columnCount }: RowPlan): void {
  const isWhole = cells.length >= columnCount && cells.slice(columnCount).every((cell) => cell.trim() === '')
  if (!isWhole) reader.refuse('row', 'columnCount', String(cells.length))
}

function readDesignation(reader: Reader): string {
  const text = reader.text('designation')
  if (text === '') reader.refuse('designation', 'designationMissing', '')
  if ([...text].length > MAX.designation) reader.refuse('designation', 'designationTooLong', text)
  return firstCharacters(text, MAX.designation)
}

function readBarcodeCell(reader: Reader): string[] {
  const { barcodes, invalid, suspicious } = readBarcodes(reader.text('barcode'))
  for (const text of invalid) reader.refuse('barcode', 'barcodeInvalid', text)
  for (const barcode of suspicious) reader.warn('barcode', 'checkDigitWrong', barcode)
  return barcodes
}

function readPacksCell(reader: Reader): ReadPack[] | null {
  const cell = reader.written('packs')
  if (cell.trim() === '') return null
  const { packs, problems, suspicious } = readPacks(cell)
  for (const { problem, value } of problems) reader.refuse('packs', problem, value)
  for (const barcode of suspicious) reader.warn('packs', 'checkDigitWrong', barcode)
  return packs
}

/** A product without a code of the shop's own goes by its barcode. */
function readCode(reader: Reader, barcodes: readonly string[]): string {
  const code = reader.text('code') || (barcodes[0] ?? '')
  if (code === '' && reader.text('barcode') === '') reader.refuse('code', 'codeMissing', '')
  if ([...code].length > MAX.code) reader.refuse('code', 'codeTooLong', code)
  return firstCharacters(code, MAX.shown)
}

function readCategories(reader: Reader): { category: string | null; subcategory: string | null } {
  const [category, subcategory] = [readName(reader, 'category'), readName(reader, 'subcategory')]
  if (subcategory !== null && category === null) reader.refuse('subcategory', 'subcategoryAlone', subcategory)
  return { category, subcategory }
}

function readPlain(reader: Reader): PlainFields {
  const fields: Record<string, unknown> = {}
  for (const { column, field, read } of [...PLAIN_FIELDS, ...TRACKING_FIELDS]) {
    const text = reader.text(column)
    if (text === '') continue
    const found = read(text)
    if ('problem' in found) reader.refuse(column, found.problem, text)
    else fields[field] = found.value
  }
  return fields
}

function readName(reader: Reader, column: 'category' | 'subcategory' | 'brand' | 'unit'): string | null {
  const name = reader.text(column)
  if ([...name].length > MAX.name) reader.refuse(column, 'nameTooLong', name)
  return name === '' ? null : name
}

/** Zero means a rate that could not be read: the row is skipped. One that is no rate of the company is given back all the same. */
function readVatRate(reader: Reader, plan: RowPlan): number {
  const text = reader.text('vatRate')
  const rate = text === '' ? plan.defaultVatRateMilli : parseDecimal(text.replace(/ ?%$/, ''), 3)
  if (rate !== null && plan.vatRatesMilli.has(rate)) return rate
  const isRate = text === '' || (rate !== null && rate >= 0 && rate <= FULL_RATE_MILLI)
  reader.refuse('vatRate', isRate ? 'vatRateUnknown' : 'vatRateInvalid', text)
  return isRate ? (rate ?? 0) : 0
}

interface ReadPrice {
  priceBasis: PriceBasis
  unitPriceMicro: number
  prices: ProductPrices
}

const NO_PRICE: ReadPrice = { priceBasis: 'ttc', unitPriceMicro: 0, prices: { htMicro: 0, ttcMicro: 0 } }

/** The tax-included price goes before: it is the one on the shelf. Without any the product goes in, and waits for one. */
function readPrice(
  reader: Reader,
  plan: RowPlan,
  { vatRateMilli, isFodec }: { vatRateMilli: number; isFodec: boolean },
): ReadPrice {
  const column = reader.text('priceTtc') === '' ? 'priceHt' : 'priceTtc'
  const text = reader.text(column)
  const priceBasis = text === '' ? (plan.defaultPrice?.basis ?? 'ttc') : column === 'priceTtc' ? 'ttc' : 'ht'
  const unitPriceMicro = text === '' ? (plan.defaultPrice?.micro ?? 0) : parseDecimal(text, 6)
  if (unitPriceMicro === null || unitPriceMicro > LARGEST_PRICE_MICRO) {
    reader.refuse(column, 'priceInvalid', text)
    return NO_PRICE
  }
  if (unitPriceMicro < 0) {
    reader.refuse(column, 'priceNegative', text)
    return NO_PRICE
  }
  const prices = pricesOf(priceBasis, unitPriceMicro, vatRateMilli, isFodec ? plan.fodecRateMilli : 0)
  if (prices === null) reader.refuse(column, 'priceInvalid', text)
  if (unitPriceMicro === 0) reader.warn('price', 'priceMissing', text)
  return { priceBasis, unitPriceMicro, prices: prices ?? NO_PRICE.prices }
}

/** A unit that is not there yet is made with the decimals of its name. */
export function decimalsOf(unit: string | null, { unitDecimals }: Pick<RowPlan, 'unitDecimals'>): number {
  return unit === null ? MOST_UNIT_DECIMALS : (unitDecimals.get(unit.toLowerCase()) ?? decimalsByName(unit))
}

/** Stock of what is tracked has lots or serial numbers, which a cell cannot name: the product goes in without it. */
function withoutNumbers(reader: Reader, quantityMilli: number, { tracking = 'none' }: PlainFields): number {
  if (quantityMilli === 0 || tracking === 'none') return quantityMilli
  reader.warn('openingStock', 'stockNeedsNumbers', reader.text('openingStock'))
  return 0
}

function readStock(reader: Reader, decimals: number): number {
  const text = reader.text('openingStock')
  const quantity = text === '' ? 0 : parseDecimal(text, MOST_UNIT_DECIMALS)
  const isQuantity = quantity !== null && quantity >= 0 && quantity <= LARGEST_QUANTITY_MILLI
  if (isQuantity && fitsUnit(quantity, decimals)) return quantity
  reader.refuse('openingStock', isQuantity ? 'stockTooFine' : 'stockInvalid', text)
  return 0
}
