import { CASH_STEPS_MINOR, type CashStepMinor } from '@comptoir/contracts/cash-steps'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { v7 as newId } from 'uuid'
import { settle, type Settlement } from './settlement.rules.ts'

const KINDS = new Map([
  ['cash', 'cash'],
  ['card', 'card'],
  ['mobile', 'mobile'],
])
const of = (paymentMethodId: string) => (amountMinor: number) => ({ id: newId(), paymentMethodId, amountMinor })
const step = fc.constantFrom(...CASH_STEPS_MINOR)

interface Case {
  totalMinor: number
  others: number[]
  /** Handed over beyond what is owed in cash; null: nothing is paid in cash. */
  beyond: number | null
  stepMinor: CashStepMinor
}

/** A total of which other methods pay a part, or all of it, and cash the rest. */
const aCase: fc.Arbitrary<Case> = fc
  .record({
    totalMinor: fc.integer({ min: 1, max: 900_000 }),
    shares: fc.array(fc.double({ min: 0, max: 0.5, noNaN: true }), { maxLength: 2 }),
    beyond: fc.option(fc.integer({ min: 0, max: 50_000 })),
    stepMinor: step,
  })
  .map(({ totalMinor, shares, beyond, stepMinor }) => {
    const others = shares.map((share) => Math.floor(share * totalMinor))
    if (beyond === null) others.push(totalMinor - sum(others))
    return { totalMinor, others, beyond, stepMinor }
  })

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** What cash is asked for: the nearest multiple, found by trying them. */
function nearest(exactMinor: number, stepMinor: number): number {
  if (stepMinor === 0) return exactMinor
  const below = exactMinor - (exactMinor % stepMinor)
  return exactMinor - below < below + stepMinor - exactMinor ? below : below + stepMinor
}

function settled({ totalMinor, others, beyond, stepMinor }: Case): Settlement & { owed: number } {
  const owed = nearest(totalMinor - sum(others), stepMinor)
  const payments = [...others.map(of('card')), ...(beyond === null ? [] : [of('cash')(owed + beyond)])]
  const till = { currency: 'TND', cashStepMinor: stepMinor } as const
  const paid = { payments, totalMinor, changeMinor: beyond ?? 0 }
  return { ...settle(paid, totalMinor, KINDS, till, newId()), owed }
}

describe('by whatever a sale is paid', () => {
  test('the money that stays is the total and the rounding, exactly', () => {
    fc.assert(
      fc.property(aCase, (given) => {
        const { money, roundingMinor } = settled(given)
        expect(sum(money.map(({ amountMinor }) => amountMinor))).toBe(given.totalMinor + roundingMinor)
      }),
    )
  })

  test('the rounding is at most half a step, and the cash that stays a whole number of them', () => {
    fc.assert(
      fc.property(aCase, (given) => {
        const { money, roundingMinor, owed } = settled(given)
        const cash = sum(money.filter(({ methodKind }) => methodKind === 'cash').map(({ amountMinor }) => amountMinor))
        expect(Math.abs(roundingMinor) * 2).toBeLessThanOrEqual(given.stepMinor)
        if (given.beyond !== null) expect(cash).toBe(owed)
        if (given.stepMinor > 0) expect(cash % given.stepMinor).toBe(0)
      }),
    )
  })

  test('without cash nothing is rounded', () => {
    fc.assert(
      fc.property(aCase, (given) => {
        const others = [...given.others, given.totalMinor - sum(given.others)]
        expect(settled({ ...given, others, beyond: null }).roundingMinor).toBe(0)
      }),
    )
  })
})
