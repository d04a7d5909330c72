import { expect, test } from '@jest/globals'
import { decimalsByName } from './unit-decimals.rules.ts'

test.each([
  ['Pièce', 0],
  ['PCS', 0],
  ['u.', 0],
  ['Boîte', 0],
  ['قطعة', 0],
  ['كرتونة', 0],
  ['Kilogramme', 3],
  ['kg', 3],
  ['Litre', 3],
  ['متر', 3],
  ['something else', 3],
])('%s has %i decimals', (name, decimals) => {
  expect(decimalsByName(name)).toBe(decimals)
})
