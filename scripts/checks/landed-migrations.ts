import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

export const MIGRATIONS = 'api/migrations'
/** The oldest of today's migrations: what was there before it had never been released. */
const FIRST = '0001-foundation.ts'
const MIGRATION = /^\d{4}-.*\.ts$/
const MAIN = 'origin/main'

export interface MigrationsChecked {
  /** What is wrong, a sentence each. */
  faults: string[]
  /** What the files were compared with, or why with nothing. */
  comparison: string
}

/** Files that have landed, each with the commit that says how. */
type Landed = ReadonlyMap<string, string>

/**
 * Whether the migrations of a repository only go forward. A landed file has run on databases that nobody can reach any
 * more, so neither it nor what it imports may change; what comes next gets a number after it, and helpers of its own.
 * On a branch what has landed is what `origin/main` had when it began; on main itself, or where there is no origin, what
 * the history since the first migration holds, each file as it was committed first. Without a history all is well.
 */
export function checkMigrations(root: string): MigrationsChecked {
  const { landed, comparison } = landedOf(gitIn(root))
  return { faults: faultsOf(root, landed), comparison }
}

type Git = (...args: string[]) => string | null

/** Asks git about a folder; null where it has no answer. */
function gitIn(root: string): Git {
  return (...args) => {
    const { status, stdout } = spawnSync('git', ['-C', root, ...args], { encoding: 'utf8', maxBuffer: 1 << 26 })
    return status === 0 ? stdout : null
  }
}

function landedOf(git: Git): { landed: Landed; comparison: string } {
  const head = git('rev-parse', '--verify', '--quiet', 'HEAD')?.trim()
  if (!head) return { landed: new Map(), comparison: 'There is no git history to compare migrations with.' }
  const first = lines(git('log', '--reverse', '--diff-filter=A', '--format=%H', '--', `${MIGRATIONS}/${FIRST}`)).at(0)
  if (!first) return { landed: new Map(), comparison: 'No migration has been committed yet.' }
  const main = git('rev-parse', '--verify', '--quiet', `${MAIN}^{commit}`)?.trim()
  const base = main && main !== head ? git('merge-base', head, main)?.trim() : undefined
  if (base && git('merge-base', '--is-ancestor', first, base) !== null) {
    const landed = new Map(filesAt(git, base).map((file) => [file, base]))
    return { landed, comparison: `Compared with ${MAIN} at ${base.slice(0, 7)}.` }
  }
  return {
    landed: sinceFirst(git, first),
    comparison: `Compared with each file's first commit since ${first.slice(0, 7)}.`,
  }
}

function sinceFirst(git: Git, first: string): Landed {
  const landed = new Map(filesAt(git, first).map((file) => [file, first]))
  const additions = git(
    'log',
    '--reverse',
    '--diff-filter=A',
    '--format=commit %H',
    '--name-only',
    `${first}..HEAD`,
    '--',
    MIGRATIONS,
  )
  let commit = first
  for (const line of lines(additions)) {
    if (line.startsWith('commit ')) commit = line.slice('commit '.length)
    else if (!landed.has(path.posix.basename(line))) landed.set(path.posix.basename(line), commit)
  }
  return landed
}

function filesAt(git: Git, commit: string): string[] {
  return lines(git('ls-tree', '--name-only', commit, `${MIGRATIONS}/`)).map((file) => path.posix.basename(file))
}

function lines(text: string | null): string[] {
  return (text ?? '').split('\n').filter(Boolean)
}

function faultsOf(root: string, landed: Landed): string[] {
  const git = gitIn(root)
  const folder = path.join(root, MIGRATIONS)
  const present = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : []
  const last =
    [...landed.keys()]
      .filter((name) => MIGRATION.test(name))
      .sort()
      .at(-1) ?? ''
  const isChanged = (name: string, commit: string): boolean =>
    plain(git('show', `${commit}:${MIGRATIONS}/${name}`) ?? '') !==
    plain(fs.readFileSync(path.join(folder, name), 'utf8'))
  return [
    ...[...landed.keys()].filter((name) => !present.includes(name)).map((name) => `${name} has landed and is missing.`),
    ...[...landed]
      .filter(([name, commit]) => present.includes(name) && isChanged(name, commit))
      .map(([name]) => `${name} has landed and was changed. Write a new migration instead.`),
    ...present
      .filter((name) => !landed.has(name) && MIGRATION.test(name) && name < last)
      .map((name) => `${name} would run before ${last}, which has landed. Give it a later number.`),
  ]
}

/** Line ends do not count, since checkouts differ in them. */
function plain(text: string): string {
  return text.replaceAll('\r\n', '\n')
}
