import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { RemoteRelease } from '@comptoir/contracts/federation'
import { DomainError } from '../../../platform/errors.ts'
import type { PartLimits, ReceivedPart } from '../../../platform/files/received-parts.ts'
import { checkedRelease, MAX_BYTES, MAX_FILES } from './release.rules.ts'

const MAX_DOCUMENT_BYTES = 1024 * 1024
/** The document and the files that a release may have. */
export const RELEASE_LIMITS: PartLimits = {
  fields: 2,
  fieldSize: MAX_DOCUMENT_BYTES,
  files: MAX_FILES + 1,
  parts: MAX_FILES + 2,
  fileSize: MAX_BYTES,
}

/** What a release's files are checked against, and where they are put. */
interface Receiving {
  release: RemoteRelease
  folder: string
  received: Set<string>
}

/**
 * Takes a release as it arrives: its document first, then its files, each hashed as it is written. Refuses what is
 * not listed, differs or is missing. `isKnown` may end it after the document: then nothing more is read.
 */
export async function receiveRelease(
  parts: AsyncIterable<ReceivedPart>,
  {
    remote,
    folder,
    isKnown,
  }: { remote: string; folder: string; isKnown: (release: RemoteRelease) => Promise<boolean> },
): Promise<RemoteRelease> {
  let receiving: Receiving | null = null
  for await (const part of parts) {
    if (part.type === 'field') {
      if (part.fieldname !== 'release' || receiving !== null)
        throw new DomainError('release.invalid', { place: `/${part.fieldname}` })
      receiving = { release: checkedRelease(parsed(part.value), remote), folder, received: new Set() }
      if (await isKnown(receiving.release)) return receiving.release
    } else {
      if (receiving === null) throw new DomainError('release.invalid', { place: '/release' })
      await receiveFile(receiving, part.filename, part.file)
    }
  }
  if (receiving === null) throw new DomainError('release.invalid', { place: '/release' })
  return complete(receiving)
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    throw new DomainError('release.invalid', { place: '/' })
  }
}

async function receiveFile({ release, folder, received }: Receiving, name: string, content: Readable): Promise<void> {
  const listed = Object.hasOwn(release.files, name) ? release.files[name] : undefined
  if (listed === undefined || received.has(name)) throw new DomainError('release.fileUnlisted', { file: name })
  received.add(name)
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const facts = await writeHashed(content, file, listed.size)
  if (facts.size !== listed.size || facts.integrity !== listed.integrity)
    throw new DomainError('release.fileDiffers', { file: name })
}

/** Writes a file and says what came; of one that is longer than it should be, no more than that is written. */
async function writeHashed(
  content: Readable,
  file: string,
  maxBytes: number,
): Promise<{ size: number; integrity: string }> {
  const hash = createHash('sha384')
  let size = 0
  const counted = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      size += chunk.length
      hash.update(chunk)
      if (size <= maxBytes) yield chunk
    }
  }
  await pipeline(content, counted, createWriteStream(file, { mode: 0o600, flags: 'wx' }))
  return { size, integrity: `sha384-${hash.digest('base64')}` }
}

function complete({ release, received }: Receiving): RemoteRelease {
  const missing = Object.keys(release.files).find((name) => !received.has(name))
  if (missing !== undefined) throw new DomainError('release.fileMissing', { file: missing })
  return release
}
