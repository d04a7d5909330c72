import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { APPS, ROOT } from '../common/root.ts'

/** Folders that hold results or tests: nothing in them reaches a build. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.cache', 'coverage', 'e2e', 'test', 'test-results'])
const IS_TEST = /\.test\.tsx?$/
/** Read by tests only. */
const TEST_PACKAGE = path.join('shared', 'testing')

/**
 * What an application is built from, as one sha-256 in hex: its own files, everything shared, the compiler's settings
 * and the lock file. Times and places do not count, so every clone of one commit has the same.
 */
export function inputHashes(root = ROOT): Map<string, string> {
  const common = commonInputs(root)
  return new Map(
    APPS.map((app) => [
      app,
      sha256([...filesUnder(root, app).map((file) => describe(root, file)), ...common].join('\n')),
    ]),
  )
}

/** What the packages for remotes of other repositories are made from, as one sha-256 in hex. */
export function sharedHash(root = ROOT): string {
  return sha256(commonInputs(root).join('\n'))
}

/** Everything shared, the compiler's settings and the lock file. */
function commonInputs(root: string): string[] {
  const shared = filesUnder(root, 'shared').filter((file) => !file.startsWith(TEST_PACKAGE + path.sep))
  return [...shared, 'tsconfig.base.json', 'package-lock.json'].map((file) => describe(root, file))
}

/** Files of a folder as paths from the root, in one order everywhere. */
function filesUnder(root: string, folder: string): string[] {
  const entries = fs.readdirSync(path.join(root, folder), { withFileTypes: true })
  return entries
    .filter((entry) => !LEFT_OUT.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name)
      if (entry.isDirectory()) return filesUnder(root, file)
      return entry.isFile() && !IS_TEST.test(entry.name) ? [file] : []
    })
}

function describe(root: string, file: string): string {
  return `${file.replaceAll(path.sep, '/')} ${sha256(fs.readFileSync(path.join(root, file)))}`
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
