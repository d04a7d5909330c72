import fs from 'node:fs'
import path from 'node:path'
import { openPrivate } from './owned-file.ts'
import { isErrno } from './private-file.ts'

/** Errors whose message is written for the person at the terminal. */
const PLAIN = new Set(['Refusal', 'ConfigError'])

/** Prints what went wrong: a sentence where it was foreseen, else one with the file that holds the details. */
export function reportFailure(error: unknown, logFolder: string): void {
  console.error(sentenceOf(error) ?? unforeseen(error, logFolder))
}

function sentenceOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (PLAIN.has(error.name)) return error.message
  if (error.name === 'DatabaseNewerError') {
    return `The database comes from a newer version of Comptoir (${error.message.split(': ').at(-1)}). Start that version, or give this one another database or DATA_DIR. Nothing in it was changed.`
  }
  if (isErrno(error, 'EACCES', 'EPERM', 'EROFS')) {
    return `This user does not have the permissions needed to start (${error.message}). Give it the folder with chown -R, or set DATA_DIR to a folder of its own.`
  }
  if (isErrno(error, 'ENOSPC')) return `The disk is full (${error.message}). Free some space and start again.`
  return null
}

function unforeseen(error: unknown, logFolder: string): string {
  const message = error instanceof Error ? error.message : String(error)
  const details = error instanceof Error ? (error.stack ?? message) : message
  const file = path.join(logFolder, 'error.log')
  try {
    const handle = openPrivate(file, 'a')
    fs.writeSync(handle, `${new Date().toISOString()} ${details}\n`)
    fs.closeSync(handle)
  } catch {
    return `Something unexpected went wrong: ${message}`
  }
  return `Something unexpected went wrong: ${message} (details in ${file})`
}
