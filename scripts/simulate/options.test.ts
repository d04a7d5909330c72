import { expect, test } from '@jest/globals'
import { readOptions } from './options.ts'

test('ten thousand companies are stood for by a thousand and a hundred thousand sales', () => {
  expect(readOptions([])).toEqual({
    companies: 10_000,
    made: 1000,
    sales: 100_000,
    seed: 1,
    minutes: 120,
    databaseUrl: null,
  })
})

test('fewer companies are all made, with a hundred sales each unless their number is given', () => {
  expect(readOptions(['--companies', '30'])).toMatchObject({ companies: 30, made: 30, sales: 3000 })
  expect(
    readOptions(['--companies', '30', '--sales', '7', '--seed', '9', '--cluster', 'postgres://there']),
  ).toMatchObject({ sales: 7, seed: 9, databaseUrl: 'postgres://there' })
})

test.each([
  [['--companies', '0']],
  [['--sales', '1.5']],
  [['--seed', 'x']],
  [['--minutes', '-1']],
  [['--fast']],
  [['10']],
])('%j is refused with what is accepted', (args) => {
  expect(() => readOptions(args)).toThrow('Usage: npm run simulate')
})
