import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { slipsOf } from './slips.rules.ts'

/** As LIKE compares. */
function like(text: string, pattern: string): boolean {
  const source = [...pattern]
    .map((letter) => ({ '%': '.*', _: '.' })[letter] ?? letter.replaceAll(/[^\p{L}]/gu, String.raw`\$&`))
    .join('')
  return new RegExp(`^${source}$`, 'su').test(text)
}
const finds = (word: string, typed: string): boolean => slipsOf(typed).some((pattern) => like(word, pattern))

const aLetter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzابتثجحخ')
/** Long enough that a run of three letters stays beside the slip. */
const aWord = fc.array(aLetter, { minLength: 7, maxLength: 14 })

describe('a word with one slip finds what was meant', () => {
  const slips: [string, (word: string[], at: number, letter: string) => string[]][] = [
    ['another letter', (word, at, letter) => word.with(at, letter)],
    ['a letter too many', (word, at, letter) => word.toSpliced(at, 0, letter)],
    ['a letter left out', (word, at) => word.toSpliced(at, 1)],
    [
      'two letters swapped',
      (word, at) => (at + 1 < word.length ? word.with(at, word[at + 1] ?? '').with(at + 1, word[at] ?? '') : word),
    ],
  ]
  test.each(slips)('%s', (_, slip) => {
    fc.assert(
      fc.property(aWord, fc.nat(6), aLetter, (word, at, letter) => {
        const typed = slip(word, at, letter)
        fc.pre(typed.join('') !== word.join(''))
        expect(finds(word.join(''), typed.join(''))).toBe(true)
      }),
    )
  })
})

test('every pattern can be looked up in the index of trigrams: by three letters in a row, or by how words begin', () => {
  fc.assert(
    fc.property(fc.array(aLetter, { minLength: 4, maxLength: 12 }), (word) =>
      slipsOf(word.join('')).every((pattern) => /[^%_]{3}|^[^%_]/u.test(pattern)),
    ),
  )
})

test.each([
  ['loit', 'lait', true],
  ['lati', 'laitue', true],
  ['lait', 'chocolat', false],
  ['tomx', 'automate', false],
  ['crame', 'creme', true],
  ['harosa', 'biharissa', false],
  ['tomite', 'automate', true],
  ['زيتن', 'زيتون', true],
  ['زيتن', 'الزيتون', true],
])('%s is a slip away from %s: %s', (typed, word, isSlip) => {
  expect(finds(word, typed)).toBe(isSlip)
})

test.each(['', 'a', 'thé', 'P-123', '5%5', '123456', 'a'.repeat(21)])('%s is meant as it is typed', (text) => {
  expect(slipsOf(text)).toEqual([])
})
