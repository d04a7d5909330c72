import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { code128 } from './code128.ts'

const someText = fc.string({
  unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCodePoint(code)),
  minLength: 1,
  maxLength: 30,
})

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0)
const symbolsOf = (widths: readonly number[]): string[] =>
  Array.from({ length: (widths.length - 7) / 6 }, (_, index) => widths.slice(index * 6, index * 6 + 6).join(''))

describe('Code 128 B', () => {
  test('is made of symbols of 11 modules whose bars have an even width, then the stop of 13', () => {
    fc.assert(
      fc.property(someText, (text) => {
        const widths = code128(text)
        const symbols = symbolsOf(widths)
        expect(symbols).toHaveLength(text.length + 2)
        for (const symbol of symbols) {
          const parts = Array.from(symbol, Number)
          expect(sum(parts)).toBe(11)
          expect(sum(parts.filter((_, index) => index % 2 === 0)) % 2).toBe(0)
        }
        expect(widths.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2])
      }),
    )
  })

  test('gives every character a symbol of its own', () => {
    const characters = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(index + 32))
    const symbols = characters.map((character) => symbolsOf(code128(character))[1])
    expect(new Set(symbols).size).toBe(characters.length)
  })

  // The published example PJJ123C: in code set B its check symbol has the value 55.
  test('writes a known text with its known check symbol', () => {
    expect(symbolsOf(code128('PJJ123C'))).toEqual([
      '211214',
      '313121',
      '112133',
      '112133',
      '123221',
      '223211',
      '221132',
      '131321',
      '311321',
    ])
  })

  test('refuses what the code set does not hold', () => {
    expect(() => code128('')).toThrow(RangeError)
    expect(() => code128('é')).toThrow(RangeError)
    expect(() => code128('a\n')).toThrow(RangeError)
  })
})
