import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { checkDigitOf, correctedGtin } from './index.ts'

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
