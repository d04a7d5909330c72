import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import {
  computeDocument,
  htMicroFromTtc,
  lineAmountMinor,
  netAfterDiscounts,
  percentOf,
  proportionOf,
  ttcMicroFromHt,
} from './index.ts'
import { documentOf, line, micro, percent, tnd } from './testing/read-figures.ts'

const VAT_RATES = [7_000, 13_000, 19_000]

describe('quantity × price', () => {
  test.each([
    ['TND', '0.525', '28.900', 15_173],
    ['TND', '3', '12.345', 37_035],
    ['EUR', '3', '0.335', 101],
    ['JPY', '0.5', '3', 2],
    ['JPY', '-0.5', '3', -2],
  ] as const)('%s: %s × %s', (currency, quantity, price, expected) => {
    const { quantityMilli, unitPriceMicro } = line('A', quantity, price, '0')
    expect(lineAmountMinor(quantityMilli, unitPriceMicro, currency)).toBe(expected)
  })

  test('a discounted unit price is not rounded before it is multiplied', () => {
    const discountedUnit = tnd('15.750') - percentOf(tnd('15.750'), percent('12.5'))
    expect(discountedUnit * 10).toBe(tnd('137.810'))
    const discount = { kind: 'rate', rateMilli: percent('12.5') } as const
    expect(computeDocument(documentOf([line('A', '10', '15.750', '0', { discount })])).totals.netHtMinor).toBe(
      tnd('137.812'),
    )
  })

  test('discounts one upon the other multiply, they do not add', () => {
    expect(netAfterDiscounts(tnd('157.500'), [percent('10'), percent('5')])).toBe(tnd('134.663'))
    expect(netAfterDiscounts(tnd('157.500'), [percent('15')])).toBe(tnd('133.875'))
    expect(netAfterDiscounts(tnd('157.500'), [])).toBe(tnd('157.500'))
  })

  test('the order of discounts does not matter', () => {
    const rates = fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 4 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), rates, (amount, list) => {
        expect(netAfterDiscounts(amount, list.toReversed())).toBe(netAfterDiscounts(amount, list))
      }),
    )
  })

  test.each([
    ['a discount above 100 %', () => netAfterDiscounts(1, [100_001])],
    ['a negative rate', () => percentOf(1, -1)],
    ['a fractional rate', () => percentOf(1, 0.5)],
    ['a rate of more than 1000 %', () => percentOf(1, 1_000_001)],
  ])('%s is refused', (_, act) => {
    expect(act).toThrow(expect.objectContaining({ code: 'money.rateOutOfRange' }))
  })
})

describe('binary fractions fail where whole numbers do not', () => {
  test('percent agrees with exact arithmetic on 600 000 amounts; floating point misses thousands', () => {
    let toFixedErrors = 0
    let roundErrors = 0
    for (let amountMinor = 1; amountMinor <= 200_000; amountMinor += 1) {
      for (const rateMilli of VAT_RATES) {
        const exactMinor = percentOf(amountMinor, rateMilli)
        const floating = ((amountMinor / 1_000) * (rateMilli / 1_000)) / 100
        if (Number(floating.toFixed(3)) !== exactMinor / 1_000) toFixedErrors += 1
        if (Math.round(floating * 1_000) / 1_000 !== exactMinor / 1_000) roundErrors += 1
      }
    }
    expect([toFixedErrors, roundErrors]).toEqual([2_978, 1_020])
  })

  test('0.350 and 2.350 at 7 %', () => {
    expect(percentOf(tnd('0.350'), percent('7'))).toBe(tnd('0.025'))
    expect(percentOf(tnd('2.350'), percent('7'))).toBe(tnd('0.165'))
  })
})

describe('shelf prices that no three-decimal price reaches', () => {
  test.each([
    ['7', 6_542],
    ['13', 11_504],
    ['19', 15_966],
  ])('at %s %%: %i of the amounts 0.001 to 100.000', (rate, expected) => {
    const reached = new Set<number>()
    for (let htMinor = 0; htMinor <= 100_000; htMinor += 1) reached.add(htMinor + percentOf(htMinor, percent(rate)))
    let missed = 0
    for (let ttcMinor = 1; ttcMinor <= 100_000; ttcMinor += 1) if (!reached.has(ttcMinor)) missed += 1
    expect(missed).toBe(expected)
  })

  test('1.500 at 19 %: one below, one above', () => {
    const ttcOf = (price: string) => computeDocument(documentOf([line('A', '1', price, '19')])).totals.ttcMinor
    expect([ttcOf('1.260'), ttcOf('1.261')]).toEqual([tnd('1.499'), tnd('1.501')])
  })

  test.each(['1.300', '1.400', '1.500', '1.600', '1.700', '4.500', '7.500', '10.500'])(
    '%s is out of reach from HT but exact when the price is tax included',
    (price) => {
      const htMinor = proportionOf(tnd(price), 100, 119)
      const around = [htMinor - 1, htMinor, htMinor + 1].map((ht) => ht + percentOf(ht, percent('19')))
      expect(around).not.toContain(tnd(price))
      const ticket = computeDocument(documentOf([line('A', '1', price, '19')], { priceBasis: 'ttc' }))
      expect(ticket.totals.ttcMinor).toBe(tnd(price))
    },
  )

  test('ten pieces: three decimals miss 15.000, six decimals meet it', () => {
    const totalsAt = (price: string) => computeDocument(documentOf([line('A', '10', price, '19')])).totals
    expect(totalsAt('1.261').ttcMinor).toBe(tnd('15.006'))
    expect(totalsAt('1.260504')).toMatchObject({
      netHtMinor: tnd('12.605'),
      vatMinor: tnd('2.395'),
      ttcMinor: tnd('15.000'),
    })
  })

  test('VAT by difference is VAT rounded from the tax-included amount', () => {
    const amounts = fc.integer({ min: 0, max: 10 ** 12 })
    fc.assert(
      fc.property(amounts, fc.constantFrom(...VAT_RATES), (ttcMinor, rateMilli) => {
        const byDifference = ttcMinor - proportionOf(ttcMinor, 100_000, 100_000 + rateMilli)
        expect(byDifference).toBe(proportionOf(ttcMinor, rateMilli, 100_000 + rateMilli))
      }),
    )
  })
})

describe('unit prices with and without tax', () => {
  test.each([
    ['1.260504', '19', '0', '1.500000'],
    ['20.792079', '0', '1', '21.000000'],
    ['100.000000', '19', '1', '120.190000'],
  ])('%s at %s %% and FODEC %s %% is %s', (ht, vat, fodec, ttc) => {
    expect(ttcMicroFromHt(micro(ht), percent(vat), percent(fodec))).toBe(micro(ttc))
    expect(htMicroFromTtc(micro(ttc), percent(vat), percent(fodec))).toBe(micro(ht))
  })

  test('to tax excluded and back stays within a millionth', () => {
    const prices = fc.integer({ min: 0, max: 10 ** 12 })
    fc.assert(
      fc.property(prices, fc.constantFrom(0, ...VAT_RATES), fc.constantFrom(0, 1_000), (ttc, vat, fodec) => {
        expect(Math.abs(ttcMicroFromHt(htMicroFromTtc(ttc, vat, fodec), vat, fodec) - ttc)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
