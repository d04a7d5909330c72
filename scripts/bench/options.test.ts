import { expect, test } from '@jest/globals'
import { readOptions } from './options.ts'

test('five rounds are the least that a figure is quoted from', () => {
  expect(readOptions([])).toEqual({
    isSmoke: false,
    isJson: false,
    rounds: 5,
    attempts: 10,
    seconds: 4,
    profileFolder: null,
  })
})

test('the smoke size takes one short round', () => {
  expect(readOptions(['--smoke', '--json'])).toMatchObject({
    isSmoke: true,
    isJson: true,
    rounds: 1,
    attempts: 1,
    seconds: 0.5,
  })
})

test('rounds, seconds and a folder for profiles may be given', () => {
  expect(readOptions(['--rounds', '7', '--seconds=10', '--profile', 'somewhere'])).toMatchObject({
    rounds: 7,
    seconds: 10,
    profileFolder: 'somewhere',
  })
})

test.each([[['--rounds', 'many']], [['--seconds', '0']], [['--fast']], [['more']]])(
  '%j is refused with what is accepted',
  (args) => {
    expect(() => readOptions(args)).toThrow('Accepted options: --json')
  },
)
