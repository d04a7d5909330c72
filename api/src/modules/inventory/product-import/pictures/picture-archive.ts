import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import {
  IMPORT_LIMITS,
  PICTURE_ARCHIVE_LIMITS,
  type PictureFileFault,
} from '@comptoir/contracts/inventory/product-import'
import { PHOTO_LIMITS } from '@comptoir/contracts/inventory/product-photos'
import { getFileNameLowLevel, openPromise, type Entry, type ZipFile } from 'yauzl'
import { DomainError } from '../../../../platform/errors.ts'
import { isJunk, isNamedAsCatalogue, isNamedAsPicture, nameFlags, nameKey, safeName } from './archive-names.rules.ts'
import { faultOfPicture } from './picture-kind.rules.ts'

/** A file of an archive under its path there; with a fault it is not read. */
interface ArchiveFile {
  name: string
  entry: Entry
  fault: PictureFileFault | null
}

/** A picture as it came, or why it is none. */
export interface ArchivedPicture {
  name: string
  fault: PictureFileFault | null
  content: Buffer | null
}

const MEBIBYTE = 1024 * 1024
/** Little may pack as tightly as it likes. */
const SMALL_BYTES = 16 * MEBIBYTE
const FILE_TYPE = 0o170_000
const LINK = 0o120_000
/** What every workbook has at its root. */
const WORKBOOK_PART = '[content_types].xml'

/** An archive of pictures, with a catalogue among them or not, read from the disk one file at a time. */
export class PictureArchive {
  readonly isWorkbook: boolean
  readonly hasCatalogue: boolean
  private readonly zip: ZipFile
  private readonly files: readonly ArchiveFile[]
  private catalogue: ArchiveFile | null = null

  private constructor(zip: ZipFile, files: readonly ArchiveFile[]) {
    this.zip = zip
    this.files = files
    this.isWorkbook = files.some(({ name }) => nameKey(name) === WORKBOOK_PART)
    this.hasCatalogue = files.some(({ name, fault }) => fault === null && isNamedAsCatalogue(name))
  }

  /** Refuses what is no archive, is locked, leads out of itself, or would unpack to too much: by the sizes that it declares, which are enforced. */
  static async open(file: string): Promise<PictureArchive> {
    const { size } = await stat(file)
    const zip = await openPromise(file, { autoClose: false, decodeStrings: false }).catch(broken)
    try {
      return new PictureArchive(zip, await listFiles(zip, size))
    } catch (error) {
      zip.close()
      throw error
    }
  }

  /** What the pictures take unpacked, in bytes. */
  get pictureBytes(): number {
    return this.pictures.reduce((sum, { entry, fault }) => sum + (fault === null ? entry.uncompressedSize : 0), 0)
  }

  get count(): number {
    return this.pictures.length
  }

  /** Writes the one catalogue of the archive to a file. */
  async extractCatalogue(to: string): Promise<void> {
    const [first, second] = this.files.filter(({ name, fault }) => fault === null && isNamedAsCatalogue(name))
    if (!first) throw new DomainError('productImport.archiveNoCatalogue')
    if (second) throw new DomainError('productImport.archiveManyCatalogues', { first: first.name, second: second.name })
    if (first.entry.uncompressedSize > IMPORT_LIMITS.megabytes * MEBIBYTE)
      throw new DomainError('request.unpacksTooLarge', { maxMegabytes: IMPORT_LIMITS.megabytes })
    this.catalogue = first
    const content = await this.zip.openReadStreamPromise(first.entry).catch(broken)
    const target = createWriteStream(to, { mode: 0o600 })
    await pipeline(content, target).catch((error: unknown) => (isUnpackError(error) ? broken() : Promise.reject(error)))
  }

  /** Its pictures in their order, under their paths from the folder of the catalogue; one of them is in memory at a time. */
  async *readPictures(): AsyncGenerator<ArchivedPicture> {
    const folder = this.catalogue === null ? '' : folderOf(this.catalogue.name)
    for (const { name, entry, fault } of this.pictures) {
      const own = name.startsWith(folder) ? name.slice(folder.length) : name
      yield { name: own, ...(fault === null ? await this.read(entry) : { fault, content: null }) }
    }
  }

  close(): void {
    this.zip.close()
  }

  private get pictures(): readonly ArchiveFile[] {
    return this.files.filter((file) => file !== this.catalogue)
  }

  private async read(entry: Entry): Promise<Pick<ArchivedPicture, 'fault' | 'content'>> {
    const content = await buffer(await this.zip.openReadStreamPromise(entry).catch(broken)).catch(broken)
    const fault = faultOfPicture(content)
    return { fault, content: fault === null ? content : null }
  }
}

async function listFiles(zip: ZipFile, packedBytes: number): Promise<ArchiveFile[]> {
  const { entries: maxFiles, ratio, unpackedMegabytes } = PICTURE_ARCHIVE_LIMITS
  if (zip.entryCount > maxFiles) throw new DomainError('productImport.archiveTooMany', { maxFiles })
  const files: ArchiveFile[] = []
  const seen = new Set<string>()
  let unpackedBytes = 0
  for await (const entry of entriesOf(zip)) {
    const flags = nameFlags(entry.generalPurposeBitFlag, entry.fileNameRaw)
    const name = safeName(getFileNameLowLevel(flags, entry.fileNameRaw, entry.extraFields, false))
    if (entry.isEncrypted()) throw new DomainError('productImport.archiveLocked')
    unpackedBytes += entry.uncompressedSize
    if (unpackedBytes > Math.max(packedBytes * ratio, SMALL_BYTES))
      throw new DomainError('request.packedTooTightly', { maxRatio: ratio })
    if (unpackedBytes > unpackedMegabytes * MEBIBYTE)
      throw new DomainError('request.unpacksTooLarge', { maxMegabytes: unpackedMegabytes })
    if (name === '' || name.endsWith('/') || isJunk(name)) continue
    files.push({ name, entry, fault: faultOfEntry(name, entry, seen) })
  }
  return files
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  const entries = zip.eachEntry()
  for (;;) {
    const next = await entries.next().catch(broken)
    if (next.done) return
    yield next.value
  }
}

function faultOfEntry(name: string, entry: Entry, seen: Set<string>): PictureFileFault | null {
  const key = nameKey(name)
  const isKnown = seen.has(key)
  seen.add(key)
  if (((entry.externalFileAttributes >>> 16) & FILE_TYPE) === LINK) return 'link'
  if (isKnown) return 'duplicate'
  if (isNamedAsCatalogue(name)) return null
  if (!isNamedAsPicture(name)) return 'notPicture'
  return entry.uncompressedSize > PHOTO_LIMITS.megabytes * MEBIBYTE ? 'tooLarge' : null
}

function folderOf(name: string): string {
  const folder = path.posix.dirname(name)
  return folder === '.' ? '' : `${folder}/`
}

function isUnpackError(error: unknown): boolean {
  return !(error instanceof Error && 'syscall' in error)
}

function broken(): never {
  throw new DomainError('productImport.archiveBroken')
}
