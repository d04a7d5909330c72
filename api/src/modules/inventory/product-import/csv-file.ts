import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline, Transform } from 'node:stream'
import { TextDecoder } from 'node:util'
import { IMPORT_LIMITS } from '@comptoir/contracts/inventory/product-import'
import { CsvError, parse, type Parser } from 'csv-parse'
import { DomainError } from '../../../platform/errors.ts'

/** How a file is to be read; found out by looking at it. */
export interface CsvShape {
  encoding: 'utf-8' | 'windows-1252'
  delimiter: string
}

const DELIMITERS = [',', ';', '\t', '|']
const HEAD_BYTES = 64 * 1024
const MAX_KILOBYTES = IMPORT_LIMITS.rowKilobytes
/** Parsed without a pause, so little: rows with another number of cells than the first cost the parser ten times the others. */
const READ_BYTES = 4 * 1024
/** Bytes handed to the parser since its last record: the length of a row, and what waits between the two. */
const MAX_PENDING_BYTES = (MAX_KILOBYTES + 256) * 1024

/** Refuses what is no text. What is not UTF-8 throughout is taken as windows-1252, which Excel writes on most machines. */
export async function examineCsv(path: string): Promise<CsvShape> {
  const encoding = (await isUtf8(path)) ? 'utf-8' : 'windows-1252'
  const head = new TextDecoder(encoding).decode(await readHead(path))
  if (head.trim() === '') throw new DomainError('productImport.notCsv')
  return { encoding, delimiter: delimiterOf(head) }
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isValid = true
  for await (const chunk of createReadStream(path)) {
    if (!Buffer.isBuffer(chunk)) continue
    if (chunk.includes(0)) throw new DomainError('productImport.notCsv')
    isValid = isValid && decodes(decoder, chunk)
  }
  return isValid && decodes(decoder)
}

function decodes(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined })
    return true
  } catch {
    return false
  }
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The most frequent delimiter outside quotes in the first non-empty line. */
function delimiterOf(head: string): string {
  const line = head.split(/\r\n|\n|\r/).find((text) => text.trim() !== '') ?? ''
  const bare = line.replaceAll(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }))
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).delimiter
}

/** The records of the file, blank lines among them, read as they are needed. Refuses a file whose quoting is broken. */
export async function* readRecords(path: string, { encoding, delimiter }: CsvShape): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter,
    bom: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    // A quote that is never closed would swallow the rest of the file.
    max_record_size: MAX_KILOBYTES * 1024,
  })
  // Failures of any part reach the reader through the last one.
  pipeline(
    createReadStream(path, { highWaterMark: READ_BYTES }),
    toUtf8(encoding),
    inRows(parser),
    parser,
    () => undefined,
  )
  try {
    for await (const record of parser) yield record as string[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw error.code === 'CSV_MAX_RECORD_SIZE' ? rowTooLong(parser) : new DomainError('productImport.notCsv')
  }
}

function rowTooLong({ info }: Parser): DomainError {
  return new DomainError('productImport.rowTooLong', { row: info.records + 1, maxKilobytes: MAX_KILOBYTES })
}

/** Stops before a row of nothing but delimiters, which the parser does not measure, has become millions of cells. */
function inRows(parser: Parser): Transform {
  let records = 0
  let pending = 0
  return new Transform({
    transform: (chunk: Buffer | string, _encoding, done) => {
      pending = parser.info.records === records ? pending + chunk.length : chunk.length
      records = parser.info.records
      if (pending > MAX_PENDING_BYTES) done(rowTooLong(parser))
      else done(null, chunk)
    },
  })
}

function toUtf8(encoding: CsvShape['encoding']): Transform {
  const decoder = new TextDecoder(encoding)
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) =>
      done(null, encoding === 'utf-8' ? chunk : decoder.decode(chunk, { stream: true })),
  })
}
