import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { aProduct, aRunningDiscount } from '../../../testing/a-product.ts'
import type { CartLine } from './cart.ts'
import { grossOf } from './cart-totals.ts'
import type { DiscountRules } from './change-quantity.ts'
import { soldBy } from './sold-by.ts'
import { ticketDiscount } from './ticket-discount.ts'

const NOW = Date.parse('2026-11-21T12:00:00.000Z')
const RULES: DiscountRules = { pricing: { currency: 'TND', vatMode: 'charged' }, limitMilli: null }

function aLine(id: string, priceMinor: number, isRunning = false): CartLine {
  const discount = isRunning ? aRunningDiscount() : null
  const product = soldBy(aProduct({ id, unitPriceMicro: priceMinor * 1000, vatRateMilli: 19_000, discount }), undefined)
  return { id, product, quantityMilli: 1000 }
}

const prices = fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 12 })

describe('an amount off the whole ticket', () => {
  test('is taken off to the last millime, and off no line more than it comes to', () => {
    fc.assert(
      fc.property(prices, fc.double({ min: 0, max: 1, noNaN: true }), (all, part) => {
        const lines = all.map((price, at) => aLine(`l${at}`, price))
        const gross = lines.map((line) => grossOf(line, RULES.pricing))
        const totalMinor = gross.reduce((sum, each) => sum + each, 0)
        const amountMinor = Math.max(1, Math.round(totalMinor * part))
        const found = ticketDiscount({ kind: 'amount', amountMinor }, lines, RULES, NOW)
        if (!('lines' in found)) throw new Error(found.problem)
        const shares = lines.map(({ id }) => {
          const share = found.lines.get(id)
          return share?.kind === 'amount' ? share.amountMinor : 0
        })
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amountMinor)
        for (const [at, share] of shares.entries()) expect(share).toBeLessThanOrEqual(gross[at] ?? 0)
      }),
    )
  })

  test('leaves lines alone whose discount is running, and is refused where all are', () => {
    const found = ticketDiscount(
      { kind: 'amount', amountMinor: 100 },
      [aLine('a', 1000, true), aLine('b', 1000)],
      RULES,
      NOW,
    )
    expect(found).toEqual({ lines: new Map([['b', { kind: 'amount', amountMinor: 100 }]]) })
    const none = ticketDiscount({ kind: 'amount', amountMinor: 100 }, [aLine('a', 1000, true)], RULES, NOW)
    expect(none).toEqual({ problem: 'notBetter' })
  })

  test('is refused beyond the total and beyond the limit', () => {
    const lines = [aLine('a', 1000), aLine('b', 3000)]
    const off = (amountMinor: number, limitMilli: number | null = 20_000) =>
      ticketDiscount({ kind: 'amount', amountMinor }, lines, { ...RULES, limitMilli }, NOW)
    expect(off(800)).not.toHaveProperty('problem')
    expect(off(801)).toEqual({ problem: 'aboveLimit' })
    expect(off(4001, null)).toEqual({ problem: 'aboveLine' })
    expect(off(0)).toEqual({ problem: 'empty' })
  })
})

describe('a rate off the whole ticket', () => {
  test('is one off each line, except where a running discount is better', () => {
    const lines = [aLine('a', 1000, true), aLine('b', 3000)]
    const off = (rateMilli: number) => ticketDiscount({ kind: 'rate', rateMilli, reason: 'Fidèle' }, lines, RULES, NOW)
    const small = off(1000)
    expect('lines' in small && [...small.lines.keys()]).toEqual(['b'])
    const large = off(90_000)
    expect('lines' in large && [...large.lines.keys()]).toEqual(['a', 'b'])
    expect(off(100_001)).toEqual({ problem: 'aboveLine' })
  })
})
