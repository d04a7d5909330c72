import { describe, expect, test } from '@jest/globals'
import { isPhone, withLatinDigits } from './phone.ts'

describe('a telephone', () => {
  test.each([
    '71748320',
    '+216 71 748 320',
    '00216 71.748.320',
    '(+216) 71-748-320',
    '+1 (212) 555/0100',
    ' 71 100 200 ',
    '٧١ ٧٤٨ ٣٢٠',
    '۷۱۷۴۸۳۲۰',
    '12345678',
    '1'.repeat(15),
    `+216 ${'1'.repeat(15)}`,
    '',
    ' ',
  ])('is %j', (text) => expect(isPhone(text)).toBe(true))

  test.each([
    '12ab',
    'abc',
    '1234567',
    '1'.repeat(16),
    '190 123',
    '+216 1234567',
    '+216 71 748 32',
    `+216 ${'1'.repeat(16)}`,
    '71 748 320 poste 4',
    '71+748320',
    '+',
    '()',
    '------',
    '71_748_320',
    '٧١ا٧٤٨٣٢٠',
    '71\n748320',
  ])('is not %j', (text) => expect(isPhone(text)).toBe(false))

  test('is looked at in no time, however long and strange it is', () => {
    for (const sign of [' ', '(', '1 ', '-']) expect(isPhone(`${sign.repeat(50_000)}x`)).toBe(false)
  })
})

test('is kept in Latin digits', () => {
  expect(withLatinDigits('+٢١٦ (۷۱) 748')).toBe('+216 (71) 748')
})
