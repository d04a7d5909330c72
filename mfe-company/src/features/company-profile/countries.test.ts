import { describe, expect, test } from '@jest/globals'
import { getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'
import { namedCountries } from './countries.ts'

/** Islands that nobody lives on all year. */
const UNINHABITED = new Set(['AC', 'TA'])

describe('countries of the phone field', () => {
  test('are those of libphonenumber, each with the calling code that it has there', () => {
    const known = getCountries()
      .filter((code) => !UNINHABITED.has(code))
      .map((code) => `${code} +${getCountryCallingCode(code)}`)
    expect(
      namedCountries('en')
        .map(({ code, callingCode }) => `${code} ${callingCode}`)
        .toSorted(),
    ).toEqual(known.toSorted())
  })

  test.each(['en', 'fr', 'ar'] as const)('have a name in %s, Tunisia first, the rest in its order', (language) => {
    const countries = namedCountries(language)
    expect(countries[0]).toMatchObject({ code: 'TN', callingCode: '+216' })
    for (const { code, name } of countries) expect([isSupportedCountry(code), name === code]).toEqual([true, false])
    const names = countries.slice(1).map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare))
  })
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
