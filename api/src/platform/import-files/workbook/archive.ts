import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { IMPORT_LIMITS } from '@comptoir/contracts/platform/import-files'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { DomainError } from '../../errors.ts'

const MEBIBYTE = 1024 * 1024
/** Workbooks have some dozens of parts, those full of pictures some hundreds. */
const MAX_PARTS = 5000
/** Little may pack as tightly as it likes. */
const SMALL_BYTES = 16 * MEBIBYTE

/** The parts of a workbook that were asked for, read from the disk as they are needed. */
export class Archive {
  private readonly zip: ZipFile
  private readonly entries: ReadonlyMap<string, Entry>
  private readonly packedBytes: number
  private unpackedBytes = 0

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>, packedBytes: number) {
    this.zip = zip
    this.entries = entries
    this.packedBytes = packedBytes
  }

  /** Refuses what is no archive or only the beginning of one. */
  static async open(path: string): Promise<Archive> {
    const { size } = await stat(path)
    const zip = await openPromise(path, { autoClose: false }).catch(broken)
    try {
      return new Archive(zip, await listEntries(zip), size)
    } catch (error) {
      zip.close()
      throw error
    }
  }

  has(name: string): boolean {
    return this.entries.has(name.toLowerCase())
  }

  /**
   * A part, unpacked while it is read. Refuses one that is missing or encrypted, and all that would unpack to too much:
   * by the size that the archive declares, which is enforced while it is unpacked.
   */
  async read(name: string): Promise<Readable> {
    const entry = this.entries.get(name.toLowerCase())
    if (!entry) return broken()
    if (entry.isEncrypted()) throw new DomainError('importFile.workbookLocked')
    this.unpackedBytes += entry.uncompressedSize
    if (this.unpackedBytes > Math.max(this.packedBytes * IMPORT_LIMITS.ratio, SMALL_BYTES))
      throw new DomainError('request.packedTooTightly', { maxRatio: IMPORT_LIMITS.ratio })
    if (this.unpackedBytes > IMPORT_LIMITS.workbookMegabytes * MEBIBYTE)
      throw new DomainError('request.unpacksTooLarge', { maxMegabytes: IMPORT_LIMITS.workbookMegabytes })
    return this.zip.openReadStreamPromise(entry).catch(broken)
  }

  close(): void {
    this.zip.close()
  }
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_PARTS) return broken()
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry)
  } catch {
    return broken()
  }
  return entries
}

/** What cannot be read as a workbook, for whatever reason. */
export function broken(): never {
  throw new DomainError('importFile.workbookBroken')
}
