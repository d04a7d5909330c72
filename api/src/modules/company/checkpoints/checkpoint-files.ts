import { createHash, createPublicKey, verify } from 'node:crypto'
import fs from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as pause } from 'node:timers/promises'
import { Checkpoint, CheckpointPart } from '@comptoir/contracts/company/checkpoints'
import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Value } from 'typebox/value'
import { canonicalJson } from '../../../platform/canonical-json.ts'

const FOLDER = 'checkpoints'
const NO_CHECKPOINT = 'it is not a checkpoint of that day'
const WRONG_SIGNATURE = 'its signature is wrong'
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
    const checkpoint = parsed(date, jsonIn(file.text))
    const what = checkpoint === null ? NO_CHECKPOINT : faultOf(checkpoint, before, key)
    if (what !== null) result.faults.push({ date, what })
    else if (checkpoint) result.checkpoints.push(checkpoint)
    key ??= checkpoint?.publicKey
    before = file
  }
  return result
}

/** What the checkpoints say of one company, and what is wrong with those of whole days. */
export interface OwnCheckpoints {
  parts: CheckpointPart[]
  faults: ReadCheckpoints['faults']
}

/**
 * What the checkpoints say of some companies. Each file is read and judged once, however many they are, and others have
 * their turn after each: all together take seconds. A file that is sound vouches for its parts; of any other a part counts
 * that is signed itself, by the key of the first file.
 */
export async function readCheckpointsOf(
  dataDir: string,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, OwnCheckpoints>> {
  const own = new Map(companyIds.map((id): [string, OwnCheckpoints] => [id, { parts: [], faults: [] }]))
  let before: CheckpointFile | null = null
  let key: string | undefined
  for (const date of listCheckpoints(dataDir)) {
    const file: CheckpointFile = { date, text: await readFile(path.join(dataDir, FOLDER, `${date}.json`), 'utf8') }
    const { publicKey, companies, signed } = likeACheckpoint(date, jsonIn(file.text))
    key ??= publicKey
    const what = signed === null ? NO_CHECKPOINT : fileFault(signed, before, key)
    for (const [companyId, part] of partsOf(companies, own)) {
      const isOwn = Value.Check(CheckpointPart, part) && part.date === date
      if (what !== null) await pause()
      if (isOwn && (what === null || (key !== undefined && isSigned(part, key)))) own.get(companyId)?.parts.push(part)
    }
    for (const { parts, faults } of own.values()) {
      if (what !== null) faults.push({ date, what })
      else if (parts.length > 0 && parts.at(-1)?.date !== date)
        faults.push({ date, what: 'it has no part of this company' })
    }
    before = file
  }
  return own
}

/** The part of each company that is asked for. */
function partsOf(companies: readonly unknown[], asked: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown> {
  const found = companies.map((part): [string, unknown] => [String(Object(part).companyId), part])
  return new Map(found.filter(([companyId]) => asked.has(companyId)))
}

/** The part of a company in the text of a file; null where it has none that could be one. */
export function partIn({ date, text }: CheckpointFile, companyId: string): CheckpointPart | null {
  const { companies } = likeACheckpoint(date, jsonIn(text))
  const part = companies.find((one) => Object(one).companyId === companyId)
  return Value.Check(CheckpointPart, part) ? part : null
}

/** Bytes of all checkpoints. */
export async function sizeOfCheckpoints(dataDir: string): Promise<number> {
  let size = 0
  for (const date of listCheckpoints(dataDir)) size += (await stat(path.join(dataDir, FOLDER, `${date}.json`))).size
  return size
}

/** What is checked of a file before its signature is, which vouches for all of it: looking at every part takes longer. */
const Head = Type.Omit(Checkpoint, ['companies'])
type Head = Static<typeof Head>

/** The little that must be known of a file before a part of it can be found; `signed` is null where it is no checkpoint of that day. */
function likeACheckpoint(
  date: string,
  content: unknown,
): { publicKey: string | undefined; companies: readonly unknown[]; signed: Head | null } {
  const { companies, ...head } = Object(content) as Record<string, unknown>
  const isHead = Value.Check(Head, head) && head.date === date && Array.isArray(companies)
  return {
    publicKey: typeof head['publicKey'] === 'string' ? head['publicKey'] : undefined,
    companies: Array.isArray(companies) ? companies : [],
    signed: isHead ? Object.assign(head, { companies }) : null,
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function parsed(date: string, content: unknown): Checkpoint | null {
  return Value.Check(Checkpoint, content) && content.date === date ? content : null
}

/** What is wrong with a file or with one of its parts. */
function faultOf(checkpoint: Checkpoint, before: CheckpointFile | null, key = checkpoint.publicKey): string | null {
  const fault = fileFault(checkpoint, before, key)
  return fault ?? (checkpoint.companies.every((part) => isSigned(part, key)) ? null : WRONG_SIGNATURE)
}

/** What is wrong with a file as a whole, whose signature covers all of it. */
function fileFault(checkpoint: Head, before: CheckpointFile | null, key = checkpoint.publicKey): string | null {
  const { previous } = checkpoint
  if (checkpoint.publicKey.trim() !== key.trim()) return 'it is signed with another key'
  if (!isSigned(checkpoint, key)) return WRONG_SIGNATURE
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
