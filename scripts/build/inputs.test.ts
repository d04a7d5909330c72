import { beforeEach, describe, expect, test } from '@jest/globals'
import fs from 'node:fs'
import path from 'node:path'
import { APPS } from '../common/root.ts'
import { aFolder } from '../fixtures/folder.ts'
import { inputHashes } from './inputs.ts'

const root = aFolder()

function write(file: string, content = file): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), content)
}

/** Applications that would be built anew after a change. */
function changedBy(change: () => void): string[] {
  const before = inputHashes(root)
  change()
  const after = inputHashes(root)
  return APPS.filter((app) => before.get(app) !== after.get(app))
}

beforeEach(() => {
  fs.rmSync(root, { recursive: true, force: true })
  for (const app of APPS) write(`${app}/src/main.ts`)
  for (const file of [
    'shared/ui/src/index.ts',
    'shared/testing/src/index.ts',
    'tsconfig.base.json',
    'package-lock.json',
    'api/src/app.ts',
  ])
    write(file)
})

describe('an application is built anew', () => {
  test.each([
    ['its own source', 'mfe-inventory/src/main.ts', ['mfe-inventory']],
    ['a new file of its own', 'shell/src/new.ts', ['shell']],
    ['its phrases', 'mfe-people/locales/ar.json', ['mfe-people']],
    ['a shared source', 'shared/ui/src/index.ts', [...APPS]],
    ['the compiler settings', 'tsconfig.base.json', [...APPS]],
    ['the lock file', 'package-lock.json', [...APPS]],
  ])('after a change of %s', (_, file, apps) => {
    expect(changedBy(() => write(file, 'changed'))).toEqual(apps)
  })

  test('after a file is renamed', () => {
    expect(
      changedBy(() => fs.renameSync(path.join(root, 'shell/src/main.ts'), path.join(root, 'shell/src/start.ts'))),
    ).toEqual(['shell'])
  })
})

describe('nothing is built anew', () => {
  test.each([
    'shell/dist/main.js',
    'shell/node_modules/a/index.js',
    'shell/e2e/day.ts',
    'mfe-people/src/main.test.tsx',
    'shared/ui/src/index.test.ts',
    'shared/testing/src/index.ts',
    'api/src/app.ts',
    'README.md',
  ])('after a change of %s', (file) => {
    expect(changedBy(() => write(file, 'changed'))).toEqual([])
  })

  test('after a checkout that changes times only', () => {
    expect(changedBy(() => fs.utimesSync(path.join(root, 'shell/src/main.ts'), 1, 1))).toEqual([])
  })
})
