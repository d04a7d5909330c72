import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { readJson } from '../common/private-file.ts'
import { Refusal } from '../common/refusal.ts'

const RECORD = 'landed.json'
const MIGRATION = /^\d{4}-.*\.ts$/

/** Sha-256 of a file's text; line ends do not count, since checkouts differ in them. */
function hashOf(file: string): string {
  return createHash('sha256').update(fs.readFileSync(file, 'utf8').replaceAll('\r\n', '\n')).digest('hex')
}

function sources(folder: string): string[] {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .sort()
}

function recorded(folder: string): Record<string, unknown> {
  return readJson(path.join(folder, RECORD)) ?? {}
}

/**
 * What is wrong with the migrations of a folder, a sentence each. A landed file has run on databases that nobody can reach
 * any more, so neither it nor what it imports may change; what comes next gets a number after it, and helpers of its own.
 */
export function migrationFaults(folder: string): string[] {
  const landed = recorded(folder)
  const present = sources(folder)
  const last =
    Object.keys(landed)
      .filter((name) => MIGRATION.test(name))
      .sort()
      .at(-1) ?? ''
  return [
    ...Object.keys(landed)
      .filter((name) => !present.includes(name))
      .map((name) => `${name} has landed and is missing.`),
    ...present
      .filter((name) => name in landed && landed[name] !== hashOf(path.join(folder, name)))
      .map((name) => `${name} has landed and was changed: write a new migration.`),
    ...present
      .filter((name) => !(name in landed) && MIGRATION.test(name) && name < last)
      .map((name) => `${name} would run before ${last}, which has landed: give it a later number.`),
  ]
}

/** Records every file of a folder that was not recorded yet, and names them. Refuses while anything landed is not as it was. */
export function recordLanded(folder: string): string[] {
  const faults = migrationFaults(folder)
  if (faults.length > 0) throw new Refusal(faults.join('\n'))
  const landed = recorded(folder)
  const added = sources(folder).filter((name) => !(name in landed))
  const hashes = Object.fromEntries(sources(folder).map((name) => [name, hashOf(path.join(folder, name))]))
  fs.writeFileSync(path.join(folder, RECORD), `${JSON.stringify(hashes, null, 2)}\n`)
  return added
}
