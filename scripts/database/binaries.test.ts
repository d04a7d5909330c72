import { expect, test } from '@jest/globals'
import fs from 'node:fs'
import path from 'node:path'
import { aFolder } from '../fixtures/folder.ts'
import { restoreLinks } from './binaries.ts'

const folder = aFolder()

test('the links between the libraries are made where the install script was not allowed to', () => {
  fs.mkdirSync(path.join(folder, 'native', 'lib'), { recursive: true })
  fs.writeFileSync(path.join(folder, 'native', 'lib', 'libpq.so.5.18'), 'the library')
  const links = ['native/lib/libpq.so', 'native/lib/libpq.so.5'].map((target) => ({
    source: 'native/lib/libpq.so.5.18',
    target,
  }))
  fs.writeFileSync(path.join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links))
  restoreLinks(folder)
  restoreLinks(folder)
  expect(fs.readlinkSync(path.join(folder, 'native', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18')
  expect(fs.readFileSync(path.join(folder, 'native', 'lib', 'libpq.so'), 'utf8')).toBe('the library')
})
