import { describe, expect, test } from '@jest/globals'
import { numberKind, numberText, plainNumber } from './number-text.ts'

describe('the number of a cell', () => {
  test.each([
    ['6191234567890', '6191234567890'],
    ['6.19123456789E+12', '6191234567890'],
    ['6.1912345678900002E12', '6191234567890'],
    ['12345678901234567890', '12345678901234567890'],
    ['1.23E+20', '123000000000000000000'],
    ['19.989999999999998', '19.99'],
    ['0.30000000000000004', '0.3'],
    ['-0.1', '-0.1'],
    ['1E-3', '0.001'],
    ['2.5000000000000001E-7', '0.00000025'],
    ['0', '0'],
    ['-0.0', '0'],
    ['1.0', '1'],
    ['100', '100'],
    ['', ''],
    ['abc', 'abc'],
  ])('%s is written %s', (stored, text) => {
    expect(plainNumber(stored)).toBe(text)
  })

  test.each([
    [9, undefined, '0.19', '19%'],
    [164, '0.0%', '7.0000000000000007E-2', '7%'],
    [165, '0000000000000', '12345', '0000000012345'],
    [166, '#,##0.000\\ "DT"', '1234.5', '1234.5'],
    [167, '[Red]#,##0.00;-#,##0.00', '3.5', '3.5'],
    [168, '"dinars" 0', '3', '3'],
    [0, undefined, '41', '41'],
    [2, undefined, '1.5', '1.5'],
    [14, undefined, '46146', '2026-05-04'],
    [169, 'dd/mm/yyyy hh:mm', '46146.5', '2026-05-04 12:00:00'],
    [170, '[$-40C]d mmmm yyyy', '46146', '2026-05-04'],
    [20, undefined, '0.25', '06:00:00'],
    [14, undefined, '99999999', '99999999'],
    [171, 'General', '46146', '46146'],
    [9, undefined, 'x', 'x'],
  ])('in format %i (%s), %s is read as %s', (id, code, stored, text) => {
    expect(numberText(stored, numberKind(id, code), 'windows')).toBe(text)
  })

  test('days of old Macintoshes begin in 1904', () => {
    expect(numberText('44684', numberKind(14, undefined), 'macintosh')).toBe('2026-05-04')
  })
})
