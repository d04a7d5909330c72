import { expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { aFolder } from '../fixtures/folder.ts'
import { changedSince } from './changes.ts'

const root = aFolder()
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@test.example', ...args], {
    cwd: root,
    encoding: 'utf8',
  })
const write = (file: string, text: string): void => fs.writeFileSync(path.join(root, file), text)

function commit(...files: string[]): void {
  for (const file of files) write(file, file)
  git('add', '-A')
  git('commit', '-q', '-m', files.join(' '))
}

test('what a branch changed, what is not committed and what is new; nothing that others did meanwhile', () => {
  git('init', '-q', '-b', 'main')
  commit('kept', 'changed', 'deleted')
  git('checkout', '-q', '-b', 'work')
  expect(changedSince('main', root)).toBeNull()
  commit('committed')
  fs.rmSync(path.join(root, 'deleted'))
  write('changed', 'otherwise')
  write('with spaces é', '')
  git('stash', '-q', '-u')
  git('checkout', '-q', 'main')
  commit('of others')
  git('checkout', '-q', 'work')
  git('stash', 'pop', '-q')
  expect(changedSince('main', root)).toEqual(['changed', 'committed', 'deleted', 'with spaces é'])
})

test('a commit that is not known says nothing', () => {
  expect(changedSince('origin/main', root)).toBeNull()
  expect(changedSince('--help', root)).toBeNull()
})
