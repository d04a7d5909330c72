import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '../errors.ts'
import { partsOf, senderIsGone } from './received-parts.ts'
import { firstCharacters } from '../first-characters.ts'

/** An uploaded file, unpacked to disk: the receiver must also discard it. */
export interface ReceivedFile {
  name: string
  path: string
  discard(): Promise<void>
}

/** A packed file that does not unpack: what it should have contained decides how that is reported. */
export class FileBrokenError extends Error {}

/** What a multipart request brought: at most one file, others that were asked for by name, and its fields of text. */
export interface Received {
  file: ReceivedFile | null
  others: Readonly<Record<string, ReceivedFile>>
  fields: Readonly<Record<string, string>>
}

/** The most of a file: in mebibytes as sent and unpacked, and of unpacked to packed. */
export interface FileLimits {
  megabytes: number
  ratio: number
  /** Names of parts that may bring one more file each, kept as it is sent. */
  others?: readonly string[]
}

const MEBIBYTE = 1024 * 1024
const MAX_NAME = 200
/** Small files may pack as tightly as they like. */
const SMALL_BYTES = MEBIBYTE

/**
 * Puts the file of a multipart request aside while it arrives, whatever the order of its parts: memory stays flat and no
 * database connection waits for a slow sender. A gzip file, known by its first bytes, is unpacked on the way, and left
 * off as soon as it passes a limit.
 */
export async function receiveFile(request: FastifyRequest, dataDir: string, limits: FileLimits): Promise<Received> {
  let file: ReceivedFile | null = null
  const others: Record<string, ReceivedFile> = {}
  const fields: Record<string, string> = {}
  try {
    for await (const part of partsOf(request, {
      limits: { fileSize: limits.megabytes * MEBIBYTE, files: 1 + (limits.others?.length ?? 0) },
    })) {
      if (part.type === 'field') fields[part.fieldname] = typeof part.value === 'string' ? part.value : ''
      else if (limits.others?.includes(part.fieldname)) {
        await others[part.fieldname]?.discard()
        others[part.fieldname] = await putAside(part, dataDir, limits, 'asSent')
      } else {
        await file?.discard()
        file = await putAside(part, dataDir, limits)
      }
    }
  } catch (error) {
    for (const received of [file, ...Object.values(others)]) await received?.discard()
    // A client reads no answer until it has finished sending.
    request.raw.unpipe().resume()
    throw senderIsGone(request) ? new DomainError('request.invalid') : error
  }
  return { file, others, fields }
}

function folderOf(dataDir: string): string {
  return path.join(dataDir, 'uploads')
}

/** Removes what was put aside by a server that was killed before it was done with it. For the start, before any request. */
export function discardLeftFiles(dataDir: string): Promise<void> {
  return rm(folderOf(dataDir), { recursive: true, force: true })
}

async function putAside(
  { file, filename }: MultipartFile,
  dataDir: string,
  limits: FileLimits,
  packing: 'unpack' | 'asSent' = 'unpack',
): Promise<ReceivedFile> {
  const folder = folderOf(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const sent = path.join(folder, randomUUID())
  const unpacked = `${sent}.unpacked`
  const discard = async (): Promise<void> => {
    await rm(sent, { force: true })
    await rm(unpacked, { force: true })
  }
  try {
    await pipeline(file, createWriteStream(sent, { mode: 0o600 }))
    if (file.truncated) throw new DomainError('request.tooLarge', { maxMegabytes: limits.megabytes })
    const isPacked = packing === 'unpack' && (await startsPacked(sent))
    if (isPacked) {
      await unpack(sent, unpacked, limits)
      await rm(sent)
    }
    return { name: firstCharacters(path.basename(filename), MAX_NAME), path: isPacked ? unpacked : sent, discard }
  } catch (error) {
    await discard()
    throw error
  }
}

async function startsPacked(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await handle.close()
  }
}

/** What calls itself packed and is not is refused, as is what would fill the disk. */
async function unpack(from: string, to: string, limits: FileLimits): Promise<void> {
  const { size } = await stat(from)
  try {
    await pipeline(
      createReadStream(from),
      createGunzip(),
      limited(size, limits),
      createWriteStream(to, { mode: 0o600 }),
    )
  } catch (error) {
    if (isUnpackError(error)) throw new FileBrokenError()
    throw error
  }
}

function isUnpackError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && String(error.code).startsWith('Z_')
}

function limited(packedBytes: number, { megabytes, ratio }: FileLimits): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > Math.max(packedBytes * ratio, SMALL_BYTES))
        done(new DomainError('request.packedTooTightly', { maxRatio: ratio }))
      else if (bytes > megabytes * MEBIBYTE)
        done(new DomainError('request.unpacksTooLarge', { maxMegabytes: megabytes }))
      else done(null, chunk)
    },
  })
}
