import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { ean13CheckDigit, lineFromLabel, readWeighedLabel } from './index.ts'
import { micro, tnd } from './testing/read-figures.ts'

const patterns = [{ pattern: '21 IIIII WWWWW C' }, { pattern: '22 IIIII PPPPP C' }]

describe('reading labels', () => {
  test.each([
    ['619409868215', '7'],
    ['619000000001', '9'],
    ['619123456789', '7'],
  ])('check digit of %s is %s', (body, digit) => {
    expect(ean13CheckDigit(body)).toBe(digit)
  })

  test('what a scale prints is read back', () => {
    const fiveDigits = fc.integer({ min: 0, max: 99_999 }).map((n) => String(n).padStart(5, '0'))
    fc.assert(
      fc.property(fc.constantFrom('21', '22'), fiveDigits, fiveDigits, (prefix, itemCode, value) => {
        const body = prefix + itemCode + value
        const label = readWeighedLabel(body + ean13CheckDigit(body), patterns)
        const expected =
          prefix === '21'
            ? { kind: 'weight', itemCode, quantityMilli: Number(value) }
            : { kind: 'price', itemCode, amountMinor: Number(value) }
        expect(label).toEqual(expected)
      }),
    )
  })

  test('prices in tens of millimes, four-digit items and a price check digit', () => {
    const body = '230042701517'
    const label = readWeighedLabel(body + ean13CheckDigit(body), [{ pattern: '23 IIII ? PPPPP C', priceUnitMinor: 10 }])
    expect(label).toEqual({ kind: 'price', itemCode: '0042', amountMinor: tnd('15.170') })
  })

  test.each([
    ['a wrong check digit', '2100123005254'],
    ['a prefix without pattern', '6191234567897'],
    ['an eight-digit code', '61940024'],
    ['letters', '21001230052AB'],
  ])('%s is no label', (_, code) => {
    expect(readWeighedLabel(code, patterns)).toBeNull()
  })

  test.each(['21 IIIII WWWWW', '21 IIIII WWPPP C', 'IIIIIII WWWWW C', '21 IIIII XXXXX C', '21 IIIIIIIIII C'])(
    'pattern %s is refused',
    (pattern) => {
      expect(() => readWeighedLabel('2100123005253', [{ pattern }])).toThrow(
        expect.objectContaining({ code: 'money.labelPatternInvalid' }),
      )
    },
  )
})

describe('from label to line', () => {
  test('a weight becomes a quantity', () => {
    const label = { kind: 'weight', itemCode: '00123', quantityMilli: 525 } as const
    expect(lineFromLabel(label, micro('28.900'), 'TND')).toEqual({
      quantityMilli: 525,
      unitPriceMicro: micro('28.900'),
    })
  })

  test('a price label on a product without a price is refused', () => {
    const label = { kind: 'price', itemCode: '00123', amountMinor: 1 } as const
    expect(() => lineFromLabel(label, 0, 'TND')).toThrow(expect.objectContaining({ code: 'money.labelPriceInvalid' }))
  })
})
