import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Nullable, OneOf, Strict } from '../../schema.ts'
import { IMPORT_COLUMNS } from './columns.ts'

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
