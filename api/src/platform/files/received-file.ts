import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough, Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '../errors.ts'

/** A file that a request brought, put aside on disk unpacked: whoever receives it also discards it. */
export interface ReceivedFile {
  name: string
  path: string
  discard(): Promise<void>
}

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
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = typeof part.value === 'string' ? part.value : ''
      else {
        file = await putAside(part.file, part.filename, dataDir)
        if (part.file.truncated) throw tooLarge()
      }
    }
  } catch (error) {
    await file?.discard()
    throw error
  }
  return { file, fields }
}

async function putAside(content: Readable, name: string, dataDir: string): Promise<ReceivedFile> {
  const folder = path.join(dataDir, 'uploads')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const target = path.join(folder, randomUUID())
  const discard = (): Promise<void> => rm(target, { force: true })
  try {
    const unpack = (await startsPacked(content)) ? createGunzip() : new PassThrough()
    await pipeline(content, unpack, limited(MAX_MEBIBYTES * MEBIBYTE), createWriteStream(target, { mode: 0o600 }))
  } catch (error) {
    await discard()
    throw error
  }
  return { name: path.basename(name).slice(0, MAX_NAME), path: target, discard }
}

/** Looks at the first two bytes and puts them back. */
async function startsPacked(content: Readable): Promise<boolean> {
  const head = await new Promise<Buffer | null>((resolve, reject) => {
    const settle = (): void => {
      const chunk: unknown = content.read()
      resolve(Buffer.isBuffer(chunk) ? chunk : null)
    }
    content.once('readable', settle)
    content.once('end', settle)
    content.once('error', reject)
  })
  if (head === null) return false
  content.unshift(head)
  return head[0] === 0x1f && head[1] === 0x8b
}

function limited(maxBytes: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > maxBytes) done(tooLarge())
      else done(null, chunk)
    },
  })
}

function tooLarge(): DomainError {
  return new DomainError('request.tooLarge', { maxMegabytes: MAX_MEBIBYTES })
}
