import { expect, test } from '@jest/globals'
import { readTyped } from './sale-search.rules.ts'

test.each([
  ['TIC-LM2-004218', { lead: 'TICLM2', counter: 4218 }],
  [' lm2 4218 ', { lead: 'LM2', counter: 4218 }],
  ['004218', { lead: '', counter: 4218 }],
  ['٤٢', { lead: '', counter: 42 }],
  ['LM', null],
  ['', null],
  ['harissa 2x', null],
])('%s is read as %j', (text, expected) => {
  expect(readTyped(text)).toEqual(expected)
})
