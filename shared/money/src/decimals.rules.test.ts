import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import {
  decimalFromMinor,
  formatDecimal,
  microFromNumber,
  milliFromNumber,
  milliRateFromNumber,
  minorFromDecimal,
  numberFromMicro,
  numberFromMilli,
  numberFromMilliRate,
  parseDecimal,
} from './index.ts'

const someSafe = fc.maxSafeInteger()
const some15Digits = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 })
const someDecimals = fc.integer({ min: 0, max: 9 })

describe('laws', () => {
  test('what is written is read back, for any integer and scale', () => {
    fc.assert(
      fc.property(someSafe, someDecimals, (n, decimals) => parseDecimal(formatDecimal(n, decimals), decimals) === n),
    )
  })

  test('a decimal comma and groups of three read the same', () => {
    fc.assert(
      fc.property(someSafe, someDecimals, fc.constantFrom(' ', '\u00A0', '\u202F'), (n, decimals, space) => {
        const [whole = '', fraction] = formatDecimal(n, decimals).split('.')
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, space)
        expect(parseDecimal(fraction === undefined ? grouped : `${grouped},${fraction}`, decimals)).toBe(n)
      }),
    )
  })

  test('JSON numbers map to integers and back, through JSON text', () => {
    fc.assert(
      fc.property(some15Digits, (n) => {
        const again = (value: number) => JSON.parse(JSON.stringify(value)) as number
        expect(microFromNumber(again(numberFromMicro(n)))).toBe(n)
        expect(milliRateFromNumber(again(numberFromMilliRate(n)))).toBe(n)
        expect(milliFromNumber(again(numberFromMilli(n)))).toBe(n)
        expect(minorFromDecimal(again(decimalFromMinor(n, 'TND')), 'TND')).toBe(n)
        expect(minorFromDecimal(again(decimalFromMinor(n, 'EUR')), 'EUR')).toBe(n)
      }),
    )
  })

  test('the number is the one its text names: no multiplication error', () => {
    fc.assert(fc.property(some15Digits, (n) => numberFromMicro(n) === Number(formatDecimal(n, 6))))
  })
})

describe('reading what people type', () => {
  test.each([
    ['1234.567', 3, 1_234_567],
    ['1 234,5', 3, 1_234_500],
    ['1\u202F234\u202F567,891', 3, 1_234_567_891],
    [' 0,1 ', 3, 100],
    ['-12.5', 3, -12_500],
    ['\u221212.5', 3, -12_500],
    ['-0', 3, 0],
    ['007', 0, 7],
    ['1500', 3, 1_500_000],
    ['1,500', 3, 1_500],
    ['1.500', 3, 1_500],
  ])('%j with %i decimals is %i', (text, decimals, expected) => {
    expect(Object.is(parseDecimal(text, decimals), expected)).toBe(true)
  })

  test.each([
    ['1,234.5', 3],
    ['1.234,5', 3],
    ['1.234.567', 3],
    ['1,234,567', 3],
    ['1.5000', 3],
    ['1.50', 0],
    ['12 34', 3],
    ['1 234\u00A0567', 3],
    ['1  234', 3],
    ['1234 567', 3],
    ['', 3],
    ['.', 3],
    ['.5', 3],
    ['5.', 3],
    ['+5', 3],
    ['- 5', 3],
    ['1e3', 3],
    ['0x10', 3],
    ['Infinity', 3],
    ['9007199254740993', 0],
    ['9007199254741', 3],
  ])('%j with %i decimals is refused', (text, decimals) => {
    expect(parseDecimal(text, decimals)).toBeNull()
  })

  test('writing keeps every decimal', () => {
    expect([formatDecimal(1_234_567, 3), formatDecimal(-5, 3), formatDecimal(0, 3), formatDecimal(42, 0)]).toEqual([
      '1234.567',
      '-0.005',
      '0.000',
      '42',
    ])
    expect(() => formatDecimal(0.5, 3)).toThrow(RangeError)
    expect(() => formatDecimal(1, 10)).toThrow(RangeError)
  })
})

describe('JSON numbers', () => {
  test('rates and prices of the fields', () => {
    expect(milliRateFromNumber(19)).toBe(19_000)
    expect(milliRateFromNumber(12.5)).toBe(12_500)
    expect(microFromNumber(1.260504)).toBe(1_260_504)
    expect(microFromNumber(0.000001)).toBe(1)
    expect(minorFromDecimal(1.1, 'TND')).toBe(1_100)
    expect(minorFromDecimal('1 234,5', 'EUR')).toBe(123_450)
    expect(minorFromDecimal(1_500, 'JPY')).toBe(1_500)
    expect(decimalFromMinor(1_500, 'TND')).toBe(1.5)
    expect(decimalFromMinor(1_500, 'JPY')).toBe(1_500)
  })

  test.each([
    ['a seventh decimal', () => microFromNumber(1.2605042), 'money.decimalsTooMany'],
    ['a fourth decimal of a rate', () => milliRateFromNumber(5.3333), 'money.decimalsTooMany'],
    ['binary dust', () => minorFromDecimal(0.1 + 0.2, 'TND'), 'money.decimalsTooMany'],
    ['a number so small that it prints an exponent', () => microFromNumber(1e-7), 'money.decimalsTooMany'],
    ['millimes in euros', () => minorFromDecimal(1.005, 'EUR'), 'money.decimalsTooMany'],
    ['millimes in a text of euros', () => minorFromDecimal('1.500', 'EUR'), 'money.decimalsTooMany'],
    ['half a yen', () => minorFromDecimal(0.5, 'JPY'), 'money.decimalsTooMany'],
    ['NaN', () => microFromNumber(Number.NaN), 'money.decimalInvalid'],
    ['a text that is no number', () => minorFromDecimal('1,234.5', 'TND'), 'money.decimalInvalid'],
    ['a billion as a unit price', () => microFromNumber(1e9), 'money.amountOutOfRange'],
    ['an integer beyond its double', () => numberFromMicro(1e15), 'money.amountOutOfRange'],
    ['a number that prints an exponent', () => microFromNumber(1e21), 'money.amountOutOfRange'],
  ])('%s is refused', (_, act, code) => {
    expect(act).toThrow(expect.objectContaining({ code }))
  })
})
