import { expect, test } from '@jest/globals'
import { readScreensOptions } from './options.ts'

test('ten thousand products, or as many as are named, in a folder or not, beside what every benchmark takes', () => {
  expect(readScreensOptions([])).toMatchObject({ products: 10_000, folder: null, rounds: 5, isJson: false })
  expect(readScreensOptions(['--smoke'])).toMatchObject({ products: 200, rounds: 1 })
  expect(readScreensOptions(['--json', '--products', '100110', '--folder', 'kept', '--rounds', '2'])).toMatchObject({
    products: 100_110,
    folder: 'kept',
    rounds: 2,
    isJson: true,
  })
})

test.each([
  ['--products', '0'],
  ['--products', '99'],
  ['--products', 'many'],
  ['--products'],
  ['--folder'],
  ['--pages'],
])('%s %s is refused', (...args) => {
  expect(() => readScreensOptions(args)).toThrow(/products|followed by nothing|Accepted options/)
})
