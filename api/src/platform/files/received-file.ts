import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '../errors.ts'
import { partsOf, senderIsGone } from './received-parts.ts'

/** An uploaded file, unpacked to disk: the receiver must also discard it. */
export interface ReceivedFile {
  name: string
  path: string
  discard(): Promise<void>
}

/** A packed file that does not unpack: what it should have contained decides how that is reported. */
export class FileBrokenError extends Error {}

/** What a multipart request brought: at most one file, and its fields of text. */
export interface Received {
  file: ReceivedFile | null
  fields: Readonly<Record<string, string>>
}

const MEBIBYTE = 1024 * 1024
/** Unpacked: a small packed file must not fill the disk. */
const MAX_MEBIBYTES = 512
const MAX_NAME = 200

/**
 * Puts the file of a multipart request aside while it arrives, whatever the order of its parts: memory stays flat and no
 * database connection waits for a slow sender. A gzip file, known by its first bytes, is unpacked on the way.
 */
export async function receiveFile(request: FastifyRequest, dataDir: string): Promise<Received> {
  let file: ReceivedFile | null = null
  const fields: Record<string, string> = {}
  try {
    for await (const part of partsOf(request)) {
      if (part.type === 'field') fields[part.fieldname] = typeof part.value === 'string' ? part.value : ''
      else {
        file = await putAside(part.file, part.filename, dataDir)
        if (part.file.truncated) throw tooLarge(Math.floor(part.file.bytesRead / MEBIBYTE))
      }
    }
  } catch (error) {
    await file?.discard()
    throw senderIsGone(request) ? new DomainError('request.invalid') : error
  }
  return { file, fields }
}

function folderOf(dataDir: string): string {
  return path.join(dataDir, 'uploads')
}

/** Removes what was put aside by a server that was killed before it was done with it. For the start, before any request. */
export function discardLeftFiles(dataDir: string): Promise<void> {
  return rm(folderOf(dataDir), { recursive: true, force: true })
}

async function putAside(content: Readable, name: string, dataDir: string): Promise<ReceivedFile> {
  const folder = folderOf(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const sent = path.join(folder, randomUUID())
  const unpacked = `${sent}.unpacked`
  const discard = async (): Promise<void> => {
    await rm(sent, { force: true })
    await rm(unpacked, { force: true })
  }
  try {
    await pipeline(content, createWriteStream(sent, { mode: 0o600 }))
    const isPacked = await startsPacked(sent)
    if (isPacked) await unpack(sent, unpacked)
    return { name: path.basename(name).slice(0, MAX_NAME), path: isPacked ? unpacked : sent, discard }
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
async function unpack(from: string, to: string): Promise<void> {
  try {
    await pipeline(
      createReadStream(from),
      createGunzip(),
      limited(MAX_MEBIBYTES * MEBIBYTE),
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

function limited(maxBytes: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > maxBytes) done(tooLarge(MAX_MEBIBYTES))
      else done(null, chunk)
    },
  })
}

function tooLarge(maxMegabytes: number): DomainError {
  return new DomainError('request.tooLarge', { maxMegabytes })
}
