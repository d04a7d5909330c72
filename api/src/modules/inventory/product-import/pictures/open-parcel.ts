import { rm } from 'node:fs/promises'
import type { ReceivedFile } from '../../../../platform/files/received-file.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { readHead } from '../../../../platform/import-files/csv-encoding.ts'
import { PictureArchive } from './picture-archive.ts'

/** A catalogue on the disk, and the pictures that came with it. */
export interface Parcel {
  path: string
  pictures: PictureArchive | null
  discard(): Promise<void>
}

const ZIP = Buffer.from([0x50, 0x4b])

/** The catalogue and the pictures of an upload: an archive beside the file, or the file is one that holds both. */
export async function openParcel(file: ReceivedFile, pictures: ReceivedFile | null): Promise<Parcel> {
  if (pictures) {
    if (!(await isZip(pictures.path))) throw new DomainError('productImport.archiveBroken')
    const archive = await PictureArchive.open(pictures.path)
    return { path: file.path, pictures: archive, discard: () => Promise.resolve(archive.close()) }
  }
  const plain = { path: file.path, pictures: null, discard: () => Promise.resolve() }
  if (!(await isZip(file.path)) || isNamedAsWorkbook(file.name)) return plain
  const archive = await openUnlessWorkbook(file)
  if (archive === null) return plain
  const path = `${file.path}.catalogue`
  const discard = async (): Promise<void> => {
    archive.close()
    await rm(path, { force: true })
  }
  try {
    await archive.extractCatalogue(path)
    return { path, pictures: archive, discard }
  } catch (error) {
    await discard()
    throw error
  }
}

const isNamedAsWorkbook = (name: string): boolean => /\.xls[xm]$/i.test(name)

/** Null for what is a workbook, or may be a broken one: its reader says so better. */
async function openUnlessWorkbook(file: ReceivedFile): Promise<PictureArchive | null> {
  const isNamedAsArchive = /\.zip$/i.test(file.name)
  try {
    const archive = await PictureArchive.open(file.path)
    if (isNamedAsArchive || (!archive.isWorkbook && archive.hasCatalogue)) return archive
    archive.close()
    return null
  } catch (error) {
    if (isNamedAsArchive || !(error instanceof DomainError && error.code === 'productImport.archiveBroken')) throw error
    return null
  }
}

async function isZip(path: string): Promise<boolean> {
  return (await readHead(path)).subarray(0, ZIP.length).equals(ZIP)
}
