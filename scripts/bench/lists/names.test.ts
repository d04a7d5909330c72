import { expect, test } from '@jest/globals'
import { designationOf, wordOf } from './names.ts'

const NAMES = Array.from({ length: 10_000 }, (_, number) => designationOf(number))

test('a catalogue has many names, some of them Arabic, and the same ones every time', () => {
  expect(new Set(NAMES).size).toBeGreaterThan(9000)
  expect(NAMES.filter((name) => /\p{Script=Arabic}/u.test(name))).toHaveLength(1250)
  expect(designationOf(77)).toBe(NAMES[77])
})

test('few words are frequent and most are rare, as in real catalogues', () => {
  const having = (word: string): number => NAMES.filter((name) => name.toLowerCase().split(' ').includes(word)).length
  expect(having(wordOf(0)) / NAMES.length).toBeGreaterThan(0.02)
  expect(having(wordOf(0)) / NAMES.length).toBeLessThan(0.06)
  expect(having(wordOf(100))).toBeLessThan(having(wordOf(0)) / 4)
  const words = new Set(NAMES.flatMap((name) => name.toLowerCase().split(' ')))
  expect(words.size).toBeGreaterThan(5000)
})
