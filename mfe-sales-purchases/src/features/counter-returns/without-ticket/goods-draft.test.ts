import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { aProduct } from '../../../testing/a-product.ts'
import { EMPTY_GOODS, goodsProblem, goodsTotals, withGoods, withLine } from './goods-draft.ts'

const TND = { currency: 'TND', vatMode: 'charged' } as const
const NEVER_SOLD = { sold: [], hasQuarantine: false }
const harissa = aProduct({ unitPriceMicro: 3_450_000, packs: [] })

describe('goods without their ticket', () => {
  test('are offered at their price today, or at less where they were sold for less', () => {
    expect(withGoods(EMPTY_GOODS, harissa, NEVER_SOLD, 'a').lines).toMatchObject([{ unitPriceMicro: 3_450_000 }])
    const sold = [{ packQuantityMilli: null, leastMicro: 3_105_000 }]
    const cheaper = withGoods(EMPTY_GOODS, harissa, { ...NEVER_SOLD, sold }, 'a')
    expect(cheaper.lines).toMatchObject([{ unitPriceMicro: 3_105_000, mostMicro: 3_105_000 }])
    expect(goodsTotals(cheaper, TND)?.totals.ttcMinor).toBe(3105)
  })

  test('add up on one line, which is gone once nothing of it comes back', () => {
    const twice = withGoods(withGoods(EMPTY_GOODS, harissa, NEVER_SOLD, 'a'), harissa, NEVER_SOLD, 'b')
    expect(twice.lines).toMatchObject([{ id: 'a', quantityMilli: 2000 }])
    const [line] = twice.lines
    if (!line) throw new Error('no line')
    expect(withLine(twice, { ...line, quantityMilli: 0 }).lines).toEqual([])
  })

  test('need a client, a price within the most, and a reason', () => {
    const draft = withGoods(EMPTY_GOODS, harissa, NEVER_SOLD, 'a')
    const problemOf = (over: object) => {
      const next = { ...draft, ...over }
      return goodsProblem(next, goodsTotals(next, TND))
    }
    const client = { id: 'c', name: 'Slim' }
    expect(goodsProblem(EMPTY_GOODS, null)).toBe('goods')
    expect(problemOf({})).toBe('client')
    expect(problemOf({ client })).toBe('withoutReason')
    expect(problemOf({ client, reason: 'other' })).toBeNull()
    const priced = (unitPriceMicro: number | null) => draft.lines.map((line) => ({ ...line, unitPriceMicro }))
    expect(problemOf({ lines: priced(null) })).toBe('price')
    expect(problemOf({ lines: priced(3_450_001) })).toBe('tooDear')
  })

  test('law: the total is that of the lines, whatever comes back', () => {
    const some = fc.record({
      quantityMilli: fc.integer({ min: 1, max: 1_000_000 }),
      unitPriceMicro: fc.integer({ min: 1, max: 1_000_000_000 }),
    })
    fc.assert(
      fc.property(fc.array(some, { minLength: 1, maxLength: 20 }), (given) => {
        const [line] = withGoods(EMPTY_GOODS, harissa, NEVER_SOLD, 'a').lines
        if (!line) throw new Error('no line')
        const lines = given.map((each, index) => ({ ...line, ...each, id: String(index) }))
        const figures = goodsTotals({ lines }, TND)
        const sum = figures?.lines.reduce((total, { totalMinor }) => total + totalMinor, 0)
        expect(figures?.totals.ttcMinor).toBe(sum)
      }),
    )
  })
})
