import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { aProduct } from '../../../testing/a-product.ts'
import { emptyCart, quantityOf, withCurrentProducts, withProduct, withQuantity, withUnit, type Cart } from './cart.ts'
import { soldPartsOf } from './sold-parts.ts'
import { type CartProduct, soldBy, unitChoices, unitOfPrice } from './sold-by.ts'
import { readCart } from './stored-cart.ts'

const packOf = (id: string, quantityMilli: number, unitPriceMicro: number, unitDecimals = 0) => ({
  id,
  unit: `Pack ${id}`,
  unitDecimals,
  quantityMilli,
  unitPriceMicro,
})
const WATER: CartProduct = aProduct({
  id: 'water',
  unit: 'Bouteille',
  unitDecimals: 0,
  unitPriceMicro: 900_000,
  packs: [packOf('six', 6000, 5_400_000), packOf('half', 12_000, 10_000_000, 1), packOf('carton', 24_000, 20_000_000)],
})
const somePack = fc.constantFrom(undefined, 'six', 'half', 'carton')

describe('a product sold by one of its units', () => {
  test('is the same again, however often the unit was changed in between', () => {
    fc.assert(
      fc.property(fc.array(somePack), somePack, (between, last) => {
        const changed = between.reduce((product, packId) => soldBy(product, packId), WATER)
        expect(soldBy(changed, last)).toEqual(soldBy(WATER, last))
        const { own: _, ...back } = soldBy(changed, undefined)
        expect(back).toEqual(WATER)
      }),
    )
  })

  test('counts in the cart as what its packs hold', () => {
    fc.assert(
      fc.property(fc.array(somePack, { maxLength: 20 }), (packs) => {
        const cart = packs.reduce<Cart>(
          (before, packId, index) => withProduct(before, soldBy(WATER, packId), `l${index}`),
          emptyCart('s'),
        )
        const held = { six: 6000, half: 12_000, carton: 24_000 }
        expect(quantityOf(cart, 'water')).toBe(packs.reduce((sum, id) => sum + (id === undefined ? 1000 : held[id]), 0))
        expect(cart.lines).toHaveLength(new Set(packs).size)
      }),
    )
  })

  test('takes only quantities that are some of its own unit', () => {
    const half = withProduct(emptyCart('s'), soldBy(WATER, 'half'), 'l')
    expect(withQuantity(half, 'l', 1500).lines[0]?.quantityMilli).toBe(1500)
    expect(withQuantity(half, 'l', 1250)).toBe(half)
    // A tenth of twelve is no number of bottles.
    expect(withQuantity(half, 'l', 1100)).toBe(half)
    const carton = withUnit(withQuantity(half, 'l', 1500), 'l', 'carton')
    expect(carton.lines[0]).toMatchObject({ quantityMilli: 1000, product: { unit: 'Pack carton' } })
    expect(withUnit(carton, 'other', 'six')).toBe(carton)
  })

  test('keeps its unit when the shelf is read again, and one that is gone until another is chosen', () => {
    const cart = withProduct(emptyCart('s'), soldBy(WATER, 'carton'), 'l')
    const dearer = { ...WATER, packs: [packOf('carton', 24_000, 22_000_000)] }
    expect(withCurrentProducts(cart, [dearer]).lines[0]?.product).toEqual(soldBy(dearer, 'carton'))
    const gone = withCurrentProducts(cart, [{ ...WATER, packs: [] }]).lines[0]?.product
    expect(gone).toMatchObject({ packId: 'carton', unitPriceMicro: 20_000_000 })
    expect(gone && unitChoices(gone)).toEqual([{ packId: undefined, unit: 'Bouteille', quantityMilli: null }])
  })

  test('offers the units that have a price', () => {
    const free = { ...WATER, unitPriceMicro: 0, packs: [packOf('six', 6000, 0), packOf('carton', 24_000, 20_000_000)] }
    expect(unitChoices(soldBy(free, 'carton')).map(({ packId }) => packId)).toEqual(['carton'])
  })

  test('says the unit of its price where it is no piece', () => {
    expect(unitOfPrice(WATER)).toBe('Bouteille')
    expect(unitOfPrice({ ...WATER, packs: [] })).toBeNull()
    expect(unitOfPrice({ ...WATER, packs: [], unit: 'kg', unitDecimals: 3 })).toBe('kg')
  })
})

test('a cart that was kept from before there were packs is sold by the piece', () => {
  const { packs: _, ...old } = WATER
  const cart = withProduct(emptyCart('s'), WATER, 'l')
  const stored = { cart: { ...cart, lines: [{ ...cart.lines[0], product: old }] } }
  const read = readCart(JSON.parse(JSON.stringify(stored)))
  expect(read?.lines[0]?.product.packs).toEqual([])
  const sale = soldPartsOf({
    ...{ cart, totalMinor: 900, dueMinor: 900, roundingMinor: 0, occurredAt: '2026-03-10T12:00:00.000Z' },
    lines: cart.lines.map((line) => ({ ...line, applied: undefined })),
    ...{ cashSessionId: 's', cashierId: 'u1', currency: 'TND', isVatSubject: true },
    ...{ method: { id: 'm', kind: 'cash' }, paymentId: 'p', changeId: 'c' },
  })
  expect(sale.lines).toMatchObject([
    { id: 'l', productId: 'water', packId: null, quantityMilli: 1000, unitPriceMicro: 900_000 },
  ])
})
