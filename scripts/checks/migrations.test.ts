import { describe, expect, test } from '@jest/globals'
import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../common/root.ts'
import { aFolder } from '../fixtures/folder.ts'
import { migrationFaults, recordLanded } from './landed-migrations.ts'
import { writeFiles } from './write-files.ts'

test('no landed migration of the API was changed', () => {
  expect(migrationFaults(path.join(ROOT, 'api', 'migrations'))).toEqual([])
})

describe('what has landed', () => {
  const folder = aFolder()
  const landing = {
    '0001-first.ts': 'export const up = 1\n',
    '0003-third.ts': 'export const up = 3\n',
    'support.ts': 'export {}\n',
  }
  const change = (files: Readonly<Record<string, string>>): string[] => {
    writeFiles(folder, { ...landing, ...files })
    return migrationFaults(folder)
  }
  writeFiles(folder, landing)

  test('may be edited until it is recorded', () => {
    expect(change({ '0001-first.ts': 'export const up = 2\n' })).toEqual([])
    writeFiles(folder, landing)
    expect(recordLanded(folder)).toEqual(['0001-first.ts', '0003-third.ts', 'support.ts'])
  })

  test('does not change, nor does what it imports', () => {
    expect(change({})).toEqual([])
    expect(change({ '0001-first.ts': 'export const up = 2\n' })).toEqual([
      '0001-first.ts has landed and was changed: write a new migration.',
    ])
    expect(change({ 'support.ts': 'export const helper = 1\n' })).toEqual([
      'support.ts has landed and was changed: write a new migration.',
    ])
    expect(() => recordLanded(folder)).toThrow('support.ts has landed and was changed')
  })

  test('may be checked out with other line ends', () => {
    expect(change({ '0001-first.ts': 'export const up = 1\r\n' })).toEqual([])
  })

  test('does not go away', () => {
    change({})
    fs.rmSync(path.join(folder, '0003-third.ts'))
    expect(migrationFaults(folder)).toEqual(['0003-third.ts has landed and is missing.'])
  })

  test('is followed by later numbers only', () => {
    expect(change({ '0004-fourth.ts': 'export const up = 4\n' })).toEqual([])
    expect(change({ '0002-second.ts': 'export const up = 2\n' })).toEqual([
      '0002-second.ts would run before 0003-third.ts, which has landed: give it a later number.',
    ])
  })
})
