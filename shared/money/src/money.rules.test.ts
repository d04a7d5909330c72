import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import type { Currency, Money } from './index.ts'
import {
  add,
  compare,
  CURRENCIES,
  exponentOf,
  isCurrency,
  isZero,
  money,
  MoneyError,
  negate,
  subtract,
  sum,
} from './index.ts'

const someMinor = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })
const someDinars = someMinor.map((amountMinor) => money(amountMinor, 'TND'))

describe('laws', () => {
  test('adding then subtracting gives back the start', () => {
    fc.assert(fc.property(someDinars, someDinars, (a, b) => expect(subtract(add(a, b), b)).toEqual(a)))
  })

  test('order and grouping of a sum do not matter', () => {
    fc.assert(
      fc.property(fc.array(someDinars), (amounts) => {
        expect(sum(amounts.toReversed(), 'TND')).toEqual(sum(amounts, 'TND'))
      }),
    )
  })

  test('an amount and its negative make zero, never minus zero', () => {
    fc.assert(fc.property(someDinars, (a) => expect(add(a, negate(a))).toEqual({ amountMinor: 0, currency: 'TND' })))
    expect(Object.is(negate(money(0, 'TND')).amountMinor, 0)).toBe(true)
    expect(Object.is(money(-0, 'TND').amountMinor, 0)).toBe(true)
  })

  test('compare orders as the numbers do', () => {
    fc.assert(fc.property(someDinars, someDinars, (a, b) => compare(a, b) === Math.sign(a.amountMinor - b.amountMinor)))
  })
})

describe('currency is part of the type', () => {
  test('dinars and euros do not add: neither for the compiler nor at run time', () => {
    const dinars: Money<'TND'> = money(1, 'TND')
    const euros: Money<'EUR'> = money(1, 'EUR')
    // @ts-expect-error two currencies
    expect(() => add(dinars, euros)).toThrow(MoneyError)
    // @ts-expect-error two currencies
    expect(() => subtract(dinars, euros)).toThrow(MoneyError)
    // @ts-expect-error two currencies
    expect(() => compare(dinars, euros)).toThrow(MoneyError)
    // @ts-expect-error a euro in a list of dinars
    expect(() => sum([dinars, euros], 'TND')).toThrow(MoneyError)
    // @ts-expect-error not a currency of the table
    expect(() => money(1, 'XXX')).toThrow(MoneyError)
    // @ts-expect-error an amount of euros is not one of dinars
    const wrong: Money<'TND'> = euros
    expect(wrong.currency).toBe('EUR')
    expect(add(dinars, dinars)).toEqual(money(2, 'TND'))
  })

  test('a mixed sum that escaped the compiler says so with a code', () => {
    const mixed: Money[] = [money(1, 'TND'), money(1, 'EUR')]
    expect(() => sum<Currency>(mixed, 'TND')).toThrow(expect.objectContaining({ code: 'money.currencyMismatch' }))
  })
})

describe('currencies', () => {
  test('decimals come from the table', () => {
    const exponents = (['TND', 'EUR', 'USD', 'GBP', 'JPY', 'KWD'] as const).map(exponentOf)
    expect(exponents).toEqual([3, 2, 2, 2, 0, 3])
    expect(Object.keys(CURRENCIES).every((code) => /^[A-Z]{3}$/.test(code))).toBe(true)
  })

  test('only codes of the table are currencies', () => {
    expect(['TND', 'tnd', 'toString', ''].map(isCurrency)).toEqual([true, false, false, false])
    expect(() => exponentOf('toString' as Currency)).toThrow(expect.objectContaining({ code: 'money.currencyUnknown' }))
  })
})

describe('range', () => {
  test.each([0.5, Number.NaN, Infinity, 2 ** 53])('%s is not an amount', (value) => {
    expect(() => money(value, 'TND')).toThrow(RangeError)
    expect(() => money(value, 'TND')).toThrow(expect.objectContaining({ code: 'money.amountOutOfRange' }))
  })

  test('a sum past 2^53 is refused, not rounded', () => {
    const most = money(Number.MAX_SAFE_INTEGER, 'TND')
    expect(() => add(most, money(1, 'TND'))).toThrow('whole number below 2^53')
    expect(isZero(subtract(most, most))).toBe(true)
  })
})
