import { join, resolve, sep } from 'node:path'
import { readJson } from './read-json.ts'

/** This package's own folder, which holds `tsconfig.bundle.json`. */
export const PRESET = resolve(import.meta.dirname, '..')

/** The folder that holds shell, mfe-*, api and shared; of a remote in a repository of its own, that repository. */
export const ROOT = PRESET.split(sep).includes('node_modules') ? process.cwd() : resolve(PRESET, '../..')

/** Languages every remote ships; the same three as `shared/i18n`. */
export const LANGUAGES = ['en', 'fr', 'ar'] as const

/** The build's id: BUILD_ID of the environment, or `dev`. Refuses what no container name or address may contain. */
export function buildId(environment: NodeJS.ProcessEnv = process.env): string {
  const id = environment['BUILD_ID'] ?? 'dev'
  if (!/^[a-z0-9]{2,40}$/.test(id)) throw new Error(`BUILD_ID must be 2 to 40 small letters and digits, not "${id}".`)
  return id
}

/** Name of a build's container, global and chunk-loading scope: two builds of one remote can live side by side on a page. */
export function containerName(remoteId: string, build: string): string {
  return `${remoteId.replaceAll('-', '_')}_${build}`
}

/** Version of an installed package, as its own package.json says. */
export function installedVersion(name: string): string {
  const read = readJson(join(ROOT, 'node_modules', name, 'package.json'))
  if (typeof read === 'object' && read !== null && 'version' in read && typeof read.version === 'string')
    return read.version
  throw new Error(`The package.json of ${name} states no version.`)
}
