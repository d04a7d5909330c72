import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { IMPORT_LIMITS } from '@comptoir/contracts/platform/import-files'
import { DomainError } from '../../errors.ts'
import type { FileRow } from '../csv-rows.ts'
import { Archive } from './archive.ts'
import { readSheet } from './sheet-rows.ts'
import { findParts, readSharedStrings, readStyles, type SheetPart } from './workbook-parts.ts'

/** A workbook on the disk, the sheet that the caller chose if any, and where its rows are to be written. */
export interface SheetTask {
  from: string
  to: string
  sheet: string | null
}

/** The sheet that was written, and the names of those that can be chosen. */
export interface WrittenSheet {
  sheet: string
  sheets: string[]
}

const MAX_BYTES = IMPORT_LIMITS.megabytes * 1024 * 1024
const BLOCK_CHARACTERS = 64 * 1024
/** Titles above the headers, and whatever else stands alone there. */
const MAX_TITLE_ROWS = 20

/**
 * Writes the rows of a workbook's sheet as UTF-8 with commas, in the lines that have their numbers: of the sheet that the
 * caller chose, or of the first that holds anything. Rows are read and written as they come.
 */
export async function writeSheet({ from, to, sheet }: SheetTask): Promise<WrittenSheet> {
  const archive = await Archive.open(from)
  try {
    const { sheets, epoch, ...parts } = await findParts(archive)
    const styles = await readStyles(archive, parts.styles)
    const strings = await readSharedStrings(archive, parts.sharedStrings)
    const candidates = sheet === null ? sheets : sheets.filter(({ name }) => name === sheet)
    const written = await firstWritten(candidates, (part) =>
      writeRows(to, readSheet(archive, part, { strings, styles, epoch })),
    )
    if (written !== null) return { sheet: written, sheets: sheets.map(({ name }) => name) }
    throw sheet === null
      ? new DomainError('importFile.workbookEmpty')
      : new DomainError('importFile.sheetMissing', { sheet })
  } finally {
    archive.close()
  }
}

async function firstWritten(
  sheets: readonly SheetPart[],
  write: (part: string) => Promise<number>,
): Promise<string | null> {
  for (const { name, part } of sheets) if ((await write(part)) > 0) return name
  return null
}

/** Returns how many rows there were. */
async function writeRows(to: string, rows: AsyncIterable<FileRow>): Promise<number> {
  let count = 0
  const counted = async function* () {
    for await (const row of withoutTitles(rows)) {
      count += 1
      yield row
    }
  }
  await pipeline(Readable.from(inBlocks(counted())), createWriteStream(to, { mode: 0o600 }))
  return count
}

/** Leaves out what stands alone above the headers: the first rows of one cell, if one with more follows soon. */
async function* withoutTitles(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow> {
  let alone: FileRow[] | null = []
  for await (const row of rows) {
    if (alone === null) yield row
    else if (row.cells.filter((cell) => cell !== '').length > 1) {
      alone = null
      yield row
    } else {
      alone.push(row)
      if (alone.length <= MAX_TITLE_ROWS) continue
      yield* alone
      alone = null
    }
  }
  if (alone) yield* alone
}

async function* inBlocks(rows: AsyncIterable<FileRow>): AsyncGenerator<string> {
  let lineNumber = 0
  let bytes = 0
  let block = ''
  for await (const { rowNumber, cells } of rows) {
    block += '\n'.repeat(rowNumber - lineNumber - 1) + line(cells)
    lineNumber = rowNumber
    if (block.length < BLOCK_CHARACTERS) continue
    bytes += Buffer.byteLength(block)
    if (bytes > MAX_BYTES) throw new DomainError('request.unpacksTooLarge', { maxMegabytes: IMPORT_LIMITS.megabytes })
    yield block
    block = ''
  }
  yield block
}

function line(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`
}
