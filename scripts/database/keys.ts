import path from 'node:path'
import { randomPassword, readJson, writePrivateJson } from '../common/private-file.ts'

/** What the data folder remembers of its database (`database.json`, mode 600). `port` is where it was last reached. */
export type DatabaseKeys = { port?: number; ownerPassword?: string; appPassword?: string; adminPassword?: string }

const PASSWORDS = ['ownerPassword', 'appPassword', 'adminPassword'] as const

export function readKeys(dataDir: string): DatabaseKeys {
  const content = readJson(fileIn(dataDir)) ?? {}
  const keys: DatabaseKeys = {}
  if (typeof content['port'] === 'number') keys.port = content['port']
  for (const name of PASSWORDS) {
    const value = content[name]
    if (typeof value === 'string') keys[name] = value
  }
  return keys
}

export function saveKeys(dataDir: string, changes: DatabaseKeys): void {
  writePrivateJson(fileIn(dataDir), { ...readKeys(dataDir), ...changes })
}

/** The kept password, or a new one that is kept from now on. */
export function keptPassword(dataDir: string, name: (typeof PASSWORDS)[number]): string {
  const known = readKeys(dataDir)[name]
  if (known !== undefined) return known
  const made = randomPassword()
  saveKeys(dataDir, { [name]: made })
  return made
}

export function fileIn(dataDir: string): string {
  return path.join(dataDir, 'database.json')
}
