import { expect, test } from '@jest/globals'
import { GROUPS, readFederationOptions } from './options.ts'

test('all figures are measured, the fast ones in nine rounds', () => {
  expect(readFederationOptions([])).toEqual({
    isSmoke: false,
    isJson: false,
    rounds: 9,
    slowRounds: 3,
    only: new Set(GROUPS),
    isAll: false,
  })
})

test('the smoke size takes one round', () => {
  expect(readFederationOptions(['--smoke', '--json', '--all'])).toMatchObject({
    isSmoke: true,
    isJson: true,
    isAll: true,
    rounds: 1,
    slowRounds: 1,
  })
})

test('figures and rounds may be chosen', () => {
  expect(readFederationOptions(['--only', 'F4,f1', '--rounds', '2'])).toMatchObject({
    only: new Set(['F1', 'F4']),
    rounds: 2,
    slowRounds: 2,
  })
})

test.each([
  [['--only', 'F10']],
  [['--only', '']],
  [['--rounds', '0']],
  [['--rounds', '1.5']],
  [['--seconds', '3']],
  [['more']],
])('%j is refused with what is accepted', (args) => {
  expect(() => readFederationOptions(args)).toThrow('Accepted options: --json')
})
