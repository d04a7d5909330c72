import { createReadStream } from 'node:fs'
import { pipeline, Transform, type TransformCallback } from 'node:stream'
import { TextDecoder } from 'node:util'
import {
  FILE_DELIMITERS,
  IMPORT_LIMITS,
  type FileDelimiter,
  type FileEncoding,
} from '@comptoir/contracts/platform/import-files'
import { CsvError, parse, type Parser } from 'csv-parse'
import { DomainError } from '../errors.ts'
import { findEncoding, readHead } from './csv-encoding.ts'

/** How a file is to be read; found out by looking at it. */
export interface CsvShape {
  encoding: FileEncoding
  delimiter: FileDelimiter
}

const MAX_KILOBYTES = IMPORT_LIMITS.rowKilobytes
/** Parsed without a pause, so little: rows with another number of cells than the first cost the parser ten times the others. */
const READ_BYTES = 4 * 1024
/** Bytes handed to the parser since its last record: the length of a row, and what waits between the two. */
const MAX_PENDING_BYTES = (MAX_KILOBYTES + 256) * 1024

/**
 * How a file is to be read: as the caller says, and for the rest as it looks. Refuses what is no text.
 *
 * @param wanted what the caller knows better
 */
export async function examineCsv(path: string, wanted: Partial<CsvShape> = {}): Promise<CsvShape> {
  const head = await readHead(path)
  const encoding = wanted.encoding ?? (await findEncoding(path, head))
  const text = new TextDecoder(encoding).decode(head)
  if (text.trim() === '' || text.includes('\0')) throw new DomainError('importFile.notCsv')
  return { encoding, delimiter: wanted.delimiter ?? delimiterOf(text) }
}

const QUOTED = /(^|[,;\t|\r\n])"(?:[^"]|"")*"/g

/** The most frequent delimiter outside quotes in the first non-empty line. */
function delimiterOf(head: string): FileDelimiter {
  const bare = head.replaceAll(QUOTED, '$1q')
  const line = bare.split(/\r\n|\n|\r/).find((text) => text.trim() !== '') ?? ''
  const counts = FILE_DELIMITERS.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }))
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
    throw error.code === 'CSV_MAX_RECORD_SIZE' ? rowTooLong(parser) : new DomainError('importFile.notCsv')
  }
}

function rowTooLong({ info }: Parser): DomainError {
  return new DomainError('importFile.rowTooLong', { row: info.records + 1, maxKilobytes: MAX_KILOBYTES })
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

function toUtf8(encoding: FileEncoding): Transform {
  const decoder = new TextDecoder(encoding)
  const decode = (chunk?: Buffer): string => decoder.decode(chunk, { stream: chunk !== undefined })
  const checked = (text: Buffer | string): Buffer | string => {
    // No text, and nothing that the database could store.
    if (text.includes('\0')) throw new DomainError('importFile.notCsv')
    return text
  }
  const attempt = (done: TransformCallback, read: () => Buffer | string): void => {
    try {
      done(null, checked(read()))
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  }
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => attempt(done, () => (encoding === 'utf-8' ? chunk : decode(chunk))),
    flush: (done) => attempt(done, () => (encoding === 'utf-8' ? '' : decode())),
  })
}
