import { expect, test } from '@jest/globals'
import { readCounterOptions } from './options.ts'

test('catalogues of ten and a hundred thousand products, kept in a folder that is named', () => {
  expect(readCounterOptions([])).toMatchObject({ sizes: [10_000, 100_000], folder: null, rounds: 5, isSmoke: false })
  expect(readCounterOptions(['--folder', '/tmp/kept', '--rounds', '2'])).toMatchObject({
    folder: '/tmp/kept',
    rounds: 2,
  })
  expect(readCounterOptions(['--smoke']).sizes).toEqual([200, 400])
})

test('a folder without a name is refused', () => {
  expect(() => readCounterOptions(['--folder'])).toThrow('--folder')
})
