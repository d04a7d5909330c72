import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { htMicroFromTtc } from '@comptoir/money'
import { aProduct, aRunningDiscount } from '../../../testing/a-product.ts'
import { type Cart, emptyCart, withCurrentProducts, withProduct, withUnit, withWeighed } from './cart.ts'
import { totalsOf } from './cart-totals.ts'
import { bestDiscount, pricedAt } from './line-discount.ts'
import { isPriceTyped, priceOf, withPrice } from './line-price.ts'
import { customProduct } from './sold-by.ts'
import { soldPartsOf } from './sold-parts.ts'
import { finishSplit, splitCart } from './split-cart.ts'
import { readCart } from './stored-cart.ts'

const PRICING = { currency: 'TND', vatMode: 'charged' } as const
const NOW = Date.parse('2026-05-04T10:00:00Z')
const CARTON = { id: 'carton', unit: 'Carton', unitDecimals: 0, quantityMilli: 24_000, unitPriceMicro: 70_000_000 }
const harissa = aProduct({ packs: [CARTON] })
const totalOf = ({ lines }: Cart) => totalsOf(pricedAt(lines, PRICING, NOW), PRICING).totals.totalMinor
const aCart = (product = harissa) => withProduct(emptyCart('sale'), product, 'line')
const lineOf = ({ lines: [line] }: Cart) => {
  if (!line) throw new Error('no line')
  return line
}

describe('a price typed on a line', () => {
  test('is what one costs, beside the price of the shelf, which comes back', () => {
    const typed = withPrice(aCart(), 'line', 3_000_000)
    expect([priceOf(lineOf(typed)), lineOf(typed).product.unitPriceMicro]).toEqual([3_000_000, 3_450_000])
    expect(totalOf(typed)).toBe(3000)
    expect(isPriceTyped(lineOf(typed))).toBe(true)
    expect(withPrice(typed, 'line', undefined)).toEqual(aCart())
    expect(withPrice(typed, 'line', 3_450_000)).toEqual(aCart())
  })

  test('takes the place of the running discount and of one by hand; another may be given on it', () => {
    const onOffer = aCart(aProduct({ discount: aRunningDiscount({ rateMilli: 50_000 }) }))
    const typed = withPrice(onOffer, 'line', 3_000_000)
    expect(bestDiscount(lineOf(typed), PRICING, NOW)).toBeUndefined()
    expect(totalOf(typed)).toBe(3000)
    const discount = { kind: 'rate', rateMilli: 10_000 } as const
    const reduced = { ...typed, lines: [{ ...lineOf(typed), discount }] }
    expect(totalOf(reduced)).toBe(2700)
    expect(lineOf(withPrice(reduced, 'line', 2_000_000)).discount).toBeUndefined()
  })

  test('that is the shelf’s stays typed while the product has a discount, and goes only where it is taken back', () => {
    const onOffer = aCart(aProduct({ discount: aRunningDiscount({ rateMilli: 50_000 }) }))
    expect(totalOf(onOffer)).toBe(1725)
    const typed = withPrice(onOffer, 'line', 3_450_000)
    expect([lineOf(typed).priceMicro, totalOf(typed), isPriceTyped(lineOf(typed))]).toEqual([3_450_000, 3450, false])
    expect(withPrice(withPrice(onOffer, 'line', 3_000_000), 'line', 3_450_000)).toEqual(typed)
    expect(withPrice(typed, 'line', undefined)).toEqual(onOffer)
  })

  test('that the line has already changes nothing: what was taken off by hand stays', () => {
    const discount = { kind: 'rate', rateMilli: 10_000 } as const
    const reduced = (cart: Cart): Cart => ({ ...cart, lines: [{ ...lineOf(cart), discount }], receivedMinor: 5000 })
    const [listed, typed] = [reduced(aCart()), reduced(withPrice(aCart(), 'line', 3_000_000))]
    expect(withPrice(listed, 'line', 3_450_000)).toBe(listed)
    expect(withPrice(listed, 'line', undefined)).toBe(listed)
    expect(withPrice(typed, 'line', 3_000_000)).toBe(typed)
    expect(lineOf(withPrice(typed, 'line', 3_450_000)).discount).toBeUndefined()
  })

  test('stays where products are read again, and is of no other piece of the same', () => {
    const typed = withPrice(aCart(), 'line', 3_000_000)
    const dearer = { ...harissa, unitPriceMicro: 4_000_000 }
    expect(priceOf(lineOf(withCurrentProducts(typed, [dearer])))).toBe(3_000_000)
    expect(withProduct(typed, harissa, 'next').lines.map(priceOf)).toEqual([3_000_000, 3_450_000])
  })

  test('is of the unit that it was typed for, of a weight the price of one', () => {
    const typed = withPrice(aCart(), 'line', 3_000_000)
    expect(priceOf(lineOf(withUnit(typed, 'line', undefined)))).toBe(3_000_000)
    const carton = withUnit(typed, 'line', 'carton')
    expect(priceOf(lineOf(carton))).toBe(70_000_000)
    const cheaper = withPrice(carton, 'line', 60_000_000)
    expect([totalOf(cheaper), priceOf(lineOf(withUnit(cheaper, 'line', undefined)))]).toEqual([60_000, 3_450_000])
    const weighed = withWeighed(emptyCart('sale'), aProduct({ unit: 'kg' }), 'line', 525)
    expect(totalOf(withPrice(weighed, 'line', 2_000_000))).toBe(1050)
  })

  test('of a custom item is its own', () => {
    const item = { designation: 'Ourlet', unitPriceMicro: 8_000_000, vatRateMilli: 19_000 }
    const custom = withWeighed(emptyCart('sale'), customProduct('custom', item), 'line', 1000)
    const typed = withPrice(custom, 'line', 6_000_000)
    expect([totalOf(typed), isPriceTyped(lineOf(typed))]).toEqual([6000, false])
  })

  test('is kept by the browser and on both tickets of a split; a damaged one is not', () => {
    const typed = withPrice(withProduct(aCart(), harissa, 'line'), 'line', 3_000_000)
    expect(readCart({ cart: JSON.parse(JSON.stringify(typed)) })).toMatchObject({ lines: [{ priceMicro: 3_000_000 }] })
    expect(readCart({ cart: { ...typed, lines: [{ ...lineOf(typed), priceMicro: 'cheap' }] } })).toBeNull()
    const split = splitCart(typed, new Map([['line', 1000]]), () => 'new')
    if (!split) throw new Error('no split')
    expect([split.goes, finishSplit(typed, split.open)].map(totalOf)).toEqual([3000, 3000])
  })
})

const aPrice = fc.integer({ min: 1000, max: 5_000_000_000 })
const aRate = fc.constantFrom(0, 7000, 13_000, 19_000)

test('law: a line at a typed price is sold as one of a product that costs that, whatever the shelf says', () => {
  fc.assert(
    fc.property(
      aPrice,
      aPrice,
      aRate,
      fc.integer({ min: 1000, max: 100_000 }),
      (listed, typed, vatRateMilli, milli) => {
        const product = (unitPriceMicro: number) => aProduct({ id: 'p', unitPriceMicro, vatRateMilli })
        const cartOf = (unitPriceMicro: number) =>
          withWeighed(emptyCart('sale'), product(unitPriceMicro), 'line', milli)
        const one = withPrice(cartOf(listed), 'line', typed)
        const other = cartOf(typed)
        const figures = ({ lines }: Cart) => totalsOf(pricedAt(lines, PRICING, NOW), PRICING)
        expect(figures(one)).toEqual(figures(other))
        const { netHtMinor, vatMinor, fodecMinor, totalMinor } = figures(one).totals
        expect(netHtMinor + vatMinor + fodecMinor).toBe(totalMinor)
        expect(htMicroFromTtc(typed, vatRateMilli, 0)).toBeLessThanOrEqual(typed)
      },
    ),
  )
})

test('the ticket is sold at what was typed', () => {
  const cart = withPrice(aCart(), 'line', 3_000_000)
  const parts = soldPartsOf({
    ...{ cart, lines: pricedAt(cart.lines, PRICING, NOW), totalMinor: 3000, dueMinor: 3000, roundingMinor: 0 },
    ...{ method: { id: 'cash', kind: 'cash' }, paymentId: 'paid', changeId: 'change', cashSessionId: 's' },
    ...{ cashierId: 'c', occurredAt: new Date(NOW).toISOString(), currency: 'TND', isVatSubject: true },
  })
  expect(parts.lines).toMatchObject([{ unitPriceMicro: 3_000_000, discount: null }])
})
