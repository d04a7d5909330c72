export * from './columns.ts'
export * from './files.ts'
export * from './report.ts'
import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id, Instant, Nullable, OneOf, Percent, Strict, RecordOf } from '../../schema.ts'
import { ChangeSet } from '../product-changes/index.ts'
import { UnitPrice } from '../products/index.ts'
import { defineArea } from '../../declare.ts'
import { IMPORT_COLUMNS, type ImportColumn } from './columns.ts'
import { FileReading, ImportPictures } from './files.ts'

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
