import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { barsOf } from './bars.ts'

const QUIET = 10
const someText = fc.string({
  unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCodePoint(code)),
  minLength: 1,
  maxLength: 30,
})

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0)

/** Widths of bar, space, bar, ... between the quiet zones, as a scanner sees them. */
function widthsOf(text: string): number[] {
  const { bars, modules } = barsOf(text)
  expect(bars[0]?.x).toBe(QUIET)
  return bars.flatMap(({ x, width }, index) => {
    const next = bars[index + 1]
    if (next) return [width, next.x - x - width]
    expect(x + width).toBe(modules - QUIET)
    return [width]
  })
}

function symbolsOf(text: string): string[] {
  const widths = widthsOf(text)
  return Array.from({ length: (widths.length - 7) / 6 }, (_, index) => widths.slice(index * 6, index * 6 + 6).join(''))
}

describe('Code 128 B', () => {
  test('is made of symbols of 11 modules whose bars have an even width, then the stop of 13', () => {
    fc.assert(
      fc.property(someText, (text) => {
        const symbols = symbolsOf(text)
        expect(symbols).toHaveLength(text.length + 2)
        for (const symbol of symbols) {
          const parts = Array.from(symbol, Number)
          expect(sum(parts)).toBe(11)
          expect(sum(parts.filter((_, index) => index % 2 === 0)) % 2).toBe(0)
        }
        expect(widthsOf(text).slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2])
      }),
    )
  })

  test('gives every character a symbol of its own', () => {
    const characters = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(index + 32))
    const symbols = characters.map((character) => symbolsOf(character)[1])
    expect(new Set(symbols).size).toBe(characters.length)
  })

  // The published example PJJ123C: in code set B its check symbol has the value 55.
  test('writes a known text with its known check symbol', () => {
    expect(symbolsOf('PJJ123C')).toEqual([
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
    for (const text of ['é', 'a\n']) expect(() => barsOf(text)).toThrow()
  })
})
