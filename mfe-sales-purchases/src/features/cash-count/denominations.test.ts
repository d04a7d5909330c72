import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { denominationsOf, sumOf } from './denominations.ts'

describe('counting by denomination', () => {
  const dinars = denominationsOf('TND')

  test('knows the Tunisian coins from 5 millimes and the notes', () => {
    const values = (kind: string) => dinars.filter((each) => each.kind === kind).map(({ valueMinor }) => valueMinor)
    expect(values('coin')).toEqual([5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5])
    expect(values('note')).toEqual([50_000, 20_000, 10_000, 5000])
  })

  test('adds up pieces, and a five dinar coin is not a five dinar note', () => {
    expect(sumOf(dinars, { 'note-50000': 2, 'coin-5000': 1, 'note-5000': 3, 'coin-100': null })).toBe(120_000)
  })

  test('one more piece of anything adds its value', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...dinars),
        fc.dictionary(fc.constantFrom(...dinars.map(({ id }) => id)), fc.nat(500)),
        (one, pieces) => {
          const more = { ...pieces, [one.id]: (pieces[one.id] ?? 0) + 1 }
          expect(sumOf(dinars, more) - sumOf(dinars, pieces)).toBe(one.valueMinor)
        },
      ),
    )
  })

  test('asks for the sum only where the coins are not known', () => {
    expect(denominationsOf('JPY')).toEqual([])
  })
})
