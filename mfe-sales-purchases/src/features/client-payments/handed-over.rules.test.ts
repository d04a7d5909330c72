import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { moneyOf } from './handed-over.rules.ts'

test('what comes in less the change is what is paid, and only cash is given back', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000_000 })
  fc.assert(
    fc.property(
      amount,
      fc.constantFrom('cash', 'card', 'cheque', 'draft'),
      fc.option(amount),
      (totalMinor, methodKind, receivedMinor) => {
        const money = moneyOf({ totalMinor, methodKind, receivedMinor })
        if (money === null) {
          expect(methodKind).toBe('cash')
          expect(receivedMinor).toBeLessThan(totalMinor)
          return
        }
        expect(money.amountMinor - money.changeMinor).toBe(totalMinor)
        expect(money.changeMinor).toBeGreaterThanOrEqual(0)
        if (methodKind !== 'cash') expect(money.changeMinor).toBe(0)
      },
    ),
  )
})
