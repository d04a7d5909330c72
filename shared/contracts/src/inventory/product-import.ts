import Type, { type Static } from 'typebox'
import { Id, Instant, Nullable, OneOf, Percent, Strict } from '../schema.ts'
import { UnitPrice } from './products.ts'

/** What a column of a catalogue file can hold. */
export const IMPORT_COLUMNS = [
  'designation',
  'code',
  'barcode',
  'category',
  'brand',
  'unit',
  'priceHt',
  'priceTtc',
  'vatRate',
  'openingStock',
] as const
export type ImportColumn = (typeof IMPORT_COLUMNS)[number]

/** Column of ours to header of the file. A column left out takes its default. */
export const ImportMapping = Strict(
  Object.fromEntries(IMPORT_COLUMNS.map((name) => [name, Type.Optional(Type.String({ maxLength: 200 }))])),
)
export type ImportMapping = Partial<Record<ImportColumn, string>>

/** What stands in for a missing column or an empty cell; a product without a price cannot be sold until it has one. */
export const ImportDefaults = Strict({
  price: Type.Optional(UnitPrice),
  priceBasis: Type.Optional(Type.Union([Type.Literal('ht'), Type.Literal('ttc')])),
  vatRate: Type.Optional(Percent),
})
export type ImportDefaults = Static<typeof ImportDefaults>

/** uploaded → checking (the dry run) → checked → importing → done; or failed, with the reason. Nothing is written before importing. */
export const IMPORT_STATES = ['uploaded', 'checking', 'checked', 'importing', 'done', 'failed'] as const
export const ImportState = OneOf(IMPORT_STATES)

export const ProductImport = Strict({
  id: Id,
  state: ImportState,
  fileName: Type.String(),
  pointOfSaleId: Id,
  headers: Type.Array(Type.String()),
  sample: Type.Array(Type.Array(Type.String())),
  mapping: Type.Record(Type.String(), Type.String()),
  defaults: ImportDefaults,
  rowCount: Type.Integer(),
  doneCount: Type.Integer(),
  goodCount: Type.Integer(),
  badCount: Type.Integer(),
  warningCount: Type.Integer(),
  failure: Nullable(Type.String()),
  createdAt: Instant,
  startedAt: Nullable(Instant),
  finishedAt: Nullable(Instant),
})
export type ProductImport = Static<typeof ProductImport>

/** Why a row stays out, or what was done to it. Each is a phrase `import.problem.<name>` in the inventory remote. */
export const ROW_PROBLEMS = [
  'designationMissing',
  'designationTooLong',
  'codeTooLong',
  'codeMissing',
  'codeTwiceInFile',
  'codeTaken',
  'barcodeInvalid',
  'barcodeTwiceInFile',
  'barcodeTaken',
  'priceInvalid',
  'priceNegative',
  'vatRateInvalid',
  'vatRateUnknown',
  'stockInvalid',
  'nameTooLong',
  'columnCount',
] as const
/** Told in the report, but the row goes in. */
export const ROW_WARNINGS = ['checkDigitWrong', 'priceMissing'] as const

export const RowProblem = Strict({
  column: Type.String(),
  problem: Type.String(),
  value: Type.String(),
  otherRow: Type.Optional(Type.Integer()),
})
export type RowProblem = Static<typeof RowProblem>

export const ImportReportRow = Strict({
  rowNumber: Type.Integer(),
  code: Type.String(),
  designation: Type.String(),
  isGood: Type.Boolean(),
  problems: Type.Array(RowProblem),
})
export type ImportReportRow = Static<typeof ImportReportRow>
export const ImportReport = Strict({
  data: Type.Array(ImportReportRow),
  meta: Strict({ total: Type.Integer(), page: Type.Integer(), limit: Type.Integer() }),
})

/** Checks the file again under another mapping or other defaults. Nothing is written to the catalogue. */
export const CheckImportInput = Strict({ mapping: ImportMapping, defaults: ImportDefaults })
export type CheckImportInput = { mapping: ImportMapping; defaults: ImportDefaults }
