import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { openPrivate } from './owned-file.ts'

/** Writes JSON that only its owner may read; a reader finds the old text or the new, never half of one. */
export function writePrivateJson(file: string, content: unknown): void {
  const draft = `${file}.${process.pid}.tmp`
  const handle = openPrivate(draft, 'w')
  try {
    fs.writeFileSync(handle, `${JSON.stringify(content, null, 2)}\n`)
    fs.fsyncSync(handle)
  } finally {
    fs.closeSync(handle)
  }
  fs.renameSync(draft, file)
}

/** The object in a JSON file, null where there is no such file; a file that holds anything else throws. */
export function readJson(file: string): Record<string, unknown> | null {
  const text = readIfThere(file)
  if (text === null) return null
  const content: unknown = JSON.parse(text)
  if (typeof content !== 'object' || content === null) throw new Error(`${file} does not hold an object`)
  return { ...content }
}

/** A file's text, null where there is no such file. */
export function readIfThere(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return null
    throw error
  }
}

export function isErrno(error: unknown, ...codes: string[]): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    typeof error.code === 'string' &&
    codes.includes(error.code)
  )
}

/** 24 random bytes in letters that need no escaping in an address. */
export function randomPassword(): string {
  return randomBytes(24).toString('base64url')
}
