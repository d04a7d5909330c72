import { expect, test } from '@jest/globals'
import { namedCountries } from './countries.ts'
import { hasRightKey } from './tax-id.ts'

test.each([
  '0736202X',
  '0914089J',
  '0789012H',
  '1499150L',
  '0000001B',
  '0001000E',
  '9876543N',
  '1234567R/A/M/000',
  '1234567 r a m 000',
])('%s has the key of its digits', (taxId) => {
  expect(hasRightKey(taxId)).toBe(true)
})

test('another key looks wrong; what is no tax id is not judged', () => {
  expect(hasRightKey('1234567A')).toBe(false)
  for (const taxId of ['', '1234567', 'GB123456789', '12345678']) expect(hasRightKey(taxId)).toBeNull()
})

test('countries come with their calling codes, in the reader’s language, Tunisia first', () => {
  for (const [language, tunisia, france] of [
    ['en', 'Tunisia', 'France'],
    ['fr', 'Tunisie', 'France'],
    ['ar', 'تونس', 'فرنسا'],
  ] as const) {
    const countries = namedCountries(language)
    expect(countries[0]).toEqual({ code: 'TN', callingCode: '+216', name: tunisia })
    expect(countries.find(({ code }) => code === 'FR')).toEqual({ code: 'FR', callingCode: '+33', name: france })
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length)
    for (const { callingCode, name, code } of countries)
      expect([/^\+\d{1,3}$/.test(callingCode), name !== code]).toEqual([true, true])
  }
})
