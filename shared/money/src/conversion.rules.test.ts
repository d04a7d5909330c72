import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { convert, convertBack, convertParts, money } from './index.ts'
import { micro, tnd } from './testing/read-figures.ts'

describe('converting', () => {
  const someRate = fc.integer({ min: 1_000, max: 10_000_000 })
  const someParts = fc.array(fc.integer({ min: 0, max: 10 ** 9 }), { minLength: 1, maxLength: 6 })

  test('converted parts add up to the converted total', () => {
    fc.assert(
      fc.property(someParts, someRate, (parts, rateMicro) => {
        const total = money(
          parts.reduce((sum, part) => sum + part, 0),
          'EUR',
        )
        const converted = convertParts(parts, 'EUR', rateMicro, 'TND').reduce((sum, part) => sum + part, 0)
        expect(converted).toBe(convert(total, rateMicro, 'TND').amountMinor)
      }),
    )
  })

  test('from the coarser currency to the finer and back is where we started', () => {
    const someEuros = fc.integer({ min: -(10 ** 9), max: 10 ** 9 })
    fc.assert(
      fc.property(someEuros, fc.integer({ min: 1_000_000, max: 10_000_000 }), (cents, rateMicro) => {
        const dinars = convert(money(cents, 'EUR'), rateMicro, 'TND')
        expect(convertBack(dinars, rateMicro, 'EUR')).toEqual(money(cents, 'EUR'))
      }),
    )
  })

  test('a currency without decimals', () => {
    expect(convert(money(1_000, 'JPY'), micro('0.0205'), 'TND')).toEqual(money(tnd('20.500'), 'TND'))
    expect(convertBack(money(tnd('20.500'), 'TND'), micro('0.0205'), 'JPY')).toEqual(money(1_000, 'JPY'))
  })

  test.each([0, -1, 0.5])('a rate of %s is refused', (rateMicro) => {
    expect(() => convert(money(1, 'EUR'), rateMicro, 'TND')).toThrow(RangeError)
    expect(() => convertBack(money(1, 'TND'), rateMicro, 'EUR')).toThrow(RangeError)
  })

  test('a result past 2^53 is refused', () => {
    expect(() => convert(money(Number.MAX_SAFE_INTEGER, 'EUR'), micro('3.3725'), 'TND')).toThrow(RangeError)
  })
})
