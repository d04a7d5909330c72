import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { DomainError } from '../../../platform/errors.ts'
import { pricesOf, productSearchText, unitPriceOf } from './products.rules.ts'

const aPriceMicro = fc.integer({ min: 0, max: 900_000_000_000 })
const aRate = fc.constantFrom(0, 7_000, 13_000, 19_000)

describe('prices of a product', () => {
  test('the price that a person set is kept to the millionth, whichever it is', () => {
    fc.assert(
      fc.property(aPriceMicro, aRate, fc.constantFrom(0, 1_000), (price, vat, fodec) => {
        expect(pricesOf('ht', price, vat, fodec)?.htMicro).toBe(price)
        expect(pricesOf('ttc', price, vat, fodec)?.ttcMicro).toBe(price)
      }),
    )
  })

  test('a shelf price comes back from the tax-excluded price that was computed from it, to the millime', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        aRate,
        fc.constantFrom(0, 1_000),
        (millimes, vat, fodec) => {
          const shelf = millimes * 1000
          const ht = pricesOf('ttc', shelf, vat, fodec)?.htMicro ?? -1
          expect(Math.round((pricesOf('ht', ht, vat, fodec)?.ttcMicro ?? -1) / 1000)).toBe(millimes)
        },
      ),
    )
  })

  test('FODEC is inside the VAT base: 24.990 at 19 % with FODEC is 20.792079 before tax', () => {
    expect(pricesOf('ttc', 24_990_000, 19_000, 1_000)?.htMicro).toBe(20_792_079)
    expect(pricesOf('ttc', 24_990_000, 19_000, 0)?.htMicro).toBe(21_000_000)
  })

  test('a price that no JSON number names exactly is none', () => {
    expect(pricesOf('ht', 990_000_000_000_000, 19_000, 0)).toBeNull()
    expect(pricesOf('ht', 800_000_000_000_000, 19_000, 0)).not.toBeNull()
  })

  test('six decimals are read exactly, a seventh is refused', () => {
    expect(unitPriceOf(1.260504)).toBe(1_260_504)
    expect(unitPriceOf(0.000001)).toBe(1)
    for (const price of [1.2605041, 1e-7])
      expect(() => unitPriceOf(price)).toThrow(new DomainError('product.tooManyDecimals', { decimals: 6 }))
    expect(() => unitPriceOf(1_000_000_000)).toThrow(new DomainError('request.invalid'))
  })
})

test('no word of a search runs from one field into the next', () => {
  const text = productSearchText({ designation: 'Thé  Vert', code: 'A1', barcodes: ['619', '620'], location: null })
  expect(text).toBe('the vert\na1\n619 620\n')
})
