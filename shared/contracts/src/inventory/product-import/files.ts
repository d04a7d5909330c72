import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Nullable, OneOf, Strict } from '../../schema.ts'

export {
  FILE_DELIMITERS,
  FILE_ENCODINGS,
  FileReading,
  IMPORT_DAYS,
  IMPORT_LIMITS,
  type FileDelimiter,
  type FileEncoding,
} from '../../platform/import-files/index.ts'

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
