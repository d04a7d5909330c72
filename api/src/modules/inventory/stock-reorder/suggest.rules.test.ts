import { expect, test } from '@jest/globals'
import { LARGEST_QUANTITY_MILLI, LARGEST_TOTAL } from '@comptoir/money'
import * as fc from 'fast-check'
import { ownNeed, suggest, type ShopFacts } from './suggest.rules.ts'

/** A shop that has so much in one place, and needs and sells nothing. */
function aShop(name: string, availableMilli: number, given: Partial<ShopFacts> = {}): ShopFacts {
  return {
    pointOfSale: { id: name, name },
    ...{ availableMilli, incomingMilli: 0, leavingMilli: 0, soldMilli: 0, minimumMilli: 0 },
    ...{ targetMilli: null, multipleMilli: null, snoozedUntil: null },
    fullest: { locationId: `${name}-shop`, availableMilli },
    ...given,
  }
}

test('what is missing up to the target comes first from whoever sells the least of it, the rest is ordered in multiples', () => {
  const sousse = aShop('Sousse', 2000, { minimumMilli: 10_000, targetMilli: 40_000, multipleMilli: 12_000 })
  const tunis = aShop('Tunis', 45_000, { soldMilli: 30_000, minimumMilli: 10_000 })
  const sfax = aShop('Sfax', 9000, { soldMilli: 1000, minimumMilli: 4000 })
  const { neededMilli, sources, orderMilli } = suggest(sousse, [tunis, sfax], 0)
  expect(neededMilli).toBe(38_000)
  expect(sources.map(({ pointOfSale, quantityMilli }) => [pointOfSale.name, quantityMilli])).toEqual([
    ['Sfax', 5000],
    ['Tunis', 15_000],
  ])
  // 18 are left: two packs of twelve.
  expect(orderMilli).toBe(24_000)
})

test('no source sends more than a line of a transfer may hold, and no figure is more than can be told', () => {
  const short = aShop('Sousse', -LARGEST_TOTAL, { minimumMilli: 5000 })
  const { neededMilli, sources, orderMilli } = suggest(short, [aShop('Tunis', LARGEST_TOTAL)], 0)
  expect(neededMilli).toBe(LARGEST_TOTAL)
  expect(sources.map(({ quantityMilli }) => quantityMilli)).toEqual([LARGEST_QUANTITY_MILLI])
  expect(orderMilli).toBeLessThanOrEqual(LARGEST_TOTAL)
})

test('what comes anyway is not asked for again, and what is promised elsewhere is not spare', () => {
  const sousse = aShop('Sousse', 2000, { minimumMilli: 10_000, incomingMilli: 8000 })
  expect(suggest(sousse, [aShop('Tunis', 9000)], 0)).toEqual({ neededMilli: 0, sources: [], orderMilli: 0 })
  const short = aShop('Sousse', 0, { minimumMilli: 5000 })
  expect(suggest(short, [aShop('Tunis', 9000, { leavingMilli: 8000 })], 0).sources).toMatchObject([
    { quantityMilli: 1000, availableMilli: 1000 },
  ])
})

test('only what lies in one place is sent, in whole pieces', () => {
  const short = aShop('Sousse', 0, { minimumMilli: 5000 })
  const spread = aShop('Tunis', 9000, { fullest: { locationId: 'depot', availableMilli: 3500 } })
  const { sources, orderMilli } = suggest(short, [spread], 0)
  expect(sources).toMatchObject([{ fromLocationId: 'depot', quantityMilli: 3000 }])
  expect(orderMilli).toBe(2000)
})

const some = fc.integer({ min: 0, max: 500 })
const arbitraryShop = fc
  .record({ available: fc.integer({ min: -50, max: 500 }), incoming: some, leaving: some, sold: some, least: some })
  .chain((figures) => fc.tuple(fc.constant(figures), fc.option(some), fc.option(fc.integer({ min: 1, max: 24 }))))
  .map(([{ available, incoming, leaving, sold, least }, target, multiple]) =>
    aShop('x', available * 1000, {
      ...{ incomingMilli: incoming * 1000, leavingMilli: leaving * 1000, soldMilli: sold * 1000 },
      minimumMilli: least * 1000,
      targetMilli: target === null ? null : target * 1000,
      multipleMilli: multiple === null ? null : multiple * 1000,
    }),
  )

test('nobody gives what they need, nothing is sent twice, and all that is missing is sent or ordered', () => {
  fc.assert(
    fc.property(arbitraryShop, fc.array(arbitraryShop, { maxLength: 5 }), (here, found) => {
      const others = found.map((shop, at) => ({ ...shop, pointOfSale: { id: `${at}`, name: `${at}` } }))
      const { neededMilli, sources, orderMilli } = suggest(here, others, 0)
      const sent = sources.reduce((sum, { quantityMilli }) => sum + quantityMilli, 0)
      expect(sent).toBeLessThanOrEqual(neededMilli)
      expect(sent + orderMilli).toBeGreaterThanOrEqual(neededMilli)
      expect(orderMilli % (here.multipleMilli ?? 1000)).toBe(0)
      expect(orderMilli - (neededMilli - sent)).toBeLessThan(here.multipleMilli ?? 1000)
      for (const { pointOfSale, quantityMilli } of sources) {
        const shop = others[Number(pointOfSale.id)]
        if (shop) expect(shop.availableMilli - shop.leavingMilli - quantityMilli).toBeGreaterThanOrEqual(ownNeed(shop))
      }
      expect(new Set(sources.map(({ pointOfSale }) => pointOfSale.id)).size).toBe(sources.length)
    }),
  )
})
