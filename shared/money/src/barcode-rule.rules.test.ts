import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import {
  barcodeOfNumber,
  checkDigitOf,
  productBarcodes,
  kindOfPattern,
  lineAmountMinor,
  lineFromReading,
  quantityOf,
  quantityRead,
  readBarcode,
} from './index.ts'
import { micro, tnd } from './testing/read-figures.ts'

const WEIGHED = { pattern: '21IIIIIWWWWWC', decimals: 3 }
const PRICED = { pattern: '22IIIIIPPPPPC', decimals: 3 }
const OWN = { pattern: '20IIIIIIIIIIC', decimals: 0 }
const RULES = [OWN, WEIGHED, PRICED]
const withCheckDigit = (body: string): string => body + checkDigitOf(body)
const fiveDigits = fc.integer({ min: 1, max: 99_999 }).map((n) => String(n).padStart(5, '0'))

describe('reading codes by rules', () => {
  test('what a scale prints is read back, exactly', () => {
    fc.assert(
      fc.property(fc.constantFrom(WEIGHED, PRICED), fiveDigits, fiveDigits, (rule, productNumber, value) => {
        const read = readBarcode(withCheckDigit(rule.pattern.slice(0, 2) + productNumber + value), RULES)
        expect(read?.rule).toBe(rule)
        expect(read?.reading).toEqual(
          rule === WEIGHED
            ? { kind: 'weight', productNumber, quantityMilli: Number(value) }
            : { kind: 'price', productNumber, priceMicro: Number(value) * 1000 },
        )
      }),
    )
  })

  test('a code with any one digit wrong is read by no rule', () => {
    const wrong = fc.tuple(fiveDigits, fiveDigits, fc.nat(12), fc.integer({ min: 1, max: 9 }))
    fc.assert(
      fc.property(wrong, ([item, value, place, by]) => {
        const digits = [...withCheckDigit(`21${item}${value}`)]
        digits[place] = String((Number(digits[place]) + by) % 10)
        expect(readBarcode(digits.join(''), RULES)).toBeNull()
      }),
    )
  })

  test('the first rule that fits decides', () => {
    const other = { pattern: '21IIIIWWWWWWC', decimals: 2 }
    expect(readBarcode('2100123005253', [other, WEIGHED])?.reading).toEqual({
      kind: 'weight',
      productNumber: '0012',
      quantityMilli: 300_5250,
    })
    expect(readBarcode('2100123005253', [WEIGHED, other])?.rule).toBe(WEIGHED)
  })

  test('prices in tens of millimes, four-digit items and a digit to skip', () => {
    const rule = { pattern: '23IIII?PPPPPC', decimals: 2 }
    expect(readBarcode(withCheckDigit('230042701517'), [rule])?.reading).toEqual({
      kind: 'price',
      productNumber: '0042',
      priceMicro: micro('15.170'),
    })
  })

  test('twelve digits are thirteen without their leading zero', () => {
    const code = withCheckDigit('020012300525')
    const read = readBarcode(code.slice(1), [{ pattern: '02IIIIIWWWWWC', decimals: 3 }])
    expect(read?.reading).toEqual({ kind: 'weight', productNumber: '00123', quantityMilli: 525 })
  })

  test.each([
    ['a wrong check digit', '2100123005254'],
    ['a prefix without a rule', '6191234567897'],
    ['an eight-digit code', '61940024'],
    ['letters', '21001230052AB'],
    ['a weight of nothing', withCheckDigit('210012300000')],
    ['a price of nothing', withCheckDigit('220012300000')],
  ])('%s is read by none', (_, code) => {
    expect(readBarcode(code, RULES)).toBeNull()
  })

  test.each([
    '21IIIIIWWWWW',
    '21IIIIIWWPPPC',
    'IIIIIIIWWWWWC',
    '21IIIIIXXXXXC',
    '61IIIIIWWWWWC',
    '21IIIIIIIIWWC',
    '2100000WWWWWC',
  ])('pattern %s is refused', (pattern) => {
    expect(() => readBarcode('2100123005253', [{ pattern, decimals: 3 }])).toThrow(
      expect.objectContaining({ code: 'money.labelPatternInvalid' }),
    )
  })

  test('a pattern says by its letters what its codes are for', () => {
    expect([OWN, WEIGHED, PRICED].map(({ pattern }) => kindOfPattern(pattern))).toEqual(['product', 'weight', 'price'])
  })
})

describe('the product of a code', () => {
  test('is known by its product number, or by the same code without weight or price', () => {
    expect(productBarcodes('2100123005253', WEIGHED)).toEqual(['00123', withCheckDigit('210012300000')])
    expect(productBarcodes(withCheckDigit('230042701517'), { pattern: '23IIII?PPPPPC', decimals: 2 })).toEqual([
      '0042',
      withCheckDigit('230042000000'),
    ])
  })

  test('every product number has one code of its own, which is read back', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (item) => {
        const code = barcodeOfNumber(item, OWN) ?? ''
        expect(code).toMatch(/^20\d{11}$/)
        const reading = readBarcode(code, RULES)?.reading
        expect(reading).toEqual({ kind: 'product', productNumber: String(item).padStart(10, '0') })
      }),
    )
  })

  test('a number beyond the places has none, nor has a rule of scales', () => {
    expect(barcodeOfNumber(9_999_999_999, OWN)).toBe(withCheckDigit('209999999999'))
    expect(barcodeOfNumber(10_000_000_000, OWN)).toBeNull()
    expect(barcodeOfNumber(1, WEIGHED)).toBeNull()
  })
})

describe('how much a code says', () => {
  test('a weight as it is, a price by division, neither as one', () => {
    expect(quantityOf({ kind: 'weight', productNumber: '1', quantityMilli: 525 }, 0)).toBe(525)
    expect(quantityOf({ kind: 'price', productNumber: '1', priceMicro: micro('15.173') }, micro('28.900'))).toBe(525)
    expect(quantityOf({ kind: 'product', productNumber: '1' }, 0)).toBe(1000)
  })

  test('the quantity of a price comes within half a thousandth of the unit price', () => {
    const price = fc.integer({ min: 1, max: 999_999 })
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 10_000_000 }), (priceMinor, unitMinor) => {
        const quantity = quantityOf(
          { kind: 'price', productNumber: '1', priceMicro: priceMinor * 1000 },
          unitMinor * 1000,
        )
        const gap = BigInt(quantity) * BigInt(unitMinor) - BigInt(priceMinor) * 1000n
        expect(2n * (gap < 0n ? -gap : gap) <= BigInt(unitMinor)).toBe(true)
      }),
    )
  })

  test('a price keeps its amount in the line', () => {
    const line = lineFromReading(
      { kind: 'price', productNumber: '1', priceMicro: micro('15.180') },
      micro('28.900'),
      'TND',
    )
    expect(line).toEqual({ quantityMilli: 525, unitPriceMicro: micro('28.900'), labelPriceMinor: tnd('15.180') })
    expect(lineAmountMinor(525, micro('28.900'), 'TND')).toBe(tnd('15.173'))
  })

  test('nothing of a product without a price, of a plain code, and beyond what a quantity may be', () => {
    const priced = { kind: 'price', productNumber: '1', priceMicro: micro('15.173') } as const
    expect(quantityRead(priced, micro('28.900'))).toBe(525)
    expect(quantityRead(priced, 0)).toBeNull()
    expect(quantityRead(priced, 1)).toBeNull()
    expect(quantityRead({ kind: 'weight', productNumber: '1', quantityMilli: 525 }, 1)).toBe(525)
    expect(quantityRead({ kind: 'weight', productNumber: '1', quantityMilli: 525 }, 0)).toBeNull()
    expect(quantityRead({ kind: 'product', productNumber: '1' }, 1)).toBeNull()
  })

  test('a price for a product without one is refused', () => {
    expect(() => quantityOf({ kind: 'price', productNumber: '00123', priceMicro: 1000 }, 0)).toThrow(
      expect.objectContaining({ code: 'money.labelPriceInvalid' }),
    )
  })
})
