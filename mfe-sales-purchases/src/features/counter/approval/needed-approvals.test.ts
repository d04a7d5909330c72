import { describe, expect, test } from '@jest/globals'
import { newId } from '@comptoir/platform'
import { aProduct } from '../../../testing/a-product.ts'
import type { PricedLine } from '../cart/cart-totals.ts'
import { linesToApprove, permissionsOf } from './needed-approvals.ts'

const PRICING = { currency: 'TND', vatMode: 'charged' } as const
const upToAFifth = { pricing: PRICING, approvedAboveMilli: 20_000 }

function aLine(applied: PricedLine['applied'], isCustom = false): PricedLine {
  return { id: newId(), product: isCustom ? { ...aProduct(), isCustom } : aProduct(), quantityMilli: 1000, applied }
}

describe('somebody has to approve', () => {
  test('a discount by hand above the limit, whether a rate or an amount', () => {
    const rate = aLine({ kind: 'rate', rateMilli: 20_001 })
    const amount = aLine({ kind: 'amount', amountMinor: 1000 })
    const lines = [aLine({ kind: 'rate', rateMilli: 20_000 }), rate, aLine(undefined), amount]
    const needed = linesToApprove(lines, upToAFifth, false)
    expect(needed.map(({ line }) => line)).toEqual([rate, amount])
    expect(permissionsOf(needed)).toEqual(['sales.exceedDiscount'])
  })

  test('a price said by hand, and a discount on it', () => {
    const line = aLine({ kind: 'rate', rateMilli: 50_000 }, true)
    expect(permissionsOf(linesToApprove([line], upToAFifth, true))).toEqual(['sales.editPrice', 'sales.exceedDiscount'])
    expect(linesToApprove([aLine(undefined, true)], upToAFifth, false)).toEqual([])
  })

  test('no discount that a manager set to run, and nothing where there is no limit', () => {
    const running = aLine({ kind: 'rate', rateMilli: 50_000, discountId: newId() })
    expect(linesToApprove([running], upToAFifth, true)).toEqual([])
    const byHand = aLine({ kind: 'rate', rateMilli: 50_000 })
    expect(linesToApprove([byHand], { pricing: PRICING, approvedAboveMilli: null }, true)).toEqual([])
  })
})
