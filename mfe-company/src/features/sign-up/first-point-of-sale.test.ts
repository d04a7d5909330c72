import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { aCompanyProfile } from '../../testing/builders.ts'
import { codeFor, firstPointOfSaleOf } from './first-point-of-sale.ts'

test('a company’s first shop is at its address, called by its city', () => {
  expect(firstPointOfSaleOf(aCompanyProfile({ city: 'La Marsa' }))).toEqual({
    code: 'LM',
    name: 'La Marsa',
    address: '27, avenue Hédi Chaker',
    postalCode: '4000',
    city: 'La Marsa',
    phone: '+216 73226410',
  })
})

test.each([
  ['Tunis', 'TUN'],
  ['Béja', 'BEJ'],
  ['Sidi Bou Saïd', 'SBS'],
  ['Lac 2', 'L2'],
  ['سوسة', 'PV1'],
  ['', 'PV1'],
])('%j is called %s for short', (name, code) => expect(codeFor(name)).toBe(code))

test('whatever a city is called, its code is one', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => expect(codeFor(name)).toMatch(/^[A-Z0-9]{1,6}$/)))
})
