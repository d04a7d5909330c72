import { expect, test } from '@jest/globals'
import { aProduct } from '../../../testing/a-product.ts'
import type { CartLine } from './cart.ts'
import { shortProducts } from './short-stock.ts'
import { customProduct, soldBy, type CartProduct } from './sold-by.ts'

const lineOf = (product: CartProduct, quantityMilli: number): CartLine => ({
  id: `${product.id} ${quantityMilli}`,
  product,
  quantityMilli,
})
const SIX = { id: 'six', unit: 'Pack', unitDecimals: 0, quantityMilli: 6000, unitPriceMicro: 5_400_000 }
const water = aProduct({ id: 'water', onHandMilli: 8000, packs: [SIX] })
const tea = aProduct({ id: 'tea', onHandMilli: 2000 })
const namesOf = (lines: readonly CartLine[]): string[] => shortProducts(lines).map(({ id }) => id)

test('a product is short by the sum of its lines, in its own unit', () => {
  expect(namesOf([lineOf(water, 8000), lineOf(tea, 2000)])).toEqual([])
  expect(namesOf([lineOf(soldBy(water, 'six'), 1000), lineOf(tea, 2500), lineOf(water, 2001)])).toEqual([
    'water',
    'tea',
  ])
})

test('what there is of it is as it was last read', () => {
  expect(namesOf([lineOf(tea, 1000), lineOf({ ...tea, onHandMilli: 500 }, 1000)])).toEqual(['tea'])
})

test('a custom item has no stock', () => {
  const custom = customProduct('c', { designation: 'Retouche', unitPriceMicro: 5_000_000, vatRateMilli: 19_000 })
  expect(shortProducts([lineOf(custom, 1000)])).toEqual([])
})
