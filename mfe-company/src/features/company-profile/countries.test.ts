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
