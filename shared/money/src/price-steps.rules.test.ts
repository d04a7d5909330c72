import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import {
  computeDocument,
  explainPrice,
  htMicroFromTtc,
  ttcMicroFromHt,
  type PriceStepName,
  type PriceToExplain,
} from './index.ts'
import { micro, percent } from './testing/read-figures.ts'

const someRate = fc.integer({ min: 0, max: 100_000 })
const somePrice = fc
  .record({
    currency: fc.constantFrom('TND' as const, 'EUR' as const, 'JPY' as const),
    priceBasis: fc.constantFrom('ht' as const, 'ttc' as const),
    entered: fc.integer({ min: 0, max: 10 ** 14 }),
    vatRateMilli: someRate,
    fodecRateMilli: fc.oneof(fc.constant(0), someRate),
    discountRateMilli: fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: undefined }),
  })
  .map(({ entered, ...price }): PriceToExplain => ({
    ...price,
    ...(price.priceBasis === 'ht'
      ? { priceHtMicro: entered, priceTtcMicro: ttcMicroFromHt(entered, price.vatRateMilli, price.fodecRateMilli) }
      : { priceTtcMicro: entered, priceHtMicro: htMicroFromTtc(entered, price.vatRateMilli, price.fodecRateMilli) }),
  }))

function read(price: PriceToExplain) {
  const steps = explainPrice(price)
  const of = (name: PriceStepName): number => steps.find(({ step }) => step === name)?.amountMicro ?? 0
  const names = steps.map(({ step }) => step)
  return { of, names }
}

/** Where a price with another rate of FODEC was stored, the rates of the company have changed since. */
const anOldPrice = fc.tuple(somePrice, someRate).map(([price, fodecRateMilli]) => ({ ...price, fodecRateMilli }))

describe('the steps of a price', () => {
  test('add up to the price that is stored, and then to what a ticket charges for one unit', () => {
    fc.assert(
      fc.property(fc.oneof(somePrice, anOldPrice), (price) => {
        const { of } = read(price)
        expect(of('priceHt') + of('fodec') + of('vat') + of('ratesSince')).toBe(price.priceTtcMicro)
        expect(of('priceTtc')).toBe(price.priceTtcMicro)
        expect(of('priceTtc') + of('rounding') + of('discount')).toBe(of('charged'))
        const { totals } = computeDocument({
          currency: price.currency,
          priceBasis: 'ttc',
          lines: [
            {
              id: 'one',
              quantityMilli: 1000,
              unitPriceMicro: price.priceTtcMicro,
              vatRateMilli: price.vatRateMilli,
              fodecRateMilli: price.fodecRateMilli,
              discount: price.discountRateMilli ? { kind: 'rate', rateMilli: price.discountRateMilli } : undefined,
            },
          ],
        })
        const perMinor = { TND: 1_000, EUR: 10_000, JPY: 1_000_000 }[price.currency as 'TND' | 'EUR' | 'JPY']
        expect(of('charged')).toBe(totals.totalMinor * perMinor)
      }),
    )
  })

  test('say of each tax what its rate makes of its base, to a millionth', () => {
    fc.assert(
      fc.property(somePrice, (price) => {
        const { of, names } = read(price)
        expect(names).not.toContain('ratesSince')
        // Each rounding is half a millionth, and the taxes carry that of their base on.
        const room = price.priceBasis === 'ttc' ? 4 : 2
        const fodec = (price.priceHtMicro * price.fodecRateMilli) / 100_000
        expect(Math.abs(of('fodec') - fodec)).toBeLessThanOrEqual(room)
        const vat = ((price.priceHtMicro + of('fodec')) * price.vatRateMilli) / 100_000
        if (price.vatRateMilli > 0) expect(Math.abs(of('vat') - vat)).toBeLessThanOrEqual(room)
      }),
    )
  })

  test('a price of an importer, with a discount', () => {
    const price = {
      currency: 'TND',
      priceBasis: 'ht',
      priceHtMicro: micro('10'),
      priceTtcMicro: micro('12.019'),
    } as const
    const rates = { vatRateMilli: percent('19'), fodecRateMilli: percent('1'), discountRateMilli: percent('10') }
    expect(explainPrice({ ...price, ...rates })).toEqual([
      { step: 'priceHt', amountMicro: 10_000_000 },
      { step: 'fodec', amountMicro: 100_000, rateMilli: 1_000 },
      { step: 'vat', amountMicro: 1_919_000, rateMilli: 19_000 },
      { step: 'priceTtc', amountMicro: 12_019_000 },
      { step: 'discount', amountMicro: -1_202_000, rateMilli: 10_000 },
      { step: 'charged', amountMicro: 10_817_000 },
    ])
  })

  test('a price that cannot be paid is rounded; one whose FODEC has ended says so', () => {
    const price = { currency: 'TND', priceBasis: 'ht', priceHtMicro: micro('1.0005'), vatRateMilli: 0 } as const
    expect(explainPrice({ ...price, priceTtcMicro: micro('1.010505'), fodecRateMilli: 0 })).toEqual([
      { step: 'priceHt', amountMicro: 1_000_500 },
      { step: 'vat', amountMicro: 0, rateMilli: 0 },
      { step: 'ratesSince', amountMicro: 10_005 },
      { step: 'priceTtc', amountMicro: 1_010_505 },
      { step: 'rounding', amountMicro: 495 },
      { step: 'charged', amountMicro: 1_011_000 },
    ])
  })
})
