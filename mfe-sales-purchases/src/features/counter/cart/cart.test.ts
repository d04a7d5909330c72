import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { computeDocument } from '@comptoir/money'
import { aProduct, aRunningDiscount } from '../../../testing/a-product.ts'
import {
  type Cart,
  emptyCart,
  MAX_LINES,
  quantityOf,
  receiving,
  selectedLine,
  selecting,
  selectingNext,
  withCurrentProducts,
  withDiscount,
  withoutLine,
  withProduct,
  withQuantity,
} from './cart.ts'
import { canPrice, type PricedLine, totalsOf } from './cart-totals.ts'
import { changeQuantity } from './change-quantity.ts'
import { discountProblem } from './discount-limit.ts'

const givenByHand = (cart: Cart): PricedLine[] => cart.lines.map((line) => ({ ...line, applied: line.discount }))
const PRICING = { currency: 'TND', vatMode: 'charged' } as const
const SHELF = Array.from({ length: 5 }, (_, index) =>
  aProduct({
    id: `p${index}`,
    designation: `Produit ${index}`,
    unitPriceMicro: (index + 1) * 1_234_567,
    vatRateMilli: [0, 7_000, 13_000, 19_000, 19_000][index] ?? 0,
  }),
)

type Step = (cart: Cart) => Cart

const aLineOf = (cart: Cart, pick: number): string | undefined => cart.lines[pick % Math.max(cart.lines.length, 1)]?.id

/** Whatever a cashier may do next. */
const someStep: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.constantFrom(...SHELF), fc.uuid()).map(
    ([product, lineId]): Step =>
      (cart) =>
        withProduct(cart, product, lineId),
  ),
  fc.tuple(fc.nat(9), fc.integer({ min: -5, max: 5_000 })).map(
    ([pick, quantity]): Step =>
      (cart) =>
        changeQuantity(cart, aLineOf(cart, pick) ?? '', quantity, { pricing: PRICING, limitMilli: 20_000 }),
  ),
  fc.nat(9).map(
    (pick): Step =>
      (cart) =>
        withoutLine(cart, aLineOf(cart, pick) ?? ''),
  ),
  fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 20_000 })).map(
    ([pick, rateMilli]): Step =>
      (cart) =>
        withDiscount(cart, aLineOf(cart, pick) ?? '', { kind: 'rate', rateMilli }),
  ),
  fc.constantFrom<Step>(
    (cart) => selectingNext(cart, 1),
    (cart) => selectingNext(cart, -1),
  ),
)
const aDay = fc
  .array(someStep, { maxLength: 40 })
  .map((steps) => steps.reduce((cart, step) => step(cart), emptyCart('sale')))

describe('whatever is done to a cart', () => {
  test('its figures are those of the kernel for its lines', () => {
    fc.assert(
      fc.property(aDay, (cart) => {
        const expected = computeDocument({
          currency: 'TND',
          priceBasis: 'ttc',
          lines: cart.lines.map(({ id, product, quantityMilli, discount }) => ({
            id,
            quantityMilli,
            unitPriceMicro: product.unitPriceMicro,
            vatRateMilli: product.vatRateMilli,
            fodecRateMilli: product.fodecRateMilli,
            ...(discount?.kind === 'rate'
              ? { discount: { kind: 'rate', rateMilli: discount.rateMilli } as const }
              : {}),
          })),
        })
        expect(totalsOf(givenByHand(cart), PRICING).totals).toEqual(expected.totals)
      }),
    )
  })

  test('quantities are above zero, ids are distinct, and what is selected is in it', () => {
    fc.assert(
      fc.property(aDay, (cart) => {
        expect(cart.lines.every(({ quantityMilli }) => quantityMilli > 0)).toBe(true)
        expect(new Set(cart.lines.map(({ id }) => id)).size).toBe(cart.lines.length)
        expect(cart.selectedId === null || selectedLine(cart) !== undefined).toBe(true)
      }),
    )
  })

  test('adding and taking out again leaves the figures as they were', () => {
    fc.assert(
      fc.property(aDay, (cart) => {
        const other = aProduct({ id: 'other', unitPriceMicro: 999_999 })
        const back = withoutLine(withProduct(cart, other, 'other-line'), 'other-line')
        expect(totalsOf(givenByHand(back), PRICING).totals).toEqual(totalsOf(givenByHand(cart), PRICING).totals)
      }),
    )
  })

  test('one more of a product is one more in the cart, on one line', () => {
    fc.assert(
      fc.property(aDay, fc.constantFrom(...SHELF), (cart, product) => {
        const next = withProduct(cart, product, 'new')
        expect(quantityOf(next, product.id) - quantityOf(cart, product.id)).toBe(1000)
        expect(selectedLine(next)?.product.id).toBe(product.id)
        expect(next.lines.filter((line) => line.product.id === product.id)).toHaveLength(1)
      }),
    )
  })
})

describe('a cart', () => {
  const [first = aProduct(), second = aProduct()] = SHELF
  const two = withProduct(withProduct(emptyCart('sale'), first, 'l1'), second, 'l2')

  test('keeps the newest last and selected, and the selection stops at the ends', () => {
    expect(two.lines.map(({ id }) => id)).toEqual(['l1', 'l2'])
    expect(two.selectedId).toBe('l2')
    expect(selectingNext(two, 1).selectedId).toBe('l2')
    expect(selectingNext(selectingNext(two, -1), -1).selectedId).toBe('l1')
    expect(selectingNext(selecting(two, null), 1).selectedId).toBe('l1')
    expect(selectingNext(selecting(two, null), -1).selectedId).toBe('l2')
  })

  test('selects the neighbour of a line that is taken out', () => {
    expect(withoutLine(selecting(two, 'l1'), 'l1').selectedId).toBe('l2')
    expect(withoutLine(two, 'l2').selectedId).toBe('l1')
    expect(withoutLine(withoutLine(two, 'l2'), 'l1').selectedId).toBeNull()
    expect(withoutLine(two, 'unknown')).toBe(two)
  })

  test('refuses what is no quantity', () => {
    for (const wrong of [0, -1000, 1.5, Number.NaN, 10 ** 12]) expect(withQuantity(two, 'l1', wrong)).toBe(two)
  })

  test('sells the same product at a new price on a line of its own', () => {
    const dearer = withProduct(two, { ...first, unitPriceMicro: first.unitPriceMicro + 1 }, 'l3')
    expect(dearer.lines).toHaveLength(3)
  })

  test('takes over what the shelf says when a product is added again, and loses no running discount to an older tile', () => {
    const discount = aRunningDiscount()
    const raised = withProduct(two, { ...first, discount, onHandMilli: 1000 }, 'l3')
    expect(raised.lines[0]).toMatchObject({ quantityMilli: 2000, product: { discount, onHandMilli: 1000 } })
    expect(withProduct(raised, first, 'l3').lines[0]?.product.discount).toEqual(discount)
  })

  test('takes over new prices and forgets the cash for the old total', () => {
    const paid = receiving(two, 50_000)
    const next = withCurrentProducts(paid, [{ ...first, unitPriceMicro: 9_000_000 }])
    expect(next.lines.map(({ product }) => product.unitPriceMicro)).toEqual([9_000_000, second.unitPriceMicro])
    expect(next.receivedMinor).toBeNull()
    expect(withCurrentProducts(paid, [])).toBe(paid)
    const discounted = withCurrentProducts(paid, [{ ...first, discount: aRunningDiscount() }])
    expect(discounted.receivedMinor).toBeNull()
  })

  test('keeps the cash for the total where products that are read again cost the same', () => {
    const paid = receiving(two, 50_000)
    const next = withCurrentProducts(paid, [{ ...first, onHandMilli: 7000 }, second])
    expect(next.receivedMinor).toBe(50_000)
    expect(next.lines[0]?.product.onHandMilli).toBe(7000)
  })

  test('takes no more decimals than the unit of the product has', () => {
    const eggs = withProduct(emptyCart('sale'), aProduct({ unit: 'Pièce', unitDecimals: 0 }), 'l1')
    expect(withQuantity(eggs, 'l1', 1500)).toBe(eggs)
    expect(withQuantity(eggs, 'l1', 12_000).lines[0]?.quantityMilli).toBe(12_000)
    const dates = withProduct(emptyCart('sale'), aProduct({ unit: 'kg', unitDecimals: 3 }), 'l1')
    expect(withQuantity(dates, 'l1', 1255).lines[0]?.quantityMilli).toBe(1255)
  })

  test('holds nothing that would cost nothing, and no more than one ticket may come to', () => {
    const cheap = withProduct(emptyCart('sale'), aProduct({ unitPriceMicro: 250_000 }), 'l1')
    expect(canPrice(withQuantity(cheap, 'l1', 1).lines, PRICING)).toBe(false)
    expect(canPrice(withQuantity(cheap, 'l1', 2).lines, PRICING)).toBe(true)
    const ring = withProduct(emptyCart('sale'), aProduct({ unitPriceMicro: 10 ** 12 }), 'l1')
    expect(canPrice(withQuantity(ring, 'l1', 1_000_000).lines, PRICING)).toBe(true)
    expect(canPrice(withQuantity(ring, 'l1', 1_001_000).lines, PRICING)).toBe(false)
  })

  test('is never so dear that the kernel could not compute it', () => {
    const dear = withQuantity(
      withProduct(emptyCart('sale'), aProduct({ unitPriceMicro: 10 ** 15 }), 'l1'),
      'l1',
      999_999_999,
    )
    expect(canPrice(dear.lines, PRICING)).toBe(false)
    expect(canPrice(two.lines, PRICING)).toBe(true)
    expect(MAX_LINES).toBe(1000)
  })
})

describe('the limit of discounts', () => {
  test.each([
    [{ kind: 'rate', rateMilli: 20_000 }, null],
    [{ kind: 'rate', rateMilli: 20_001 }, 'aboveLimit'],
    [{ kind: 'rate', rateMilli: 0 }, 'empty'],
    [{ kind: 'rate', rateMilli: 100_001 }, 'aboveLine'],
    [{ kind: 'amount', amountMinor: 2_000 }, null],
    [{ kind: 'amount', amountMinor: 2_001 }, 'aboveLimit'],
    [{ kind: 'amount', amountMinor: 10_001 }, 'aboveLine'],
    [{ kind: 'amount', amountMinor: 0 }, 'empty'],
  ] as const)('on a line of 10 dinars: %o', (discount, expected) => {
    expect(discountProblem(discount, 10_000, 20_000)).toBe(expected)
  })

  test('is the line itself where the company sets none', () => {
    expect(discountProblem({ kind: 'amount', amountMinor: 10_000 }, 10_000, null)).toBeNull()
    expect(discountProblem({ kind: 'amount', amountMinor: 10_001 }, 10_000, null)).toBe('aboveLine')
  })
})
