import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { discountStatus } from '@comptoir/contracts/inventory/discounts'
import type { RunningDiscount } from '@comptoir/contracts/inventory/products'
import type { LineDiscount } from '@comptoir/contracts/sales/sales'
import { aProduct, aRunningDiscount } from '../../../testing/a-product.ts'
import type { CartLine } from './cart.ts'
import { grossOf, takenOff } from './cart-totals.ts'
import { bestDiscount, endedBetween, lastTurn, pricedAt, problemOnLine, runningOn } from './line-discount.ts'

const PRICING = { currency: 'TND', vatMode: 'charged' } as const
const at = (ms: number): string => new Date(ms).toISOString()

/** Moments close together, so that they often coincide. */
const aMoment = fc.integer({ min: 1000, max: 1020 })
const aWindow = fc
  .tuple(aMoment, aMoment)
  .map(([one, other]) => ({ startDate: at(Math.min(one, other)), endDate: at(Math.max(one, other)) }))
const aRunning: fc.Arbitrary<RunningDiscount> = fc
  .tuple(aWindow, fc.integer({ min: 1, max: 100_000 }), fc.constantFrom('d1', 'd2', 'd3'))
  .map(([window, rateMilli, id]) => ({ id, name: `Promotion ${id}`, rateMilli, ...window }))
const anOffer = fc.option(aRunning)

interface Case {
  line: CartLine
  byHand: LineDiscount | undefined
}

/** A line with or without a running discount, and what a cashier may have given on it. */
const aCase: fc.Arbitrary<Case> = fc
  .record({
    unitPriceMicro: fc.integer({ min: 1, max: 50_000_000 }),
    quantityMilli: fc.integer({ min: 1, max: 100_000 }),
    discount: anOffer,
  })
  .map(({ unitPriceMicro, quantityMilli, discount }): CartLine => ({
    id: 'l',
    product: aProduct({ unitPriceMicro, discount }),
    quantityMilli,
  }))
  .chain((line) =>
    fc
      .oneof(
        fc.constant(undefined),
        fc.integer({ min: 1, max: 100_000 }).map((rateMilli): LineDiscount => ({ kind: 'rate', rateMilli })),
        fc
          .integer({ min: 0, max: grossOf(line, PRICING) })
          .map((amountMinor): LineDiscount => ({ kind: 'amount', amountMinor })),
      )
      .map((byHand) => ({ line: { ...line, discount: byHand }, byHand })),
  )

const off = (line: CartLine, discount: LineDiscount | undefined): number =>
  discount ? takenOff(line, discount, PRICING) : 0
const offAt = (line: CartLine, nowMs: number): number => off(line, bestDiscount(line, PRICING, nowMs))

describe('the discount of a line', () => {
  test('is one of the two, and never worse for the customer than either', () => {
    fc.assert(
      fc.property(aCase, aMoment, ({ line, byHand }, now) => {
        const running = runningOn(line.product, now)
        const offer: LineDiscount | undefined = running
          ? { kind: 'rate', rateMilli: running.rateMilli, reason: running.name, discountId: running.id }
          : undefined
        const best = bestDiscount(line, PRICING, now)
        expect([byHand, offer]).toContainEqual(best)
        expect(off(line, best)).toBe(Math.max(off(line, byHand), off(line, offer)))
        if (offer && off(line, offer) >= off(line, byHand)) expect(best).toEqual(offer)
      }),
    )
  })

  test('is what was given by hand outside the time of the running one', () => {
    fc.assert(
      fc.property(aCase, ({ line, byHand }) => {
        expect(bestDiscount(line, PRICING, 999)).toBe(byHand)
        expect(bestDiscount(line, PRICING, 1021)).toBe(byHand)
      }),
    )
  })

  test('is never worse when the time is longer', () => {
    fc.assert(
      fc.property(aCase, aMoment, fc.nat(10), fc.nat(10), ({ line }, now, earlier, later) => {
        const { discount } = line.product
        const longer = discount && {
          ...discount,
          startDate: at(Date.parse(discount.startDate) - earlier),
          endDate: at(Date.parse(discount.endDate) + later),
        }
        expect(offAt({ ...line, product: { ...line.product, discount: longer } }, now)).toBeGreaterThanOrEqual(
          offAt(line, now),
        )
      }),
    )
  })

  test('comes back when the one given by hand is taken away', () => {
    fc.assert(
      fc.property(aCase, aMoment, ({ line }, now) => {
        expect(bestDiscount({ ...line, discount: undefined }, PRICING, now)?.reason).toBe(
          runningOn(line.product, now)?.name,
        )
      }),
    )
  })

  test('may be typed exactly when it would then apply, whatever the limit says of the running one', () => {
    fc.assert(
      fc.property(aCase, aMoment, ({ line, byHand }, now) => {
        fc.pre(byHand !== undefined && !(byHand.kind === 'amount' && byHand.amountMinor === 0))
        if (!byHand) return
        const applies = bestDiscount(line, PRICING, now) === byHand
        expect(problemOnLine(byHand, line, { pricing: PRICING, limitMilli: null }, now)).toBe(
          applies ? null : 'notBetter',
        )
      }),
    )
  })
})

describe('the time of a running discount', () => {
  test('is that of the one rule for its state: both ends belong to it', () => {
    fc.assert(
      fc.property(aRunning, aMoment, (discount, now) => {
        expect(runningOn({ discount }, now) !== null).toBe(discountStatus(discount, new Date(now)) === 'active')
      }),
    )
  })

  test('that cannot be read is none', () => {
    expect(runningOn({ discount: aRunningDiscount({ endDate: 'soon' }) }, Date.now())).toBeNull()
    expect(runningOn({ discount: null }, Date.now())).toBeNull()
  })

  test('makes prices that hold from the last turn until now', () => {
    fc.assert(
      fc.property(fc.array(aCase, { maxLength: 6 }), aMoment, (cases, now) => {
        const lines = cases.map(({ line }) => line)
        const turn = lastTurn(
          lines.map(({ product }) => product),
          now,
        )
        expect(turn).toBeLessThanOrEqual(now)
        expect(pricedAt(lines, PRICING, turn)).toEqual(pricedAt(lines, PRICING, now))
      }),
    )
  })

  test('is told as over once, and only where it made the price', () => {
    fc.assert(
      fc.property(fc.array(aCase, { maxLength: 6 }), aMoment, aMoment, (cases, one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)]
        const lines = cases.map(({ line }) => line)
        const ended = endedBetween(lines, PRICING, from, to)
        expect(new Set(ended.map(({ id }) => id)).size).toBe(ended.length)
        const dearer = lines.filter((line) => offAt(line, to) < offAt(line, from) && runningOn(line.product, from))
        for (const { product } of dearer) expect(ended.map(({ id }) => id)).toContain(product.discount?.id)
        if (from === to) expect(ended).toEqual([])
      }),
    )
  })
})

describe('a line of three at 1,900', () => {
  const running = aRunningDiscount({ id: 'd1' })
  const line: CartLine = {
    id: 'l',
    product: aProduct({ unitPriceMicro: 1_900_000, discount: running }),
    quantityMilli: 3000,
  }
  const now = Date.parse('2026-11-21T13:09:00.000Z')
  const rules = { pricing: PRICING, limitMilli: 20_000 }

  test.each([
    [undefined, 'Semaine du couscous', 570],
    [{ kind: 'rate', rateMilli: 9_999, reason: 'Fidèle' }, 'Semaine du couscous', 570],
    [{ kind: 'rate', rateMilli: 10_000, reason: 'Fidèle' }, 'Semaine du couscous', 570],
    [{ kind: 'amount', amountMinor: 570, reason: 'Fidèle' }, 'Semaine du couscous', 570],
    [{ kind: 'amount', amountMinor: 571, reason: 'Fidèle' }, 'Fidèle', 571],
  ] as const)('with %o by hand', (byHand, reason, amountMinor) => {
    const best = bestDiscount({ ...line, discount: byHand }, PRICING, now)
    expect([best?.reason, off(line, best)]).toEqual([reason, amountMinor])
  })

  test('a running discount may be above the limit of the cashier, one typed may not', () => {
    const half = { ...line, product: { ...line.product, discount: { ...running, rateMilli: 50_000 } } }
    expect(bestDiscount(half, PRICING, now)).toEqual({
      kind: 'rate',
      rateMilli: 50_000,
      reason: 'Semaine du couscous',
      discountId: 'd1',
    })
    expect(problemOnLine({ kind: 'rate', rateMilli: 60_000 }, half, rules, now)).toBe('aboveLimit')
    expect(problemOnLine({ kind: 'rate', rateMilli: 20_000 }, half, rules, now)).toBe('notBetter')
    expect(problemOnLine({ kind: 'rate', rateMilli: 20_000 }, line, rules, now)).toBeNull()
  })
})
