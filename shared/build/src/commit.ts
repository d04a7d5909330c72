import { execFileSync } from 'node:child_process'

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}

/**
 * The commit that a folder's files are those of: COMMIT of the environment, or git's. Null when nobody knows, or when a
 * file was changed since: then no commit holds what is built.
 */
export function commitOf(folder: string, environment: NodeJS.ProcessEnv = process.env): string | null {
  if (environment['COMMIT']) return environment['COMMIT']
  try {
    return git(folder, 'status', '--porcelain') === '' ? git(folder, 'rev-parse', 'HEAD') : null
  } catch {
    return null
  }
}
