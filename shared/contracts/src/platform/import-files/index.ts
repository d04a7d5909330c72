import * as Type from 'typebox'
import type { Static } from 'typebox'
import { defineArea } from '../../declare.ts'
import { Nullable, OneOf, Strict } from '../../schema.ts'

/** How the text of a CSV file may be stored; the likeliest first. Excel writes the Windows ones, by the machine's language. */
export const FILE_ENCODINGS = ['utf-8', 'windows-1252', 'windows-1256', 'utf-16le', 'utf-16be'] as const
export type FileEncoding = (typeof FILE_ENCODINGS)[number]
/** What may stand between the cells of a CSV file. */
export const FILE_DELIMITERS = [',', ';', '\t', '|'] as const
export type FileDelimiter = (typeof FILE_DELIMITERS)[number]

/** By which phrases call the delimiters. */
export const DELIMITER_NAMES = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
} as const satisfies Record<FileDelimiter, string>

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

/** How long an import is kept, in days: one whose rows are in, for its report, and any other after its last step. */
export const IMPORT_DAYS = { done: 30, open: 7 } as const

/** Leaves rows out of an import, or takes them in again: by their numbers, or all that would create or change. */
export const ExcludeRowsInput = Strict({
  isExcluded: Type.Boolean(),
  rows: Type.Union([
    Type.Array(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), { minItems: 1, maxItems: 1000 }),
    OneOf(['created', 'changed']),
  ]),
})
export type ExcludeRowsInput = Static<typeof ExcludeRowsInput>

/** Files of rows, whatever the rows are. An area that words one of these otherwise has it under the same reason. */
export const IMPORT_FILES = defineArea({
  entity: 'importFile',
  errors: {
    notCsv: 422,
    workbookBroken: 422,
    workbookOld: 422,
    workbookLocked: 422,
    workbookEmpty: 422,
    sheetMissing: [422, 'sheet'],
    tooManyRows: [422, 'maxRows'],
    tooManyColumns: [422, 'row', 'maxColumns'],
    rowTooLong: [422, 'row', 'maxKilobytes'],
  },
})

declare module '../../declare.ts' {
  interface Declarations {
    importFile: typeof IMPORT_FILES
  }
}
