import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../common/root.ts'

const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', 'playwright-report', 'test-results'])

/** Files below a folder whose name fits, by their path from the root of the repository; what is installed or built is left out. */
export function filesBelow(folder: string, name: RegExp): string[] {
  const at = path.join(ROOT, folder)
  if (!fs.existsSync(at)) return []
  return fs.readdirSync(at, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : filesBelow(file, name)
    return name.test(entry.name) ? [file] : []
  })
}

/** Text of a file, by its path from the root of the repository. */
export function textOf(file: string): string {
  return fs.readFileSync(path.join(ROOT, file), 'utf8')
}

/** Folders of the npm workspaces. */
export function workspaces(): string[] {
  const remotes = fs.readdirSync(ROOT).filter((name) => name.startsWith('mfe-'))
  const shared = fs.readdirSync(path.join(ROOT, 'shared')).map((name) => path.join('shared', name))
  return ['shell', ...remotes, 'api', ...shared].filter((folder) =>
    fs.existsSync(path.join(ROOT, folder, 'package.json')),
  )
}
