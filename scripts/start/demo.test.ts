import { expect, test } from '@jest/globals'
import fs from 'node:fs'
import path from 'node:path'
import { aFolder } from '../fixtures/folder.ts'
import { demoLines, demoPassword } from './demo.ts'

const dataDir = aFolder()
const file = path.join(dataDir, 'demo.json')

test('a password is made once and kept where only its owner reads it', () => {
  const made = demoPassword(dataDir, null)
  expect(made.password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
  expect(demoPassword(dataDir, null)).toEqual(made)
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
})

test('a given password is used and written nowhere', () => {
  const kept = fs.readFileSync(file, 'utf8')
  expect(demoPassword(dataDir, 'given-password').password).toBe('given-password')
  expect(fs.readFileSync(file, 'utf8')).toBe(kept)
})

test('the lines say who can sign in, with what, and where that is kept', () => {
  const made = demoPassword(dataDir, null)
  const lines = demoLines(made).join('\n')
  expect(lines).toContain(`${made.password} (kept in ${file})`)
  for (const account of ['admin', 'cashier', 'super']) expect(lines).toContain(`${account}@demo.example`)
})
