import { createHash, createPublicKey, verify } from 'node:crypto'
import fs from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Checkpoint, CheckpointPart } from '@comptoir/contracts/company/checkpoints'
import { Value } from 'typebox/value'
import { canonicalJson } from '../../../platform/canonical-json.ts'

const FOLDER = 'checkpoints'
const NAME = /^\d{4}-\d{2}-\d{2}\.json$/

/** A checkpoint as it is kept. */
export interface CheckpointFile {
  date: string
  text: string
}

/** Days of which there is a checkpoint, the oldest first. */
export function listCheckpoints(dataDir: string): string[] {
  const folder = path.join(dataDir, FOLDER)
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder)
    .filter((name) => NAME.test(name))
    .map((name) => name.slice(0, -'.json'.length))
    .toSorted()
}

/** The file of a day, to the byte; null where there is none. */
export function readCheckpoint(dataDir: string, date: string): string | null {
  const file = path.join(dataDir, FOLDER, `${date}.json`)
  return NAME.test(`${date}.json`) && fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null
}

/** Keeps a checkpoint under its day. The first one of a day stays: false where there is one. */
export function keepCheckpoint(dataDir: string, { date, text }: CheckpointFile): boolean {
  const folder = path.join(dataDir, FOLDER)
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, `${date}.json`)
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, text, { mode: 0o600, flush: true })
  try {
    fs.linkSync(draft, file)
    return true
  } catch (error) {
    if (!fs.existsSync(file)) throw error
    return false
  } finally {
    fs.rmSync(draft)
  }
}

export function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** What a signature is of: all but itself, whatever the order of keys. */
export function signedText<Signed extends { signature: string }>({ signature: _signature, ...rest }: Signed): string {
  return canonicalJson(rest)
}

/** What reading the kept checkpoints gives: those that are sound, and what is wrong with the others. */
export interface ReadCheckpoints {
  checkpoints: Checkpoint[]
  faults: { date: string; what: string }[]
}

/**
 * Reads all checkpoints of a data folder: each must be signed by the key of the first, or by the one that is given, and
 * name the file before it.
 */
export function readCheckpoints(dataDir: string, publicKey?: string): ReadCheckpoints {
  const result: ReadCheckpoints = { checkpoints: [], faults: [] }
  let before: CheckpointFile | null = null
  let key = publicKey
  for (const date of listCheckpoints(dataDir)) {
    const file: CheckpointFile = { date, text: readCheckpoint(dataDir, date) ?? '' }
    const checkpoint = parsed(file)
    const what = checkpoint === null ? 'it is not a checkpoint of that day' : faultOf(checkpoint, before, key)
    if (what !== null) result.faults.push({ date, what })
    else if (checkpoint) result.checkpoints.push(checkpoint)
    key ??= checkpoint?.publicKey
    before = file
  }
  return result
}

/**
 * What the checkpoints say of one company, file by file, so that whatever else this process does goes on: checking the
 * parts of all companies takes seconds. A part counts if it is signed itself, by the key of the first file; which files
 * are missing or changed is for `readCheckpoints` to find.
 */
export async function readPartsOf(dataDir: string, companyId: string): Promise<CheckpointPart[]> {
  const parts: CheckpointPart[] = []
  let key: string | undefined
  for (const date of listCheckpoints(dataDir)) {
    const { publicKey, companies } = likeACheckpoint(await readFile(path.join(dataDir, FOLDER, `${date}.json`), 'utf8'))
    key ??= publicKey
    const part = companies.find((one) => Object(one).companyId === companyId)
    if (key !== undefined && Value.Check(CheckpointPart, part) && part.date === date && isSigned(part, key))
      parts.push(part)
  }
  return parts
}

/** The little that must be known of a file before a part of it can be found. */
function likeACheckpoint(text: string): { publicKey: string | undefined; companies: readonly unknown[] } {
  const { publicKey, companies } = Object(jsonIn(text)) as Record<string, unknown>
  return {
    publicKey: typeof publicKey === 'string' ? publicKey : undefined,
    companies: Array.isArray(companies) ? companies : [],
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function parsed({ date, text }: CheckpointFile): Checkpoint | null {
  const content = jsonIn(text)
  return Value.Check(Checkpoint, content) && content.date === date ? content : null
}

function faultOf(
  checkpoint: Checkpoint,
  before: CheckpointFile | null,
  publicKey = checkpoint.publicKey,
): string | null {
  const { previous, companies } = checkpoint
  if (checkpoint.publicKey.trim() !== publicKey.trim()) return 'it is signed with another key'
  if ([checkpoint, ...companies].some((signed) => !isSigned(signed, publicKey))) return 'its signature is wrong'
  if (previous === null) return before === null ? null : 'it names no file before it'
  if (before === null) return `the file of ${previous.date}, which it names, is missing`
  return previous.date === before.date && previous.sha256 === sha256Of(before.text)
    ? null
    : `the file of ${previous.date}, which it names, is missing or another`
}

function isSigned(signed: { signature: string }, publicKey: string): boolean {
  try {
    const key = createPublicKey(publicKey)
    return verify(null, Buffer.from(signedText(signed)), key, Buffer.from(signed.signature, 'base64'))
  } catch {
    // What is no key has signed nothing.
    return false
  }
}
