import fs from 'node:fs'
import path from 'node:path'

/** The folder of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '..', '..')

const REMOTES = fs.globSync('mfe-*/remote.json', { cwd: ROOT }).map(path.dirname).sort()
/** The applications that the browser loads, each built by itself: the shell, and every folder with a `remote.json`. */
export const APPS: readonly string[] = ['shell', ...REMOTES]
