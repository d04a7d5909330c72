import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { firstCharacters } from './first-characters.ts'

test('the beginning of a text has at most so many characters, and tears none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, count) => {
      const beginning = firstCharacters(text, count)
      expect([...beginning]).toEqual([...text].slice(0, count))
      expect(beginning).not.toMatch(/\p{Surrogate}/u)
    }),
  )
})

test.each([
  ['Écru', 2, 'Éc'],
  ['𖣂𖣂𖣂', 2, '𖣂𖣂'],
  ['a𖣂', 2, 'a𖣂'],
  ['', 3, ''],
])('%s cut to %d is %s', (text, count, beginning) => {
  expect(firstCharacters(text, count)).toBe(beginning)
})
