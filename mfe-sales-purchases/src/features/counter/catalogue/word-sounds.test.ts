import { describe, expect, test } from '@jest/globals'
import { searchText } from '@comptoir/contracts/search-text'
import * as fc from 'fast-check'
import { soundOf } from './word-sounds.ts'

const sounds = (words: readonly string[]) => new Set(words.map((word) => soundOf(searchText(word))))

describe('what a word sounds like', () => {
  test.each([
    [['سكر', 'sucre', 'sokkar', 'sukar', 'السكر']],
    [['هريسة', 'harissa', 'hrissa', '7rissa']],
    [['كسكسي', 'couscous', 'kouskousi', 'koskos']],
    [['زيت', 'zit', 'zeit', 'zayt']],
    [['تن', 'thon', 'ton']],
    [['شكلاطة', 'chocolat', 'choklata']],
    [['خبز', 'khobz', '5obz']],
    [['غاز', 'ghaz']],
    [['حلوى', 'الحلوى', 'halwa', 'hlwa', '7alwa', 'haloua']],
    [['ثوم', 'بالثوم', 'thoum', 'toum']],
  ])('is the same for %s', (words) => {
    expect(sounds(words).size).toBe(1)
  })

  test('differs for words that do not sound alike', () => {
    const words = ['sucre', 'sel', 'riz', 'thon', 'tomate', 'lait', 'beurre', 'semoule']
    expect(sounds(words).size).toBe(words.length)
  })

  test('is nothing for numbers, codes with signs and single sounds', () => {
    for (const word of ['250', '3579', 'a', 'eau', 'ab-12', 'e2', '']) expect(soundOf(word)).toBe('')
  })

  test('says each sound once in a row, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (text) => {
        expect(soundOf(searchText(text))).not.toMatch(/(.)\1/)
      }),
    )
  })
})
