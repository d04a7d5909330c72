import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { barcodeVariants, checkDigitOf, correctedGtin } from './index.ts'

test.each([
  ['619409868215', '7'],
  ['6194002', '4'],
  ['619000000001', '9'],
  ['619123456789', '7'],
])('the check digit of %s is %s', (body, digit) => {
  expect(checkDigitOf(body)).toBe(digit)
  expect(correctedGtin(body + digit)).toBeNull()
})

test('a GTIN with another last digit is given the right one', () => {
  const body = fc
    .constantFrom(7, 11, 12, 13)
    .chain((length) =>
      fc
        .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
        .map((digits) => digits.join('')),
    )
  fc.assert(
    fc.property(body, fc.integer({ min: 1, max: 9 }), (digits, by) => {
      const right = checkDigitOf(digits)
      expect(correctedGtin(digits + String((Number(right) + by) % 10))).toBe(digits + right)
    }),
  )
})

test.each(['', '619', 'EPI-0012', '61940024A', '123456789'])(
  '%j is the shop’s own code, with none to be right',
  (code) => {
    expect(correctedGtin(code)).toBeNull()
  },
)

test('a UPC-A is found as EAN-13 and the reverse; nothing else is touched', () => {
  expect(barcodeVariants('036000291452')).toEqual(['036000291452', '0036000291452', '00036000291452'])
  expect(barcodeVariants('0036000291452')).toEqual(['0036000291452', '036000291452', '00036000291452'])
  expect(barcodeVariants('6194098682157')).toEqual(['6194098682157', '06194098682157'])
  expect(barcodeVariants('0012')).toEqual(['0012'])
})
