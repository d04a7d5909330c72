import { expect, test } from '@jest/globals'
import { readListsOptions } from './options.ts'

test('a folder keeps the catalogues, and seeding alone measures nothing', () => {
  expect(readListsOptions(['--folder', 'kept', '--seed', '--rounds', '2'])).toMatchObject({
    folder: 'kept',
    isSeedOnly: true,
    rounds: 2,
    seconds: 1,
  })
  expect(readListsOptions([])).toMatchObject({ folder: null, isSeedOnly: false })
  expect(readListsOptions(['--seconds', '3']).seconds).toBe(3)
})

test('an option that nobody knows is refused', () => {
  expect(() => readListsOptions(['--fodler', 'kept'])).toThrow('--fodler')
})
