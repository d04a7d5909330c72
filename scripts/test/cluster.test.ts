import { expect, test } from '@jest/globals'
import { listFailures } from './cluster.ts'

test('what fails is named with what speaks against it', () => {
  const said = [
    'holds one (0.1 s)',
    'FAILS two: 3 sales (0.2 s)',
    '        a first fault',
    '        a second one',
    'holds three (0.3 s)',
    'FAILS four (0.4 s)',
    '',
    '2 hold, 2 fail',
  ].join('\n')
  expect(listFailures(said)).toEqual([
    'two: 3 sales (0.2 s)\n        a first fault\n        a second one',
    'four (0.4 s)',
  ])
})
