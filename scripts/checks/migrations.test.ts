import { describe, expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../common/root.ts'
import { aFolder } from '../fixtures/folder.ts'
import { checkMigrations, MIGRATIONS } from './landed-migrations.ts'

test('no landed migration of the API was changed', () => {
  expect(checkMigrations(ROOT).faults).toEqual([])
})

const FIRST = { '0001-foundation.ts': 'export const up = 1\n', 'support.ts': 'export {}\n' }
const THIRD = { '0003-third.ts': 'export const up = 3\n' }
const ENV = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.org',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.org',
}

function git(root: string, ...args: string[]): void {
  execFileSync('git', ['-C', root, ...args], { env: ENV, stdio: 'pipe' })
}

function write(root: string, files: Readonly<Record<string, string>>): void {
  const folder = path.join(root, MIGRATIONS)
  fs.mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text)
}

function commit(root: string, files: Readonly<Record<string, string>>): void {
  write(root, files)
  git(root, 'add', '-A')
  git(root, 'commit', '-qm', 'a step')
}

/** A repository whose main has two migrations, after others that were never released. */
function aRepository(root: string): string {
  fs.mkdirSync(root, { recursive: true })
  git(root, 'init', '-q', '-b', 'main')
  commit(root, { '0001-older.ts': 'export const up = 0\n', 'support.ts': 'export const older = 1\n' })
  fs.rmSync(path.join(root, MIGRATIONS, '0001-older.ts'))
  commit(root, FIRST)
  commit(root, THIRD)
  return root
}

describe.each(['on main', 'on a branch', 'without an origin'])('what has landed, %s,', (where) => {
  const folder = aFolder()
  let count = 0
  const origin = aRepository(path.join(folder, 'origin'))
  const aClone = (): string => {
    const clone = path.join(folder, `clone-${(count += 1)}`)
    git(folder, 'clone', '-q', origin, clone)
    if (where === 'without an origin') git(clone, 'remote', 'remove', 'origin')
    if (where === 'on a branch') commit(clone, { '0004-ours.ts': 'export const up = 4\n' })
    return clone
  }
  const faultsAfter = (change: (root: string) => void): string[] => {
    const root = aClone()
    change(root)
    return checkMigrations(root).faults
  }

  test('is as it was', () => {
    expect(faultsAfter(() => undefined)).toEqual([])
    expect(faultsAfter((root) => write(root, { '0001-foundation.ts': 'export const up = 1\r\n' }))).toEqual([])
  })

  test('does not change, nor does what it imports, committed or not', () => {
    const edited = ['0001-foundation.ts has landed and was changed. Write a new migration instead.']
    expect(faultsAfter((root) => write(root, { '0001-foundation.ts': 'export const up = 2\n' }))).toEqual(edited)
    expect(faultsAfter((root) => commit(root, { '0001-foundation.ts': 'export const up = 2\n' }))).toEqual(edited)
    expect(faultsAfter((root) => commit(root, { 'support.ts': 'export const helper = 1\n' }))).toEqual([
      'support.ts has landed and was changed. Write a new migration instead.',
    ])
  })

  test('does not go away, by removal or by another name', () => {
    expect(faultsAfter((root) => fs.rmSync(path.join(root, MIGRATIONS, '0003-third.ts')))).toEqual([
      '0003-third.ts has landed and is missing.',
    ])
    expect(
      faultsAfter((root) => git(root, 'mv', `${MIGRATIONS}/0003-third.ts`, `${MIGRATIONS}/0002-third.ts`)).slice(0, 2),
    ).toContain('0003-third.ts has landed and is missing.')
  })

  test('is followed by later numbers only', () => {
    expect(faultsAfter((root) => write(root, { '0005-fifth.ts': 'export const up = 5\n' }))).toEqual([])
    expect(faultsAfter((root) => write(root, { '0002-second.ts': 'export const up = 2\n' }))).toEqual([
      '0002-second.ts would run before 0003-third.ts, which has landed. Give it a later number.',
    ])
  })
})

describe('elsewhere', () => {
  const folder = aFolder()

  test('a branch may still write its own migration until it has landed', () => {
    const origin = aRepository(path.join(folder, 'origin'))
    git(folder, 'clone', '-q', origin, path.join(folder, 'clone'))
    const clone = path.join(folder, 'clone')
    commit(clone, { '0004-ours.ts': 'export const up = 4\n' })
    commit(clone, { '0004-ours.ts': 'export const up = 5\n' })
    expect(checkMigrations(clone).faults).toEqual([])
  })

  test('a clone of the last commit alone compares with that', () => {
    const origin = aRepository(path.join(folder, 'deep'))
    const shallow = path.join(folder, 'shallow')
    git(folder, 'clone', '-q', '--depth', '1', `file://${origin}`, shallow)
    git(shallow, 'remote', 'remove', 'origin')
    expect(checkMigrations(shallow).faults).toEqual([])
    write(shallow, { '0003-third.ts': 'export const up = 4\n' })
    expect(checkMigrations(shallow).faults).toEqual([
      '0003-third.ts has landed and was changed. Write a new migration instead.',
    ])
  })

  test('without a history it says so', () => {
    const bare = path.join(folder, 'unpacked')
    write(bare, FIRST)
    expect(checkMigrations(bare)).toEqual({
      faults: [],
      comparison: 'There is no git history to compare migrations with.',
    })
  })
})
