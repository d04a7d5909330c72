import { rm } from 'node:fs/promises'
import type { FileReading } from '@comptoir/contracts/platform/import-files'
import { examineCsv, type CsvShape } from './csv-file.ts'
import { isWorkbook } from './file-kind.ts'
import { writeSheetInThread } from './workbook/write-sheet-in-thread.ts'

/** What the sender of a file knows better than its looks; the rest is found. */
export interface WantedReading extends Partial<CsvShape> {
  sheet?: string
}

/** A file as text whose rows can be read: where it is, how it is written, and what of it was taken. */
export interface ReadableFile {
  path: string
  shape: CsvShape
  reading: FileReading
  discard(): Promise<void>
}

const WRITTEN = { encoding: 'utf-8', delimiter: ',' } as const

/**
 * Makes an uploaded file readable: text as it is, the sheet of a workbook as text beside it, which must be discarded.
 * Refuses what is neither.
 */
export async function openFile(path: string, wanted: WantedReading): Promise<ReadableFile> {
  if (!(await isWorkbook(path))) {
    const shape = await examineCsv(path, wanted)
    return { path, shape, reading: { ...shape, sheet: null, sheets: [] }, discard: () => Promise.resolve() }
  }
  const written = `${path}.sheet`
  const discard = (): Promise<void> => rm(written, { force: true })
  try {
    const sheet = await writeSheetInThread({ from: path, to: written, sheet: wanted.sheet ?? null })
    return { path: written, shape: WRITTEN, reading: { encoding: null, delimiter: null, ...sheet }, discard }
  } catch (error) {
    await discard()
    throw error
  }
}
