import { describe, expect, test } from '@jest/globals'
import { readTyped } from './read-typed.ts'

describe('what is typed into the search', () => {
  test.each([
    ['eau', null, 'eau'],
    ['  eau plate ', null, 'eau plate'],
    ['3*eau', 3000, 'eau'],
    [' 12 * 6191234567890', 12_000, '6191234567890'],
    ['3*', 3000, ''],
    ['0,485*', 485, ''],
    ['1.5×thé', 1500, 'thé'],
    ['0*eau', null, '0*eau'],
    ['*eau', null, '*eau'],
    ['2*3*eau', 2000, '3*eau'],
    ['1,2345*eau', null, '1,2345*eau'],
    ['1234567*eau', null, '1234567*eau'],
    ['٣*ماء', 3000, 'ماء'],
    ['٠٫٤٨٥*', 485, ''],
    ['', null, ''],
  ])('%j is %p of %j', (text, quantityMilli, words) => {
    expect(readTyped(text)).toEqual({ quantityMilli, words })
  })
})
