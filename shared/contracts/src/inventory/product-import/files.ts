import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Nullable, OneOf, Strict } from '../../schema.ts'

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
