import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { taxIdDoubt } from './tax-id.ts'

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })

describe('a Tunisian tax id', () => {
  test.each([
    '0736202X',
    '0914089J',
    '0789012H',
    '1499150L',
    '0000001B',
    '0001000E',
    '9876543N',
    '736202X',
    '1234567R/A/M/000',
    '1234567rAM000',
    '1234567 / R / A / M / 000',
    '1234567R/B/E/001',
    '',
    ' ',
  ])('%j raises no doubt', (text) => expect(taxIdDoubt(text)).toBeNull())

  test.each(['1234567A', '1234567A/A/M/000', '1234567I', '9876543O/A/M/000'])('%j has another key', (text) =>
    expect(taxIdDoubt(text)).toBe('key'),
  )

  test.each([
    '1234567',
    '12345R',
    '12345678R',
    'GB123456789',
    '1234567R/Z/M/000',
    '1234567R/A/E/000',
    '1234567R/A/M',
    'R',
  ])('%j is written otherwise', (text) => expect(taxIdDoubt(text)).toBe('form'))

  test('has one key, so that one wrong digit is noticed', () => {
    fc.assert(
      fc.property(digits(7), fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 9 }), (number, place, more) => {
        const keys = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((key) => taxIdDoubt(number + key) === null)
        expect(keys).toHaveLength(1)
        const other = `${number.slice(0, place)}${(Number(number[place]) + more) % 10}${number.slice(place + 1)}`
        expect(taxIdDoubt(other + String(keys[0]))).toBe('key')
      }),
    )
  })
})
