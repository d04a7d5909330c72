import { expect, test } from '@jest/globals'
import { readImportOptions } from './options.ts'

test('a catalogue may be of a file, and only so many rows of it', () => {
  expect(readImportOptions([])).toMatchObject({ file: null, rows: null, isJson: false })
  expect(readImportOptions(['--rows', '200', '--json', '--file', 'c.csv'])).toMatchObject({
    file: 'c.csv',
    rows: 200,
    isJson: true,
  })
})

test.each([[['--rows', 'many']], [['--rows', '0']], [['--file']], [['--fast']]])('%j is refused', (args) => {
  expect(() => readImportOptions(args)).toThrow(/not a whole number|followed by nothing|Accepted options/)
})
