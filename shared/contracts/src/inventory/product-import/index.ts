import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id, Instant, Nullable, OneOf, Percent, Strict, RecordOf } from '../../schema.ts'
import { ChangeSet } from '../product-changes/index.ts'
import { UnitPrice } from '../products/index.ts'
import { defineArea } from '../../declare.ts'

/** What a column of a catalogue file can hold. */
export const IMPORT_COLUMNS = [
  'designation',
  'designationEn',
  'designationAr',
  'code',
  'barcode',
  'category',
  'subcategory',
  'brand',
  'unit',
  'priceHt',
  'priceTtc',
  'vatRate',
  'isFodec',
  'purchasePrice',
  'openingStock',
  'minimumStock',
  'location',
  'packageQuantity',
  'packs',
  'tracking',
  'lotsExpire',
  'shelfLifeDays',
  'isActive',
  'photo',
] as const
export type ImportColumn = (typeof IMPORT_COLUMNS)[number]

/** How the text of a CSV file may be stored; the likeliest first. Excel writes the Windows ones, by the machine's language. */
export const FILE_ENCODINGS = ['utf-8', 'windows-1252', 'windows-1256', 'utf-16le', 'utf-16be'] as const
export type FileEncoding = (typeof FILE_ENCODINGS)[number]
/** What may stand between the cells of a CSV file. */
export const FILE_DELIMITERS = [',', ';', '\t', '|'] as const
export type FileDelimiter = (typeof FILE_DELIMITERS)[number]

/**
 * How a file was read: found by looking at it, or as the caller asked. Of a CSV file its encoding and delimiter; of a
 * workbook the sheet, and the names of all that can be chosen. What does not apply is null.
 */
export const FileReading = Strict({
  encoding: Nullable(OneOf(FILE_ENCODINGS)),
  delimiter: Nullable(OneOf(FILE_DELIMITERS)),
  sheet: Nullable(Type.String()),
  sheets: Type.Array(Type.String()),
})
export type FileReading = Static<typeof FileReading>

/** Column of ours to header of the file. A column left out takes its default. */
export const ImportMapping = Strict(
  Object.fromEntries(IMPORT_COLUMNS.map((name) => [name, Type.Optional(Type.String({ maxLength: 200 }))])),
)
export type ImportMapping = Partial<Record<ImportColumn, string>>

/** Used for a missing column or an empty cell; a product without a price cannot be sold until it has one. */
export const ImportDefaults = Strict({
  price: Type.Optional(UnitPrice),
  priceBasis: Type.Optional(Type.Union([Type.Literal('ht'), Type.Literal('ttc')])),
  vatRate: Type.Optional(Percent),
})
export type ImportDefaults = Static<typeof ImportDefaults>

/** The most that a file may bring and that a company may keep; a refusal names the one that was passed. */
export const IMPORT_LIMITS = {
  /** Of the file as it is sent, and unpacked. */
  megabytes: 256,
  /** Unpacked to packed: real catalogues pack to a tenth. */
  ratio: 100,
  /** Of a workbook, unpacked: the same rows take several times more there than as CSV. */
  workbookMegabytes: 1024,
  rows: 1_000_000,
  columns: 200,
  rowKilobytes: 64,
  /** Imports of a company that wait to be finished or removed. */
  open: 10,
  /** Rows of all the imports that a company keeps, and what they take. */
  keptRows: 2_000_000,
  keptMegabytes: 1024,
} as const

/** The most that the archive of pictures beside a catalogue may bring; how large each may be is said of photos. */
export const PICTURE_ARCHIVE_LIMITS = {
  /** Of the archive as it is sent, and unpacked. */
  megabytes: 256,
  unpackedMegabytes: 512,
  /** Unpacked to packed: pictures hardly pack. */
  ratio: 100,
  entries: 10_000,
} as const

/** Why a file of the archive is not taken as a picture. Each is a phrase `pictures.fault.<name>` in the inventory remote. */
export const PICTURE_FILE_FAULTS = ['tooLarge', 'notPicture', 'heic', 'link', 'duplicate'] as const
export const PictureFileFault = OneOf(PICTURE_FILE_FAULTS)
export type PictureFileFault = Static<typeof PictureFileFault>

/** A file of the archive that no row gets, and why: null where it is a picture that no row names. */
export const UnusedPicture = Strict({ name: Type.String(), fault: Nullable(PictureFileFault) })
export type UnusedPicture = Static<typeof UnusedPicture>
/** How many of them an import names. */
export const MOST_UNUSED_SHOWN = 10

/**
 * The pictures that came with a file. Of `receivedCount` files of the archive, `unusedCount` go to no row, the first of
 * which are `unused`. `plannedCount` photos are to be added to products; `doneCount` of them is the progress of an import
 * whose rows are through, and `addedCount` were: the others are on their product already, or told with their row.
 */
export const ImportPictures = Strict({
  receivedCount: Type.Integer(),
  unusedCount: Type.Integer(),
  unused: Type.Array(UnusedPicture),
  plannedCount: Type.Integer(),
  doneCount: Type.Integer(),
  addedCount: Type.Integer(),
})
export type ImportPictures = Static<typeof ImportPictures>

/** How long an import is kept: one whose rows are in the catalogue, for its report, and any other after its last step. */
export const IMPORT_DAYS = { done: 30, open: 7 } as const

/** uploaded → checking (the dry run) → checked → importing → done; or failed, with the reason. Nothing is written before importing. */
export const IMPORT_STATES = ['uploaded', 'checking', 'checked', 'importing', 'done', 'failed'] as const
export const ImportState = OneOf(IMPORT_STATES)

/** By what a row is known to be a product of the catalogue: by its code, its barcode, or its code and else its barcode. */
export const MATCH_BY = ['codeThenBarcode', 'code', 'barcode'] as const
export const MatchBy = OneOf(MATCH_BY)
export type MatchBy = Static<typeof MatchBy>
/** What to do with a product that a row matches: change what the file says of it, or leave it. */
export const ON_MATCH = ['change', 'leave'] as const
export const OnMatch = OneOf(ON_MATCH)
export type OnMatch = Static<typeof OnMatch>

/**
 * The import of one file. `doneCount` of `rowCount` is the progress of the running phase, in rows gone
 * through, and `startedAt` when that phase began. In `uploaded` the file waits for a mapping: its headers could not be
 * guessed. `goodCount` rows make or change a product, `changeCount` of them change one; `sameCount` rows leave the catalogue
 * as it is, and `badCount` are refused. `changeSet` is what an import did, as it can be undone.
 */
export const ProductImport = Strict({
  id: Id,
  state: ImportState,
  fileName: Type.String(),
  pointOfSaleId: Id,
  headers: Type.Array(Type.String()),
  sample: Type.Array(Type.Array(Type.String())),
  reading: FileReading,
  mapping: RecordOf(Type.String()),
  defaults: ImportDefaults,
  rowCount: Type.Integer(),
  doneCount: Type.Integer(),
  goodCount: Type.Integer(),
  changeCount: Type.Integer(),
  sameCount: Type.Integer(),
  badCount: Type.Integer(),
  warningCount: Type.Integer(),
  matchBy: MatchBy,
  onMatch: OnMatch,
  /** Null where no pictures came with the file. */
  pictures: Nullable(ImportPictures),
  /** What its rows and pictures take, in bytes. */
  keptBytes: Type.Integer(),
  failure: Nullable(Type.String()),
  createdAt: Instant,
  startedAt: Nullable(Instant),
  finishedAt: Nullable(Instant),
  /** When it is removed by itself; null while it is at work. */
  expiresAt: Nullable(Instant),
  changeSet: Nullable(ChangeSet),
})
export type ProductImport = Static<typeof ProductImport>
/** The latest imports of the points of sale that the caller may enter, newest first. */
export const ProductImportList = Type.Array(ProductImport)

/** Why an import stopped; a phrase `import.failure.<name>` in the inventory remote. Nothing is lost: it goes on when asked again. */
export const IMPORT_FAILURES = ['unexpected'] as const

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
  'matchesTwo',
  'productTwiceInFile',
  'changedSince',
  'tooManyBarcodes',
  'priceInvalid',
  'priceNegative',
  'vatRateInvalid',
  'vatRateUnknown',
  'stockInvalid',
  'stockTooFine',
  'nameTooLong',
  'columnCount',
  'textTooLong',
  'subcategoryAlone',
  'flagInvalid',
  'quantityInvalid',
  'trackingInvalid',
  'shelfLifeInvalid',
  'lotsOff',
  'expiryWithoutLots',
  'shelfLifeWithoutExpiry',
  'needsWholeUnit',
  'trackingFixed',
  'packsUnreadable',
  'tooManyPacks',
  'packQuantityInvalid',
  'packTooFine',
  'packTwice',
  'packTooDear',
  'packBarcodesTooMany',
  'barcodeTwiceInRow',
] as const
export type RowProblemName = (typeof ROW_PROBLEMS)[number]
/** Reported, but the row is imported. */
export const ROW_WARNINGS = [
  'checkDigitWrong',
  'priceMissing',
  'stockNeedsNumbers',
  'pictureMissing',
  'pictureRemote',
  'pictureTooLarge',
  'pictureNotPhoto',
  'pictureHeic',
  'pictureAnimated',
  'pictureTooManyPixels',
  'picturesTooMany',
  'picturesNoSpace',
  'pictureProductGone',
] as const
export type RowWarningName = (typeof ROW_WARNINGS)[number]

/** `column` is one of ours (`row` for the whole row), `value` what it contained; `otherRow` names the first row. */
export const RowProblem = Strict({
  column: Type.String(),
  problem: Type.String(),
  value: Type.String(),
  otherRow: Type.Optional(Type.Integer()),
})
export type RowProblem = Static<typeof RowProblem>

/** What becomes of a row: it makes a product, changes one, leaves one as it is, or is refused. */
export const ROW_OUTCOMES = ['created', 'changed', 'same', 'bad'] as const
export const RowOutcome = OneOf(ROW_OUTCOMES)
export type RowOutcome = Static<typeof RowOutcome>
/** Why a row leaves the catalogue as it is: nothing differs, products that exist are left, or somebody left the row out. */
export const SAME_REASONS = ['nothingDiffers', 'leftAsItIs', 'excluded'] as const
export type SameReason = (typeof SAME_REASONS)[number]

/** A field of a product that a row changes; figures as decimals with a dot, null where there was nothing. */
export const RowChange = Strict({
  column: OneOf(IMPORT_COLUMNS),
  before: Nullable(Type.String()),
  after: Type.String(),
})
export type RowChange = Static<typeof RowChange>

export const ImportReportRow = Strict({
  rowNumber: Type.Integer(),
  code: Type.String(),
  designation: Type.String(),
  outcome: RowOutcome,
  /** Only of a row that leaves the catalogue as it is. */
  reason: Nullable(OneOf(SAME_REASONS)),
  changes: Type.Array(RowChange),
  /** Names of the pictures that its product gets. */
  pictures: Type.Array(Type.String()),
  problems: Type.Array(RowProblem),
})
export type ImportReportRow = Static<typeof ImportReportRow>
export const ImportReport = Strict({
  data: Type.Array(ImportReportRow),
  meta: Strict({ total: Type.Integer(), page: Type.Integer(), limit: Type.Integer() }),
})

/** Which rows of the report: of one outcome, those with a warning that go in, or all. */
export const REPORT_SCOPES = [...ROW_OUTCOMES, 'warned', 'all'] as const
export type ReportScope = (typeof REPORT_SCOPES)[number]
export const ImportReportQuery = Strict({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25 })),
  only: Type.Optional(OneOf(REPORT_SCOPES)),
})

/** Checks the file again under another mapping or other defaults. Nothing is written to the catalogue. */
export const CheckImportInput = Strict({
  mapping: ImportMapping,
  defaults: ImportDefaults,
  /** Left out, each stays as it is. */
  matchBy: Type.Optional(MatchBy),
  onMatch: Type.Optional(OnMatch),
})
export type CheckImportInput = {
  mapping: ImportMapping
  defaults: ImportDefaults
  matchBy?: MatchBy
  onMatch?: OnMatch
}

/** Leaves rows out of an import, or takes them in again: by their numbers, or all that would create or change. */
export const ExcludeRowsInput = Strict({
  isExcluded: Type.Boolean(),
  rows: Type.Union([
    Type.Array(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), { minItems: 1, maxItems: 1000 }),
    OneOf(['created', 'changed']),
  ]),
})
export type ExcludeRowsInput = Static<typeof ExcludeRowsInput>

/** The import of a catalogue file. */
export const PRODUCT_IMPORT = defineArea({
  entity: 'productImport',
  path: 'products/import',
  errors: {
    notFound: 404,
    fileMissing: 400,
    notCsv: 422,
    workbookBroken: 422,
    workbookOld: 422,
    workbookLocked: 422,
    workbookEmpty: 422,
    sheetMissing: [422, 'sheet'],
    columnMissing: [422, 'column'],
    notReady: 409,
    alreadyApplied: 409,
    running: 409,
    tooManyRows: [422, 'maxRows'],
    tooManyColumns: [422, 'row', 'maxColumns'],
    rowTooLong: [422, 'row', 'maxKilobytes'],
    tooManyOpen: [409, 'maxImports'],
    keepsTooMuch: [409, 'maxRows', 'maxMegabytes'],
    archiveBroken: 422,
    archiveUnsafe: [422, 'name'],
    archiveLocked: 422,
    archiveTooMany: [422, 'maxFiles'],
    archiveNoCatalogue: 422,
    archiveManyCatalogues: [422, 'first', 'second'],
  },
  actions: ['uploaded', 'applied', 'removed'],
})

declare module '../../declare.ts' {
  interface Declarations {
    productImport: typeof PRODUCT_IMPORT
  }
}
