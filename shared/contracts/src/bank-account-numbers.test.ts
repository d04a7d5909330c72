import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  bankCodeOf,
  ibanDoubt,
  ibanOfRib,
  isBic,
  keptNumber,
  ribDoubt,
  ribKey,
  spacedNumber,
  TUNISIAN_BANKS,
} from './bank-account-numbers.ts'

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
const rib = digits(18).map((number) => number + ribKey(number))

describe('a RIB', () => {
  test.each([
    '10006035183598478831',
    '07040005810111129653',
    '08003000612073212763',
    '01123456789012345618',
    '08006000012345678965',
    '08006000000000009397',
    '10 006 0351835984788 31',
    '',
  ])('%j raises no doubt', (text) => expect(ribDoubt(text)).toBeNull())

  test.each(['1000603518359847883', '100060351835984788311', 'TN5910006035183598478831', '1000603518359847883A'])(
    '%j is written otherwise',
    (text) => expect(ribDoubt(text)).toBe('form'),
  )

  test('of any account with its key is a multiple of 97, and so is never 00', () => {
    fc.assert(
      fc.property(rib, (text) => {
        expect(ribDoubt(text)).toBeNull()
        expect(BigInt(text) % 97n).toBe(0n)
        expect(text.slice(-2)).not.toBe('00')
      }),
    )
  })

  test('with one wrong digit, or two neighbours exchanged, has another key', () => {
    fc.assert(
      fc.property(rib, fc.integer({ min: 0, max: 19 }), fc.integer({ min: 1, max: 9 }), (text, place, more) => {
        const other = (Number(text[place]) + more) % 10
        expect(ribDoubt(`${text.slice(0, place)}${other}${text.slice(place + 1)}`)).toBe('key')
        const [one = '', two = ''] = text.slice(place, place + 2)
        const exchanged = `${text.slice(0, place)}${two}${one}${text.slice(place + 2)}`
        expect(ribDoubt(exchanged)).toBe(one === two || two === '' ? null : 'key')
      }),
    )
  })

  test('names its bank, and each proposed bank has a code and a BIC of its own', () => {
    expect([bankCodeOf('08 006 0000123456789 65'), bankCodeOf('08')]).toEqual(['08', null])
    for (const field of ['code', 'name', 'bic'] as const) {
      const known = TUNISIAN_BANKS.flatMap((bank) => bank[field] ?? [])
      expect(new Set(known).size).toBe(known.length)
    }
    expect(TUNISIAN_BANKS.filter(({ bic }) => bic !== null && !isBic(bic))).toEqual([])
  })
})

describe('an IBAN', () => {
  test('of a Tunisian account follows from its RIB, and is right', () => {
    expect(ibanOfRib('10006035183598478831')).toBe('TN5910006035183598478831')
    fc.assert(
      fc.property(rib, (text) => {
        const iban = ibanOfRib(text) ?? ''
        expect([iban, ibanDoubt(iban)]).toEqual([`TN59${text}`, null])
      }),
    )
    expect([ibanOfRib('10006035183598478832'), ibanOfRib('')]).toEqual([null, null])
  })

  test.each(['FR76 3000 6000 0112 3456 7890 189', 'DE89370400440532013000', 'gb82west12345698765432', ''])(
    '%j raises no doubt',
    (text) => expect(ibanDoubt(text)).toBeNull(),
  )

  test.each([
    ['DE88370400440532013000', 'key'],
    ['TN5810006035183598478831', 'key'],
    ['DE8937040044053201300', 'form'],
    ['10006035183598478831', 'form'],
    ['FR', 'form'],
  ])('%j: %s', (text, doubt) => expect(ibanDoubt(text)).toBe(doubt))

  test('with one wrong place has other check digits', () => {
    fc.assert(
      fc.property(rib, fc.integer({ min: 4, max: 23 }), fc.integer({ min: 1, max: 9 }), (text, place, more) => {
        const iban = `TN59${text}`
        const other = (Number(iban[place]) + more) % 10
        expect(ibanDoubt(`${iban.slice(0, place)}${other}${iban.slice(place + 1)}`)).toBe('key')
      }),
    )
  })
})

test('a number is kept plain, printed in its groups, and left alone where it is none', () => {
  fc.assert(
    fc.property(rib, (text) => {
      for (const number of [text, `TN59${text}`]) {
        expect(keptNumber(spacedNumber(number))).toBe(number)
        expect(keptNumber(number)).toBe(number)
      }
    }),
  )
  expect(spacedNumber('10006035183598478831')).toBe('10 006 0351835984788 31')
  expect(spacedNumber('TN5910006035183598478831')).toBe('TN59 1000 6035 1835 9847 8831')
  expect([keptNumber(' Compte 12-A '), spacedNumber('12-A')]).toEqual(['Compte 12-A', '12-A'])
})
